// Cuts what pages show out of larger fonts: Inter's rupee sign, and of Noto Sans Devanagari the letters of Hindi in the
// weights that pages use. `node tools/cut-fonts.mjs` writes the files anew after an upgrade of a font.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, "../frontend/src/design-system");
/** Unicode's block of Devanagari, and the joiners that shape its letters. */
const DEVANAGARI = Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(0x900 + at)).join("");
const JOINERS = "\u200C\u200D\u25CC";

export const CUTS = [
  {
    file: join(FOLDER, "inter-rupee-wght-normal.woff2"),
    source: require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
    letters: "₹",
  },
  {
    file: join(FOLDER, "noto-devanagari-wght-normal.woff2"),
    source:
      require.resolve("@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2"),
    letters: DEVANAGARI + JOINERS,
    axes: { wght: { min: 400, max: 700 } },
  },
];

export const cut = async ({ source, letters, axes }) =>
  subsetFont(await readFile(source), letters, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
  });

if (process.argv[1] === import.meta.filename)
  for (const each of CUTS) await writeFile(each.file, await cut(each));
