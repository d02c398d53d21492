import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { UnavailableError } from "../errors/errors";
import type { TaskAnswer } from "./answer-tasks";

interface Limits {
  /** A task that takes longer hangs: its process is killed. */
  timeoutMs: number;
  /** Tasks that may wait behind the one under way. */
  mostWaiting: number;
  /** A process that needs more is killed; left out, nobody looks. */
  memoryMb?: number;
}

interface Waiting<Task, Answer> {
  task: Task;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A task took more time or memory than it may. It stands as the cause of what `do` throws. */
export class TaskLimitError extends Error {}

/**
 * A process of its own for native code that doesn't yield, or for files of strangers: it can be killed, its memory is
 * not ours, and it gets none of our secrets. It starts with the first task and does one at a time.
 */
export class TaskProcess<Task extends object, Answer> {
  private child: ChildProcess | null = null;
  private readonly queue: Waiting<Task, Answer>[] = [];
  private isBusy = false;

  /** @param file what the process runs, without its ending: in the build it is another; it calls `answerTasks` */
  constructor(
    private readonly file: string,
    private readonly limits: Limits,
  ) {}

  /** @throws UnavailableError when too many wait, or the process fails; the same call may succeed later */
  do(task: Task): Promise<Answer> {
    if (this.queue.length >= this.limits.mostWaiting) throw new UnavailableError("Too many tasks wait.");
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      void this.work();
    });
  }

  /** Ends the process, whatever it is at; who waits is refused, as by an outage, and the next task starts another. */
  stop(): void {
    for (const { reject } of this.queue.splice(0)) reject(new UnavailableError("The process was stopped."));
    this.end();
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift())
      await this.ask(next.task).then(next.resolve, next.reject);
    this.isBusy = false;
  }

  private async ask(task: Task): Promise<Answer> {
    try {
      // An idle one may have ended, for want of memory say: this task need not know.
      const child = this.child?.connected ? this.child : await this.start();
      const answer = await answerOf<Answer>(child, task, this.limits);
      if ("result" in answer) return answer.result;
      throw new Error(answer.failure);
    } catch (error) {
      // The process may be in any state, and the next task must not meet it.
      this.end();
      throw new UnavailableError(error);
    }
  }

  /** What a process takes to begin is no task's time. */
  private async start(): Promise<ChildProcess> {
    const child = (this.child = start(this.file, this.limits));
    await firstOf(child, START_MS);
    return child;
  }

  private end(): void {
    this.child?.kill("SIGKILL");
    this.child = null;
  }
}

function start(file: string, { memoryMb }: Limits): ChildProcess {
  const extension = extname(__filename);
  const isSource = extension === ".ts";
  const child = fork(`${file}${extension}`, {
    execArgv: [
      // A process inherits no loader from one that was started from its TypeScript.
      ...(isSource ? ["--require", "@swc-node/register"] : []),
      ...(memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`]),
    ],
    env: isSource ? { TS_NODE_PROJECT: join(__dirname, "../../tsconfig.json") } : {},
    serialization: "advanced",
  });
  // `answerOf` tells of the first error at a task; one that comes behind it would end the node.
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Far more than any process takes to begin. */
const START_MS = 30_000;

function answerOf<Answer>(
  child: ChildProcess,
  task: object,
  { timeoutMs, memoryMb }: Limits,
): Promise<TaskAnswer<Answer>> {
  const answer = firstOf(child, timeoutMs, memoryMb) as Promise<TaskAnswer<Answer>>;
  child.send(task);
  return answer;
}

/** The next message of a process, within its limits. */
function firstOf(child: ChildProcess, timeoutMs: number, memoryMb?: number): Promise<unknown> {
  const unheard = new AbortController();
  const heard = { signal: unheard.signal };
  child.channel?.ref();
  return Promise.race([
    once(child, "message", heard).then(([message]) => message as unknown),
    once(child, "exit", heard).then(([code, signal]) => endedBy(code ?? signal)),
    delay(timeoutMs, undefined, heard).then(() => fail(new TaskLimitError("The process took too long."))),
    ...(memoryMb === undefined ? [] : [watchMemory(child, memoryMb, heard)]),
  ]).finally(() => {
    child.channel?.unref();
    unheard.abort();
  });
}

/** What V8 does without memory left: it aborts, and a shell would say 134. */
const OUT_OF_MEMORY: readonly unknown[] = ["SIGABRT", 134];

function endedBy(why: unknown): never {
  if (OUT_OF_MEMORY.includes(why)) throw new TaskLimitError("The process ran out of memory.");
  throw new Error(`The process ended with ${String(why)}.`);
}

const LOOK_MS = 50;
/** Linux counts memory in pages of so many bytes. */
const PAGE_BYTES = 4096;

/** V8's own limit leaves buffers out. Where the system has no /proc, that limit and the time must do. */
async function watchMemory(
  { pid }: ChildProcess,
  memoryMb: number,
  heard: { signal: AbortSignal },
): Promise<never> {
  while (!heard.signal.aborted) {
    await delay(LOOK_MS, undefined, heard);
    const pages = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
    if ((Number(pages.split(" ")[1] ?? 0) * PAGE_BYTES) / 1024 / 1024 > memoryMb)
      throw new TaskLimitError("The process took too much memory.");
  }
  throw new Error("Nobody looks any more.");
}

function fail(error: Error): never {
  throw error;
}
