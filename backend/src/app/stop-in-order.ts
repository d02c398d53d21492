import type { Logger } from "pino";

/** Longer than an answer or a task may take. A supervisor that waits for less kills the node. */
const MOST_TO_STOP_MS = 30_000;

/** Ends the parts of a node one after the other. If one of them hangs, the log names it, and the process ends. */
export async function stopInOrder(
  log: Pick<Logger, "info" | "error">,
  parts: readonly [name: string, end: () => unknown][],
  exit = (code: number): void => process.exit(code),
): Promise<void> {
  let ending = "";
  setTimeout(() => {
    log.error({ part: ending }, "did not stop in time");
    exit(1);
  }, MOST_TO_STOP_MS).unref();
  for (const [name, end] of parts) {
    ending = name;
    await end();
  }
  ending = "what is still open";
  log.info("stopped");
}
