import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(__dirname, "../../frontend/dist/.vite/manifest.json");

/** The file that a module of the web app was built into, as the path that a page asks for. */
export function builtFile(module: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, { file: string } | undefined>;
  const chunk = chunks[module];
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return `/${chunk.file}`;
}
