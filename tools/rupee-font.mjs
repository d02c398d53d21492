// Cuts Inter's rupee sign out of its latin-ext file of 85 kB: almost every page shows it, and no other of that file.
// `node tools/rupee-font.mjs` writes the file anew after an upgrade of the font.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
);
export const FILE = join(import.meta.dirname, "../frontend/src/design-system/inter-rupee-wght-normal.woff2");

export const cut = async () => subsetFont(await readFile(source), "₹", { targetFormat: "woff2" });

if (process.argv[1] === import.meta.filename) await writeFile(FILE, await cut());
