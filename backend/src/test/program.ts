import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

const CHECKOUT = resolve(__dirname, "../../..");

/**
 * Runs a program of the backend to its end, as a person in a terminal would.
 * @param file below `src/`
 * @returns all that it wrote, to standard output and error
 */
export async function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ exitCode: number | null; output: string }> {
  const child = startProgram(file, args, env);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  await once(child, "close");
  return { exitCode: child.exitCode, output };
}

/** Starts a program of the backend with nothing in its environment but PATH and `env`. */
export function startProgram(file: string, args: string[], env: NodeJS.ProcessEnv) {
  const command = [join(CHECKOUT, "tools/run.cjs"), join(CHECKOUT, "backend/src", file), ...args];
  return spawn(process.execPath, command, {
    cwd: CHECKOUT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
