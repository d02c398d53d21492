import { answerTasks } from "../../threads/answer-tasks";

/** What a process of the tests is told: to answer, to fail, to hang, to end, or to fill its memory or its buffers. */
export interface ProcessOrder {
  order: "answer" | "fail" | "hang" | "end" | "heap" | "buffers";
}

answerTasks(({ order }: ProcessOrder): string => {
  const kept: unknown[] = [];
  if (order === "fail") throw new Error("told to fail");
  if (order === "end") process.exit(7);
  while (order === "hang");
  while (order === "heap") kept.push(Array.from({ length: 100_000 }, Math.random));
  while (order === "buffers") kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  return order;
});
