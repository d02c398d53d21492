import { fireEvent, renderHook } from "@testing-library/react";
import { Dialog } from "./Dialog/Dialog";
import { useOverlaysAhead } from "./useOverlaysAhead";

describe("the code of what opens above a page", () => {
  let preload: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    preload = jest.spyOn(Dialog, "preload");
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ["a press", () => fireEvent.pointerDown(document.body)],
    ["a key", () => fireEvent.keyDown(document.body)],
  ])("is fetched once, a second after the first use of the page: %s", (_use, act) => {
    const { unmount } = renderHook(useOverlaysAhead);
    expect(preload).not.toHaveBeenCalled();
    act();
    act();
    jest.advanceTimersByTime(999);
    expect(preload).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(preload).toHaveBeenCalledTimes(1);
    unmount();
  });
});
