import { once } from "node:events";
import { extname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { UnavailableError } from "../errors/errors";
import { Turns } from "./turns";

interface Limits {
  /** A task that takes longer hangs: its thread is ended. */
  timeoutMs: number;
  /** A thread that needs more is ended. */
  memoryMb: number;
  /** Tasks that may be there at once, the one under way included. */
  mostTasks: number;
}

/**
 * A thread of its own for tasks that would hold the event loop. It starts with the first task, does one at a time, and
 * answers each message with one.
 */
export class TaskThread<Task, Answer> {
  private worker: Worker | null = null;
  private readonly turns: Turns;

  /** @param file the thread's, without its ending: in the build it is another */
  constructor(
    private readonly file: string,
    private readonly limits: Limits,
  ) {
    this.turns = new Turns(limits.mostTasks);
  }

  /** @throws UnavailableError when too many tasks wait, the thread fails or takes too long; the next gets a new one */
  async do(task: Task): Promise<Answer> {
    return await this.turns.take(() => this.ask(task));
  }

  /** Ends the thread, whatever it is at; the next task starts another. */
  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private async ask(task: Task): Promise<Answer> {
    const worker = (this.worker ??= this.start());
    const unheard = new AbortController();
    const heard = { signal: unheard.signal };
    worker.ref();
    worker.postMessage(task);
    try {
      return await Promise.race([
        once(worker, "message", heard).then(([answer]) => answer as Answer),
        once(worker, "exit", heard).then(([code]) => fail(`The thread ended with ${String(code)}.`)),
        delay(this.limits.timeoutMs, undefined, heard).then(() => fail("The thread took too long.")),
      ]);
    } catch (error) {
      await worker.terminate();
      throw new UnavailableError(error);
    } finally {
      worker.unref();
      unheard.abort();
    }
  }

  private start(): Worker {
    const extension = extname(__filename);
    const worker = new Worker(`${this.file}${extension}`, {
      // A thread inherits no loader from a process that was started from its TypeScript, and needs none of our secrets.
      execArgv: extension === ".ts" ? ["--require", "@swc-node/register"] : [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    // `ask` tells of the first error at a task; one that comes behind it would end the node.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.worker === worker) this.worker = null;
    });
    worker.unref();
    return worker;
  }
}

function fail(why: string): never {
  throw new Error(why);
}
