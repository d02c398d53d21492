import { useEffect } from "react";

const CONTROLS = "a, button, input, label, select, summary, textarea, [role]";

/** What a click acts on: a label's is what it labels. */
function controlOf({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * The second click of a double-click is for what the first one hit: where the page moved in between, as a form does to
 * its first error, it would press something that nobody meant.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    function handleClick(event: MouseEvent) {
      const control = controlOf(event);
      if (event.detail > 1 && pressed && control && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      } else pressed = control;
    }
    document.addEventListener("click", handleClick, { capture: true });
    return () => document.removeEventListener("click", handleClick, { capture: true });
  }, []);
}
