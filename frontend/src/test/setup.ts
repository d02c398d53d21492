import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// A screen's code is compiled when a test first opens it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing: it lacks pointer events, and scrolling only reports itself as not implemented.
if (typeof window.PointerEvent === "undefined") {
  window.PointerEvent = class extends MouseEvent {
    readonly pointerType = "mouse";
  } as unknown as typeof PointerEvent;
}
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// Narrower than every width that a media query asks for.
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// It measures nothing either, so that charts would come out empty, and slowly: the browser tests see them drawn.
jest.mock("recharts", () => new Proxy({}, { get: () => () => null }));

/** React reads a submitted form; Node's FormData, which the test environment puts in place, can't. */
function restoreFormData() {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const FormDataOfPage: unknown = frame.contentWindow && Reflect.get(frame.contentWindow, "FormData");
  frame.remove();
  Object.defineProperty(globalThis, "FormData", {
    configurable: true,
    writable: true,
    value: FormDataOfPage,
  });
}
restoreFormData();
