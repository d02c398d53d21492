import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CHECKOUT } from "../settings/local-folder";
import { type ApiNode, spawnNode, stopChild, waitUntilReady } from "./api-node";
import { build } from "./build";

export interface DevServerOptions {
  /** The site's: Vite answers there and hands on to the API node what is the API's. */
  port: number;
  apiUrl: string;
  /** The API node's. */
  logFile: string;
  startNode: () => Promise<ApiNode>;
}

const LOOK_EVERY_MS = 400;

/** Starts the API node, again after each change of its sources, and Vite, which reloads the page by itself. */
export async function startDevServer({ port, apiUrl, logFile, startNode }: DevServerOptions) {
  let node: ApiNode | null = await startNode();
  let isStopping = false;
  const restart = async () => {
    try {
      await build("backend", () => undefined);
      await node?.stop();
      node = null;
      if (!isStopping) node = await startNode();
      process.stdout.write("The API node has been restarted.\n");
    } catch (error) {
      // The terminal tells what does not compile or start, and the server waits for the next change.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  const watcher = watchSources(restart);
  const vite = startVite(port, apiUrl);
  const exited = once(vite, "exit").then(() => undefined);
  await waitUntilReady(port, vite, logFile);
  const stop = async () => {
    isStopping = true;
    await watcher.stop();
    await stopChild(vite);
    await node?.stop();
  };
  return { exited, stop };
}

/**
 * Calls `onChange` after changes that matter to the node, one call at a time. It looks for them itself,
 * because Node's own recursive watch loses a file that an editor saves by replacing it.
 */
function watchSources(onChange: () => Promise<void>) {
  const stopping = new AbortController();
  const look = async () => {
    let known = await fingerprintOfSources();
    while (!stopping.signal.aborted) {
      await delay(LOOK_EVERY_MS);
      const found = await fingerprintOfSources();
      if (found !== known) await onChange();
      known = found;
    }
  };
  const looking = look();
  const stop = () => {
    stopping.abort();
    return looking;
  };
  return { stop };
}

async function fingerprintOfSources(): Promise<string> {
  const files = await Promise.all(["backend/src", "protocol/src"].map(filesOf));
  const sources = files
    .flat()
    .filter((file) => /\.(?:ts|sql)$/.test(file) && !/\.test\.ts$|^backend\/src\/(local|test)\b/.test(file))
    .sort();
  const times = await Promise.all(
    sources.map((file) =>
      stat(join(CHECKOUT, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return sources.map((file, index) => `${file} ${times[index]}`).join("\n");
}

/** Paths from the checkout's root. */
async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(join(CHECKOUT, folder), { recursive: true });
  return files.map((file) => `${folder}/${file}`);
}

function startVite(port: number, apiUrl: string) {
  const bin = join(dirname(require.resolve("vite/package.json")), "bin/vite.js");
  const args = [bin, "--host", "127.0.0.1", "--port", String(port), "--strictPort", "--clearScreen", "false"];
  return spawnNode(args, {
    cwd: join(CHECKOUT, "frontend"),
    env: { ...process.env, API_URL: apiUrl },
    output: "inherit",
  });
}
