import { usePathChange } from "./usePathChange";

/**
 * Moves focus to the new page's h1 after a change of path, so that a screen reader announces the page and Tab goes on
 * from its top.
 */
export function useRouteFocus(): void {
  usePathChange(focusHeading);
}

function focusHeading(): void {
  // The dashboard's shell has it in its top bar, outside of main.
  const target = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  // The router restores the scroll position; focus must not move it.
  target.focus({ preventScroll: true });
}
