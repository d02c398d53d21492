import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { whenNear } from "../when-near";

const USABLE = "a, button, input, select, textarea, [tabindex]";

/** What somebody has used before it could answer: where it stands among all elements, and if it was pressed. */
interface Use {
  at: number;
  isPressed: boolean;
}

const allIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>("*")];

/**
 * Tells once that still content is needed: it has come near, or somebody presses or focuses something in it. The live
 * content that comes in its place has the same elements, so it takes over the focus and the press.
 */
export function useNeed(
  place: RefObject<HTMLElement | null>,
  isStill: boolean,
  onNeed: (() => void) | undefined,
): void {
  const used = useRef<Use | null>(null);
  const canLive = isStill && onNeed !== undefined;
  const handleNeed = useEffectEvent(() => onNeed?.());

  useEffect(() => {
    const element = place.current;
    if (!canLive || !element) return;
    const stopWaiting = whenNear(element.firstElementChild ?? element, () => handleNeed());
    function handleUse({ type, target }: Event) {
      const control = target instanceof Element ? target.closest<HTMLElement>(USABLE) : null;
      if (!control || !element) return;
      // A link leads on without the code of what is around it.
      const isPressed = type === "click" && !control.matches("a");
      used.current = { at: allIn(element).indexOf(control), isPressed };
      handleNeed();
    }
    element.addEventListener("click", handleUse);
    element.addEventListener("focusin", handleUse);
    return () => {
      stopWaiting();
      element.removeEventListener("click", handleUse);
      element.removeEventListener("focusin", handleUse);
    };
  }, [place, canLive]);

  useLayoutEffect(() => {
    const use = used.current;
    if (isStill || !use || !place.current) return;
    used.current = null;
    const again = allIn(place.current)[use.at];
    // Unless the focus has gone on meanwhile.
    if (document.activeElement === document.body) again?.focus({ preventScroll: true });
    if (use.isPressed) again?.click();
  }, [place, isStill]);
}
