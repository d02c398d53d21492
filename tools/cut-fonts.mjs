// Cuts what pages show out of larger fonts: Inter's rupee sign, and the letters of India's scripts in the weights that
// pages use. `node tools/cut-fonts.mjs` writes the files anew after an upgrade of a font.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, "../frontend/src/design-system");
/** Fonts of scripts, with the start of their blocks in Unicode. */
const SCRIPTS = [
  { script: "devanagari", start: 0x900, font: "@fontsource-variable/noto-sans-devanagari" },
  { script: "bengali", start: 0x980, font: "@fontsource-variable/noto-sans-bengali" },
  { script: "gujarati", start: 0xa80, font: "@fontsource-variable/noto-sans-gujarati" },
  { script: "tamil", start: 0xb80, font: "@fontsource-variable/noto-sans-tamil" },
  { script: "telugu", start: 0xc00, font: "@fontsource-variable/noto-sans-telugu" },
  { script: "kannada", start: 0xc80, font: "@fontsource-variable/noto-sans-kannada" },
];
/** What stands between sentences and in all blocks, and the joiners that shape letters. */
const SHARED = "\u0964\u0965\u200C\u200D\u25CC";
const lettersFrom = (start) =>
  Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(start + at)).join("");

const cutOfScript = ({ script, start, font }) => ({
  file: join(FOLDER, `noto-${script}-wght-normal.woff2`),
  source: require.resolve(`${font}/files/noto-sans-${script}-${script}-wght-normal.woff2`),
  letters: lettersFrom(start) + SHARED,
  axes: { wght: { min: 400, max: 700 } },
});

export const CUTS = [
  {
    file: join(FOLDER, "inter-rupee-wght-normal.woff2"),
    source: require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
    letters: "₹",
  },
  ...SCRIPTS.map(cutOfScript),
];

export const cut = async ({ source, letters, axes }) =>
  subsetFont(await readFile(source), letters, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
  });

if (process.argv[1] === import.meta.filename)
  for (const each of CUTS) await writeFile(each.file, await cut(each));
