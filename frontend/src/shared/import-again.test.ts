import { importAgain } from "./import-again";

const load = jest.fn();

describe("code that may not come", () => {
  beforeEach(() => load.mockReset().mockResolvedValue({ name: "the part" }));

  it("is asked for again as it was where the browser names no address", async () => {
    load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
    const importPart = importAgain(load);
    await expect(importPart()).rejects.toThrow("Importing");
    await expect(importPart()).resolves.toEqual({ name: "the part" });
  });

  it("is not asked for offline, so that the browser remembers no failure of its files", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const importPart = importAgain(load);
    await expect(importPart()).rejects.toThrow("Offline");
    expect(load).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await expect(importPart()).resolves.toEqual({ name: "the part" });
  });
});
