// Fails, with their names, when a package that the product ships is under a licence that nobody has agreed to. Shipped
// is what a node installs (`npm ci --omit=dev`), and what the build puts into the web app. NOTICES.md tells more of
// them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CHECKOUT = join(import.meta.dirname, "..");
const WEB_APP = "frontend";
const TEST = /\.(test|factories)\.tsx?$|^test\//;

/** Each lets a product be used, changed and sold, and asks for its notice at most. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
]);
/** libvips is a library of its own beside sharp: who runs a node can replace it, as the LGPL asks. */
const isReplaceable = (name, id) => name.startsWith("@img/") && id === "LGPL-3.0-or-later";
/** The MPL asks to publish changes of its own files: nodes run them as they are published. */
const isUnchanged = (name, id) => name === "web-push" && id === "MPL-2.0";

const isLicenceAllowed = (name, id) => ALLOWED.has(id) || isReplaceable(name, id) || isUnchanged(name, id);

/**
 * Brackets are left out of account, which judges a nested expression too strictly at worst.
 * @param licence an SPDX expression, such as 'MIT AND OFL-1.1'
 */
export function isAllowed(name, licence) {
  return licence
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((id) => isLicenceAllowed(name, id)));
}

const readJson = (path) => JSON.parse(readFileSync(join(CHECKOUT, path), "utf8"));
const { packages } = readJson("package-lock.json");

/** Where Node finds a package that is imported in another: beside it, else ever further up. */
function placeOf(name, importer) {
  for (let folder = importer; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = join(folder, "node_modules", name);
    if (place in packages) return place;
    if (folder === "") return null;
  }
}

/** The packages that the web app's sources name, and all that those need. */
function inWebApp() {
  const folder = join(CHECKOUT, WEB_APP, "src");
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(tsx?|css)$/.test(file));
  const sources = files
    .filter((file) => !TEST.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const declared = Object.keys(readJson(`${WEB_APP}/package.json`).devDependencies);
  const named = declared.filter((name) => sources.includes(`"${name}"`) || sources.includes(`"${name}/`));
  const found = new Set(named.map((name) => placeOf(name, WEB_APP)));
  for (const place of found) {
    const { dependencies, peerDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const needed = placeOf(name, place);
      // A peer that may be left out.
      if (needed) found.add(needed);
    }
  }
  return [...found].filter((place) => !packages[place].link);
}

/** What `npm ci --omit=dev` installs; the optional ones are those of other machines than this one. */
const onNodes = () =>
  Object.keys(packages).filter(
    (place) => place.includes("node_modules/") && !packages[place].link && !packages[place].dev,
  );

/** Old packages name their licences in a list, which the lock file leaves out. */
function licenceOf(place) {
  const old = () =>
    readJson(`${place}/package.json`)
      .licenses?.map(({ type }) => type)
      .join(" OR ");
  return packages[place].license ?? old() ?? "none that is named";
}

/** Name → licence of all that is shipped. */
export function shippedLicences() {
  const places = new Set([...onNodes(), ...inWebApp()]);
  return new Map([...places].map((place) => [place.split("node_modules/").at(-1), licenceOf(place)]));
}

if (process.argv[1] === import.meta.filename) {
  const refused = [...shippedLicences()].filter(([name, licence]) => !isAllowed(name, licence));
  for (const [name, licence] of refused) console.error(`${name}: ${licence}`);
  if (refused.length > 0) process.exitCode = 1;
}
