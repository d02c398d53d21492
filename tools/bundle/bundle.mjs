/**
 * Puts what a node loads at its start into one file, and beside it what V8 compiled of that (decision 98).
 * `dist/bundle.js` then stands for some 3,000 modules, and `dist/main.js` starts it. What a node loads only at need,
 * and what its threads and processes load, stays in files of its own.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { asciiOf, withoutRawTemplates } from "./ascii.mjs";

const TOOLS = dirname(fileURLToPath(import.meta.url));
const DIST = join(TOOLS, "../../backend/dist");
const MAIN = join(DIST, "main.js");
const BUNDLE = join(DIST, "bundle.js");
const CACHE = join(DIST, "bundle.cache");
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

/** Escapes would become part of these texts. */
const noRawTemplates = {
  name: "no-raw-templates",
  transform(code) {
    if (!code.includes("String.raw")) return null;
    return { code: withoutRawTemplates(code, parseAst(code)), map: null };
  },
};

rmSync(CACHE, { force: true });
const plugins = [leaveOutside, keepFolders, noRawTemplates];
const bundle = await rolldown({ input: MAIN, platform: "node", plugins });
await bundle.write({ file: BUNDLE, format: "cjs", codeSplitting: false, comments: false });
await bundle.close();
writeFileSync(BUNDLE, Module.wrap(asciiOf(readFileSync(BUNDLE, "utf8"))), "latin1");
copyFileSync(join(TOOLS, "start-bundle.cjs"), MAIN);
// Without settings a node loads everything, names those that it misses, and ends. V8 has compiled what a start needs.
const { stderr } = spawnSync(process.execPath, [MAIN], { env: { WRITE_CODE_CACHE: "1" }, encoding: "utf8" });
if (!existsSync(CACHE)) throw new Error(`The bundle does not load:\n${stderr}`);
