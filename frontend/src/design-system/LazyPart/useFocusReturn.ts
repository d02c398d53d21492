import { useRef, type RefObject } from "react";

/**
 * For a popup that its button opens: at closing the focus goes back to the button, unless what came in place of the
 * page has taken it meanwhile.
 */
export function useFocusReturn(button: RefObject<HTMLElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  function handleFinalFocus() {
    const { activeElement, body } = document;
    const isTaken = activeElement !== body && !popup.current?.contains(activeElement);
    return isTaken ? false : button.current;
  }
  return { ref: popup, finalFocus: handleFinalFocus };
}
