import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/** The portal that the tests visit, with all demo data in it. */
export interface TestStack {
  url: string;
  databaseUrl: string;
  /** host:port */
  authEmulator: string;
  /** Where the portal's mails lie, a file each. */
  mailFolder: string;
  /** For the product's own demo accounts; the role in capitals. */
  accounts: { email: string; password: string; role: string; plan: string }[];
}

const CHECKOUT = resolve(__dirname, "../..");
// Ten minutes are beyond any machine that could run the tests in a useful time.
const START_TIMEOUT_MS = 10 * 60_000;

export interface RunningStack {
  stack: TestStack;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away copy of what `npm start` starts, on free ports, and waits until its data is in. The quick tests
 * take a tenth of its jobs.
 */
export const startTestStack = (): Promise<RunningStack> =>
  startProgram(
    "backend/src/local/start.ts",
    "--throw-away",
    ...(process.env.E2E_JOBS === "few" ? ["--few-jobs"] : []),
  );

/** Starts a portal without data whose standby is ten seconds late. It is built already. */
export const startStackWithLateStandby = (): Promise<RunningStack> =>
  startProgram("backend/src/test/database-server/late-standby.ts");

/** It stops by itself when this process is gone. */
async function startProgram(...program: string[]): Promise<RunningStack> {
  const child = fork("tools/run.cjs", program, {
    cwd: CHECKOUT,
    // Two browsers at full speed from one address are more than a person's.
    env: { ...process.env, READS_PER_MINUTE: "1000000", FEEDS_FROM_PRIVATE: "true" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
  try {
    return { stack: await firstMessage(child), process: child, stop };
  } catch (error) {
    await stop();
    throw new Error(`The portal did not start:\n${Buffer.concat(output).toString()}`, { cause: error });
  }
}

async function firstMessage(child: ChildProcess): Promise<TestStack> {
  const ending = new AbortController();
  child.once("exit", () => ending.abort(new Error("It has ended.")));
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(START_TIMEOUT_MS)]);
  const [message] = (await once(child, "message", { signal })) as [TestStack];
  return message;
}
