import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

const BACKEND = resolve(__dirname, "../..");

/**
 * Runs an expression of TypeScript's exports in a process of its own, which a test can then kill.
 * @param module below `src/`, such as "local/postgres"
 * @param call such as `startPostgres({ … })`; what it resolves to comes back, as far as JSON carries it
 */
export async function runInChild(
  module: string,
  call: string,
): Promise<{ child: ChildProcess; result: unknown }> {
  const script = `process.env.TS_NODE_PROJECT = ${JSON.stringify(join(BACKEND, "tsconfig.json"))};
require("@swc-node/register");
const module_ = require(${JSON.stringify(join(BACKEND, "src", module))});
// Listening keeps it alive until it is killed, or the test is.
process.on("message", () => undefined);
module_.${call}.then((result) => process.send({ result }));`;
  const child = spawn(process.execPath, ["-e", script], {
    cwd: BACKEND,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit").then(() => {
    throw new Error(`${call} ended before it answered`);
  });
  const [message] = (await Promise.race([once(child, "message"), exited])) as [{ result: unknown }];
  exited.catch(() => undefined);
  return { child, result: message.result };
}
