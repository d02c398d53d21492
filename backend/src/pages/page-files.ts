import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** What Vite says of a built file. */
interface BuiltFile {
  file: string;
  src?: string;
  imports?: string[];
}
type Manifest = Record<string, BuiltFile | undefined>;

/** The page names these by itself. */
const ENTRY = "index.html";

/**
 * Links that have the browser fetch the code of a served page at once: otherwise it learns of each file from the one
 * before it.
 * @param folder the built web app
 * @returns for names of source files without their ending; nothing for those that the build doesn't know
 */
export function pageFiles(folder: string): (names: readonly string[]) => string {
  const manifest = manifestReader(join(folder, ".vite/manifest.json"));
  let known: { from: Manifest; links: Map<string, string> } | undefined;
  return (names) => {
    const from = manifest();
    if (known?.from !== from) known = { from, links: new Map() };
    const key = names.join();
    const links = known.links.get(key) ?? linksOf(from, names);
    known.links.set(key, links);
    return links;
  };
}

/** Links to the code of a screen, each file once (PAGE-07). */
function linksOf(manifest: Manifest, names: readonly string[]): string {
  const first = neededFiles(manifest, [ENTRY]);
  const modules = Object.keys(manifest).filter((module) => names.includes(basename(module, ".tsx")));
  const files = [...neededFiles(manifest, modules)].filter((file) => !first.has(file));
  return files
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" crossorigin />`)
    .join("");
}

/** The files of some modules, and all that these import before they run. */
function neededFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const collect = (module: string): void => {
    const built = manifest[module];
    if (!built || files.has(built.file)) return;
    files.add(built.file);
    built.imports?.forEach(collect);
  };
  modules.forEach(collect);
  return files;
}

/** Read anew when a build has replaced it; empty where nothing is built, as with `npm run dev`. */
function manifestReader(path: string): () => Manifest {
  let known: { at: number | undefined; manifest: Manifest } | undefined;
  return () => {
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (!known || known.at !== at)
      known = { at, manifest: at === undefined ? {} : (JSON.parse(readFileSync(path, "utf8")) as Manifest) };
    return known.manifest;
  };
}
