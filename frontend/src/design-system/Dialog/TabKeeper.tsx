import type { KeyboardEvent, ReactNode } from "react";

/**
 * Around a modal panel. At the panel's end the focus goes to a guard, which gives it back with the next frame; a Tab
 * that comes before that would go on to the page behind, and is held here.
 */
export function TabKeeper({ children }: { children: ReactNode }) {
  function handleKeyDown(event: KeyboardEvent) {
    const isOnGuard = event.target instanceof HTMLElement && "baseUiFocusGuard" in event.target.dataset;
    if (event.key === "Tab" && isOnGuard) event.preventDefault();
  }
  return (
    <div role="presentation" onKeyDown={handleKeyDown}>
      {children}
    </div>
  );
}
