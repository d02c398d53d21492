// `dist/main.js`: runs the bundle with what V8 compiled of it at the build (decision 98). Another version of Node
// refuses the cache, and compiles as ever.
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { constants, Script } = require("node:vm");

const BUNDLE = join(__dirname, "bundle.js");
const CACHE = join(__dirname, "bundle.cache");

const script = new Script(readFileSync(BUNDLE, "latin1"), {
  filename: BUNDLE,
  cachedData: existsSync(CACHE) ? readFileSync(CACHE) : undefined,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
script.runInThisContext()(exports, require, module, BUNDLE, __dirname);
// The build's own (tools/bundle/bundle.mjs). A bundle that does not load never comes here.
if (process.env.WRITE_CODE_CACHE) process.once("exit", () => writeFileSync(CACHE, script.createCachedData()));
