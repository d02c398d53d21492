import { parentPort } from "node:worker_threads";

/** What a thread of the tests is told: to answer it, to hang, to fail or to end. */
export type ThreadOrder = "answer" | "hang" | "fail" | "end";

parentPort?.on("message", (order: ThreadOrder) => {
  if (order === "fail") throw new Error("told to fail");
  if (order === "end") process.exit(7);
  while (order === "hang");
  parentPort?.postMessage(order);
});
