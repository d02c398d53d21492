import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CHECKOUT } from "../settings/local-folder";
import { lockFolder, unlockFolder } from "./folder-lock";
import { StartError } from "./start-error";

interface Workspace {
  name: "backend" | "frontend";
  /** What the built files depend on, beside the shared files. */
  sources: string[];
  /** A file that every build writes anew. */
  output: string;
}

const BACKEND: Workspace = {
  name: "backend",
  sources: ["src", ".swcrc", "package.json"],
  output: "dist/main.js",
};
const FRONTEND: Workspace = {
  name: "frontend",
  sources: ["src", "public", "index.html", "vite.config.ts", "package.json"],
  output: "dist/index.html",
};
const SHARED_SOURCES = [
  ...["package-lock.json", "tsconfig.base.json", "tools/bundle"],
  ...["protocol/package.json", "protocol/src"],
];
// No build reads them, so a change of theirs asks for none.
const NOT_BUILT = /\.test\.tsx?$|^backend\/src\/(local|test)\//;
const STAMPS = join(CHECKOUT, ".local", "builds");

/** Builds what changed since it was last built here; `onChild` gets each build's process, to stop it with. */
export async function buildWhatChanged(
  names: Workspace["name"][],
  onChild: (child: ChildProcess) => void,
): Promise<void> {
  // The tests' stack may come upon the one that a person just started in the same checkout.
  while (lockFolder(STAMPS)) await delay(100);
  try {
    const workspaces = [BACKEND, FRONTEND].filter(({ name }) => names.includes(name));
    await Promise.all(workspaces.map((workspace) => buildIfChanged(workspace, onChild)));
  } finally {
    unlockFolder(STAMPS);
  }
}

async function buildIfChanged(workspace: Workspace, onChild: (child: ChildProcess) => void): Promise<void> {
  const stampFile = join(STAMPS, workspace.name);
  const sources = await hashOfSources(workspace);
  const stamp = async () => `${sources} ${await writtenAt(workspace)}`;
  if ((await readFile(stampFile, "utf8").catch(() => "")) === (await stamp())) return;
  await build(workspace.name, onChild);
  await mkdir(STAMPS, { recursive: true });
  await writeFile(stampFile, await stamp());
}

/** Runs the workspace's own build script. @throws StartError with its output when it fails */
export async function build(name: Workspace["name"], onChild: (child: ChildProcess) => void): Promise<void> {
  const cwd = join(CHECKOUT, name);
  const { scripts } = JSON.parse(await readFile(join(cwd, "package.json"), "utf8")) as {
    scripts: { build: string };
  };
  // Run as npm would, without the second that npm itself takes.
  const path = [join(cwd, "node_modules/.bin"), join(CHECKOUT, "node_modules/.bin"), process.env.PATH];
  const env = { ...process.env, PATH: path.join(delimiter) };
  const child = spawn(scripts.build, { cwd, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  onChild(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  if (child.exitCode !== 0) throw new StartError(`The build of ${name} failed:\n${output.trim()}`);
}

async function writtenAt(workspace: Workspace): Promise<number> {
  const output = await stat(join(CHECKOUT, workspace.name, workspace.output)).catch(() => null);
  return output?.mtimeMs ?? 0;
}

async function hashOfSources(workspace: Workspace): Promise<string> {
  const roots = [...workspace.sources.map((path) => `${workspace.name}/${path}`), ...SHARED_SOURCES];
  const files = (await Promise.all(roots.map(filesBelow))).flat().filter((path) => !NOT_BUILT.test(path));
  const hash = createHash("sha256");
  for (const path of files.sort()) hash.update(path).update(await readFile(join(CHECKOUT, path)));
  return hash.digest("hex");
}

/** Paths from the checkout's root with slashes, the path itself when it is a file, none when it is missing. */
async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(join(CHECKOUT, path)).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(CHECKOUT, path));
  return (await Promise.all(entries.map((entry) => filesBelow(`${path}/${entry}`)))).flat();
}
