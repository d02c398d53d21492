import "@testing-library/jest-dom";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { DeclaredStyle } from "./declared-style";

// The files of a worker share the library, so that what it does at its import happens here for each.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, jest });

// A machine that is busy with other things must not turn a change away: decision 12.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// The next test finds `fetch`, the clock and the tab's storage as they were, also after a test that failed.
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** React runs a screen's effects in a task after the one that showed it, and those of what they show in the next. */
const ROUNDS_OF_EFFECTS = 3;
/** The real one, also where a test stops the clock. */
const afterTasks = setImmediate;

type AsyncWrapper = (find: () => Promise<unknown>) => Promise<unknown>;

/** The library's own, also where an earlier file of this worker has wrapped it. */
const { asyncWrapper }: { asyncWrapper: AsyncWrapper & { own?: AsyncWrapper } } = getConfig();
const own = asyncWrapper.own ?? asyncWrapper;

/** What a test has found stands there with its effects, such as the page's title. */
const withEffects: AsyncWrapper = (find) =>
  own(async () => {
    const found = await find();
    for (let round = 0; round < ROUNDS_OF_EFFECTS; round += 1)
      await new Promise((resolve) => afterTasks(resolve));
    return found;
  });

configure({
  // A screen's code is compiled when a test first opens it, which takes its time on a busy machine.
  asyncUtilTimeout: 20_000,
  asyncWrapper: Object.assign(withEffects, { own }),
});

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
jest.mock("recharts", () => new Proxy({}, { get: () => () => null }));
