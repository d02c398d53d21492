import { join } from "node:path";
import type { ThreadOrder } from "../test/tasks/task-in-thread";
import { TaskThread } from "./task-thread";

const FILE = join(__dirname, "../test/tasks/task-in-thread");
const LIMITS = { timeoutMs: 30_000, memoryMb: 32, mostTasks: 2 };

let thread: TaskThread<ThreadOrder, string>;
const started = (limits = {}) => (thread = new TaskThread(FILE, { ...LIMITS, ...limits }));
afterEach(() => thread.stop());

const expectOutage = (order: ThreadOrder) =>
  expect(thread.do(order)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    headers: new Map([["retry-after", "5"]]),
  });

describe("a thread for tasks", () => {
  it("answers one task after the other", async () => {
    started();
    expect(await Promise.all([thread.do("answer"), thread.do("answer")])).toEqual(["answer", "answer"]);
  });

  it("that hangs is ended, and the next task gets another", async () => {
    started({ timeoutMs: 2_000 });
    await expectOutage("hang");
    expect(await started().do("answer")).toBe("answer");
  });

  it.each(["fail", "end"] as const)(
    "told to %s answers as an outage, and the next task gets another",
    async (order) => {
      started();
      await expectOutage(order);
      expect(await thread.do("answer")).toBe("answer");
    },
  );

  it("refuses at once a task for which too many wait", async () => {
    started();
    const done = [thread.do("answer"), thread.do("answer")];
    await expectOutage("answer");
    expect(await Promise.all(done)).toEqual(["answer", "answer"]);
    expect(await thread.do("answer")).toBe("answer");
  });

  it("that was stopped starts anew", async () => {
    started();
    await thread.do("answer");
    await thread.stop();
    expect(await thread.do("answer")).toBe("answer");
  });
});
