/**
 * Puts what a node loads at its start into one file (decision 98). `dist/main.js` then stands for some 3,000 modules.
 * What a node loads only at need, and what its threads and processes load, stays in files of its own.
 */
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "../backend/dist");
const MAIN = join(DIST, "main.js");
/** Asked for by `import()` alone, or by a tool of a package that a node never runs. */
const AT_NEED = ["@aws-sdk/client-s3", "pdfjs-dist", "sharp", "typescript"];

const isAtNeed = (name) => AT_NEED.some((each) => name === each || name.startsWith(`${each}/`));

/** TypeORM asks for the drivers of other databases too; a package that is not installed stays outside. */
const leaveOutside = {
  name: "leave-outside",
  async resolveId(name, importer, options) {
    if (options.isEntry || /^[./]/.test(name)) return null;
    const found = isAtNeed(name) ? null : await this.resolve(name, importer, { ...options, skipSelf: true });
    return found ?? { id: name, external: true };
  },
};

/** Our modules read files that lie beside them: each keeps its own folder. */
const keepFolders = {
  name: "keep-folders",
  transform(code, file) {
    if (!file.startsWith(DIST + sep) || !code.includes("__dirname")) return null;
    const folder = relative(DIST, dirname(file)).replaceAll(sep, "/");
    return {
      code: code.replaceAll("__dirname", `require("node:path").join(__dirname, "${folder}")`),
      map: null,
    };
  },
};

const bundle = await rolldown({ input: MAIN, platform: "node", plugins: [leaveOutside, keepFolders] });
await bundle.write({ file: MAIN, format: "cjs", codeSplitting: false });
await bundle.close();
