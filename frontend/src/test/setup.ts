import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { DeclaredStyle } from "./declared-style";

// Files share what was imported once, so that what the library does at its import happens here for each.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // By this name it looks for a clock that stands still.
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// They share the window, too.
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

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
URL.createObjectURL = () => "blob:preview";
URL.revokeObjectURL = () => undefined;
// Narrower than every width that a media query asks for.
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.getComputedStyle = (element) => new DeclaredStyle(element) as unknown as CSSStyleDeclaration;

// It measures nothing either, so that charts would come out empty, and slowly: the browser tests see them drawn.
vi.mock("recharts", () => {
  const names = [
    "Area",
    "AreaChart",
    "Bar",
    "BarChart",
    "CartesianGrid",
    "ReferenceDot",
    "Tooltip",
    "XAxis",
    "YAxis",
  ];
  return Object.fromEntries(names.map((name) => [name, () => null]));
});
