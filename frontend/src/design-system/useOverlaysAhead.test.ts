import { fireEvent, renderHook, waitFor } from "@testing-library/react";
import { Dialog } from "./Dialog/Dialog";
import { useOverlaysAhead } from "./useOverlaysAhead";

describe("the code of what opens above a page", () => {
  let preload: jest.SpyInstance;
  beforeEach(() => {
    preload = jest.spyOn(Dialog, "preload");
  });

  it.each([
    ["a press", () => fireEvent.pointerDown(document.body)],
    ["a key", () => fireEvent.keyDown(document.body)],
  ])("is fetched once, after the first use of the page: %s", async (_use, act) => {
    const { unmount } = renderHook(useOverlaysAhead);
    expect(preload).not.toHaveBeenCalled();
    act();
    act();
    await waitFor(() => expect(preload).toHaveBeenCalled());
    expect(preload).toHaveBeenCalledTimes(1);
    unmount();
  });
});
