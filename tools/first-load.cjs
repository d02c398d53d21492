// Holds the JavaScript that opening "/" in a production build transfers to its budget (Brotli, as the API node sends
// it to browsers). e2e/first-load.spec.ts measures the same in a browser.
const { existsSync, readFileSync, statSync } = require("node:fs");
const { join } = require("node:path");
const { buildWhatChanged } = require("../backend/src/local/build");

const DIST = join(__dirname, "../frontend/dist");
const BUDGET_KB = 190;
/** A file more costs a request. What many screens share goes into one: FIRST_SHARED in frontend/vite.config.ts. */
const MOST_FILES = 8;
const FIRST_MODULES = ["index.html", "src/screens/landing/LandingScreen.tsx"];
/** Draws the map behind the first screen once that stands: its bytes count, and nothing waits for it. */
const MODULES_BEHIND = ["src/design-system/StreetMap/street-map.ts"];

const manifest = () => JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8"));

/** The script files that modules need before they can run, each with its size in bytes. */
function neededScripts(modules) {
  const chunks = manifest();
  const files = new Set();
  const collect = (key) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  modules.forEach(collect);
  return [...files].filter((file) => file.endsWith(".js")).map((file) => ({ file, bytes: sentSize(file) }));
}

/** The build lays a compressed copy beside each file but the smallest. */
const sentSize = (file) =>
  statSync([`${file}.br`, file].map((name) => join(DIST, name)).find(existsSync)).size;
const line = (bytes, name) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`;

async function main() {
  await buildWhatChanged(["frontend"], () => undefined);
  const scripts = neededScripts([...FIRST_MODULES, ...MODULES_BEHIND]).sort((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(scripts.map(({ file, bytes }) => line(bytes, file)).join("\n"));
  console.log(line(total, `of ${BUDGET_KB} kB: the first load of /, as Brotli`));
  if (total > BUDGET_KB * 1000) throw new Error("The first load is over its budget.");
  if (neededScripts(FIRST_MODULES).length > MOST_FILES)
    throw new Error(`The first load has more than ${MOST_FILES} scripts.`);
  const gallery = Object.keys(manifest()).find((module) => module.includes("gallery"));
  if (gallery) throw new Error(`The gallery is the development server's alone: ${gallery}`);
  const firebase = scripts.find(({ file }) =>
    readFileSync(join(DIST, file), "utf8").includes("identitytoolkit"),
  );
  if (firebase) throw new Error(`A visitor without a session loads Firebase's code: ${firebase.file}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
