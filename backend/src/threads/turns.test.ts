import { Turns } from "./turns";

/** A work that ends when it is told to. */
function createWork() {
  let end: (result: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const start = jest.fn(() => ended);
  return { start, end };
}

describe("turns", () => {
  it("begin one work when the one before it has ended", async () => {
    const turns = new Turns(2);
    const [first, second] = [createWork(), createWork()];
    const results = [turns.take(first.start), turns.take(second.start)];
    first.end("first");
    second.end("second");
    expect(second.start).not.toHaveBeenCalled();
    expect(await Promise.all(results)).toEqual(["first", "second"]);
  });

  it("go on after a work that fails", async () => {
    const turns = new Turns(2);
    const failing = turns.take(() => Promise.reject(new Error("out of ink")));
    const next = turns.take(() => Promise.resolve("printed"));
    await expect(failing).rejects.toThrow("out of ink");
    expect(await next).toBe("printed");
  });

  it("refuse at once the work for which there is no room, and take one when another has ended", async () => {
    const turns = new Turns(1);
    const first = createWork();
    const result = turns.take(first.start);
    await expect(turns.take(() => Promise.resolve("late"))).rejects.toMatchObject({
      code: "UNAVAILABLE",
      headers: new Map([["retry-after", "5"]]),
    });
    first.end("first");
    expect(await result).toBe("first");
    expect(await turns.take(() => Promise.resolve("now"))).toBe("now");
  });
});
