import { once } from "node:events";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { type ApiNode, spawnNode, stopChild } from "./api-node";
import { build } from "./build";
import { CHECKOUT } from "./checkout";

export interface DevServerOptions {
  /** Of the site: Vite answers there and hands on to the API node what is the API's. */
  port: number;
  apiUrl: string;
  startNode(): Promise<ApiNode>;
}

/** Several files are written when an editor saves all or a branch is changed. */
const SETTLE_MS = 150;

/** Starts the API node, again after each change of its sources, and Vite, which reloads the page by itself. */
export async function startDevServer({ port, apiUrl, startNode }: DevServerOptions) {
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
      // What does not compile or start is told, and the next change is waited for.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  const watcher = watchSources(restart);
  const vite = startVite(port, apiUrl);
  const exited = once(vite, "exit").then(() => undefined);
  const stop = async () => {
    isStopping = true;
    await watcher.stop();
    await stopChild(vite);
    await node?.stop();
  };
  return { exited, stop };
}

/** Calls `onChange` after changes that matter to the node, one call at a time. */
function watchSources(onChange: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const watcher = watch(join(CHECKOUT, "backend/src"), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.ts$|^(local|test)\b/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (work = work.then(onChange)), SETTLE_MS);
  });
  const stop = () => {
    clearTimeout(timer);
    watcher.close();
    return work;
  };
  return { stop };
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
