import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { spawnNode } from "../src/local/api-node";

const PATIENCE_MS = 60_000;

interface Program {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Answers 200 once the program is ready. */
  readyUrl: string;
}

/** A program of ours in a process of its own, which is ended in all ways and started again, as a supervisor would. */
export class ChildProgram {
  /** How often it ended, or did not get ready, though nobody had asked it to. */
  unaskedEnds = 0;
  private child: ChildProcess | null = null;

  constructor(readonly program: Program) {}

  /** @returns seconds until it was ready */
  async start(): Promise<number> {
    const begin = performance.now();
    const deadline = begin + PATIENCE_MS;
    while (performance.now() < deadline) {
      this.child ??= this.spawn();
      if (await this.isReady()) return (performance.now() - begin) / 1000;
      await delay(20);
    }
    throw new Error(`${this.program.name} did not get ready; see ${this.program.logFile}.`);
  }

  /** Ends it without a word. */
  kill = (): Promise<void> => this.end("SIGKILL");

  /** Asks it to end, and waits until it has finished what was under way. */
  stop = (): Promise<void> => this.end("SIGTERM");

  freeze(): void {
    this.child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.child?.kill("SIGCONT");
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(this.program.readyUrl, { signal }).catch(() => null);
    await response?.text().catch(() => "");
    return response?.ok === true;
  }

  private spawn(): ChildProcess {
    const { args, env, logFile } = this.program;
    const log = openSync(logFile, "a", 0o600);
    const child = spawnNode(args, { env, output: log });
    closeSync(log);
    child.once("exit", () => {
      if (this.child !== child) return;
      this.child = null;
      this.unaskedEnds += 1;
    });
    return child;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
