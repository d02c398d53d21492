import { join } from "node:path";
import type { ProcessOrder } from "../test/tasks/task-in-process";
import { TaskLimitError, TaskProcess } from "./task-process";

const FILE = join(__dirname, "../test/tasks/task-in-process");
const LIMITS = { timeoutMs: 30_000, mostWaiting: 1, memoryMb: 256 };

let tasks: TaskProcess<ProcessOrder, string>;
const started = (limits = {}) => (tasks = new TaskProcess(FILE, { ...LIMITS, ...limits }));
afterEach(() => tasks.stop());

describe("a process for tasks", () => {
  it("answers one task after the other", async () => {
    started();
    expect(await Promise.all([tasks.do({ order: "answer" }), tasks.do({ order: "answer" })])).toEqual([
      "answer",
      "answer",
    ]);
  });

  it.each(["fail", "end"] as const)(
    "told to %s answers as an outage, and the next task gets another",
    async (order) => {
      started();
      await expect(tasks.do({ order })).rejects.toMatchObject({ code: "UNAVAILABLE" });
      expect(await tasks.do({ order: "answer" })).toBe("answer");
    },
  );

  it.each(["heap", "buffers"] as const)(
    "that fills its %s is ended, and says that it was the task",
    async (order) => {
      started();
      await expect(tasks.do({ order })).rejects.toMatchObject({
        cause: expect.any(TaskLimitError) as unknown,
      });
      expect(await tasks.do({ order: "answer" })).toBe("answer");
    },
  );

  it("that hangs is ended", async () => {
    started({ timeoutMs: 2_000 });
    await expect(tasks.do({ order: "hang" })).rejects.toMatchObject({
      cause: expect.any(TaskLimitError) as unknown,
    });
  });
});
