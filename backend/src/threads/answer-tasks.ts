/** `failure` says why there is no result. */
export type TaskAnswer<Answer> = { result: Answer } | { failure: string };

type Work = (task: never) => unknown;

/** What a process of `TaskProcess` does: it says that it is ready, and answers each task by what the work makes. */
export function answerTasks(work: Work): void {
  // Ctrl-C, and a supervisor, reach the whole group, but the server finishes what it is at; our channel closes with it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.on("message", (task) => void answerOf(work, task).then((answer) => process.send?.(answer)));
  process.send?.("ready");
}

async function answerOf(work: Work, task: unknown): Promise<TaskAnswer<unknown>> {
  try {
    return { result: await work(task as never) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
