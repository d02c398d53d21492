import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { UnavailableError } from "../../../errors/errors";
import type { ResumeText } from "../content/resume-content";
import type { RenderAnswer, RenderTask } from "./resume-pdf-printer";
import { printResume } from "./resume-print";

/** With `updatedAt`, which becomes the file's date, equal resumes give equal bytes. */
export type RenderableResume = ResumeText & { updatedAt?: Date };

/** Far above any resume's time: what takes longer hangs. */
const TIMEOUT_MS = 10_000;
/** At some 50 ms each, about as long a line as a person would wait for. */
const MAX_WAITING = 100;

interface Waiting {
  task: RenderTask;
  resolve: (result: Uint8Array | string[]) => void;
  reject: (error: Error) => void;
}

/** Prints resumes, one at a time, in a process of its own that starts with the first of them. */
export class ResumeRenderer {
  private printer: ChildProcess | null = null;
  private readonly queue: Waiting[] = [];
  private isBusy = false;

  /** @throws UnavailableError when too many wait, or the process fails; the same call may succeed later */
  async pdf(resume: RenderableResume): Promise<Buffer> {
    const result = await this.render("pdf", resume);
    if (!(result instanceof Uint8Array)) throw new Error("The printer answered another task.");
    return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
  }

  /** One SVG a page, for an <img>. @throws UnavailableError as `pdf` does */
  async pages(resume: RenderableResume): Promise<string[]> {
    const result = await this.render("pages", resume);
    if (result instanceof Uint8Array) throw new Error("The printer answered another task.");
    return result;
  }

  /** Ends the process, whatever it is at; who waits is refused, as by an outage, and the next resume starts another. */
  stop(): void {
    for (const { reject } of this.queue.splice(0)) reject(new UnavailableError("The printer was stopped."));
    this.endPrinter();
  }

  private render(output: RenderTask["output"], resume: RenderableResume): Promise<Uint8Array | string[]> {
    if (this.queue.length >= MAX_WAITING) throw new UnavailableError("Too many resumes wait to be printed.");
    const task = { output, template: resume.template, resume: printResume(resume) };
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      void this.work();
    });
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift())
      await this.ask(next.task).then(next.resolve, next.reject);
    this.isBusy = false;
  }

  private async ask(task: RenderTask): Promise<Uint8Array | string[]> {
    try {
      // An idle one may have ended, for want of memory say: this resume need not know.
      const printer = (this.printer = this.printer?.connected ? this.printer : startPrinter());
      const answer = await answerOf(printer, task);
      if ("result" in answer) return answer.result;
      throw new Error(answer.failure);
    } catch (error) {
      // The compiler may be in any state, and the next resume must not meet it.
      this.endPrinter();
      throw new UnavailableError(error);
    }
  }

  private endPrinter(): void {
    this.printer?.kill("SIGKILL");
    this.printer = null;
  }
}

function startPrinter(): ChildProcess {
  const extension = extname(__filename);
  const printer = fork(join(__dirname, `resume-pdf-printer${extension}`), {
    // A process inherits no loader from one that was started from its TypeScript, and needs none of our secrets.
    execArgv: extension === ".ts" ? ["--require", "@swc-node/register"] : [],
    env: {},
    serialization: "advanced",
  });
  // `answerOf` tells of the first error at a resume; one that comes behind it would end the node.
  printer.on("error", () => undefined);
  printer.unref();
  printer.channel?.unref();
  return printer;
}

function answerOf(printer: ChildProcess, task: RenderTask): Promise<RenderAnswer> {
  const unheard = new AbortController();
  const heard = { signal: unheard.signal };
  printer.channel?.ref();
  printer.send(task);
  return Promise.race([
    once(printer, "message", heard).then(([answer]) => answer as RenderAnswer),
    once(printer, "exit", heard).then(([code, signal]) => fail(`The printer ended with ${code ?? signal}.`)),
    delay(TIMEOUT_MS, undefined, heard).then(() => fail("The printer took too long.")),
  ]).finally(() => {
    printer.channel?.unref();
    unheard.abort();
  });
}

function fail(why: string): never {
  throw new Error(why);
}
