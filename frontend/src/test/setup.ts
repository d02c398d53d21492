import "@testing-library/jest-dom";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// jsdom draws nothing: it lacks pointer events, and scrolling only reports itself as not implemented.
if (typeof window.PointerEvent === "undefined") {
  window.PointerEvent = class extends MouseEvent {
    readonly pointerType = "mouse";
  } as unknown as typeof PointerEvent;
}
window.scrollTo = () => undefined;
// Narrower than every width that a media query asks for.
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
