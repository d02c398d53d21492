import { stopInOrder } from "./stop-in-order";

const log = { info: jest.fn(), error: jest.fn() };
const exit = jest.fn();
const stop = (...parts: [string, () => unknown][]) => stopInOrder(log, parts, exit);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe("the end of a node", () => {
  it("ends its parts in order", async () => {
    const ended: string[] = [];
    await stop(["answers", () => ended.push("answers")], ["database", () => ended.push("database")]);
    expect(ended).toEqual(["answers", "database"]);
    expect(log.info).toHaveBeenCalledWith("stopped");
    expect(exit).not.toHaveBeenCalled();
  });

  it("names what hangs, and ends the process", async () => {
    const isEnded = jest.fn();
    void stop(["answers", () => undefined], ["queue", () => new Promise(() => undefined)]).then(isEnded);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(log.error).toHaveBeenCalledWith({ part: "queue" }, "did not stop in time");
    expect(exit).toHaveBeenCalledWith(1);
    expect(isEnded).not.toHaveBeenCalled();
  });
});
