import type { Plugin } from "vite";
import { emitSingleFile } from "./file-build";

const WORKER = "src/worker/worker.ts";
const LICENCES = "licenses-worker.md";

/** What the app needs before it shows anything: its script, what that imports, its style and its fonts' first file. */
type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...all: never) => unknown>>[1];

function shellFiles(bundle: Bundle, firstFont: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry.");
  const files = new Set([entry.fileName]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const imported of file.imports) files.add(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
  }
  const fonts = Object.keys(bundle).filter((name) => firstFont.test(name));
  return [...files, ...fonts].map((name) => `/${name}`);
}

/** Builds the service worker into one file, with the names of the shell's files written into it (docs/offline.md). */
export function buildWorker(firstFont: RegExp): Plugin {
  return {
    name: "build-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const define = { SHELL_FILES: JSON.stringify(shellFiles(bundle, firstFont)) };
      await emitSingleFile(this, { input: WORKER, fileName: "sw.js", define, licences: LICENCES });
    },
  };
}
