// Fails, with their names, when the lock file has packages of the registry without the hash of their content: npm would
// install whatever comes. npm leaves such a hash out for platforms other than the one it runs on.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOCK_FILE = join(import.meta.dirname, "..", "package-lock.json");
/** Where npm puts a package of the registry; all other entries are folders of this repository. */
const INSTALLED = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/;
const FILE = /^file:/;

/**
 * Optional packages for other platforms than Linux on x64, whose hash npm could not learn: the registry listed these
 * versions without them. Only these versions are let through; with a newer one, the hash is there or the check fails.
 */
const UNLISTED = new Map([
  ["@myriaddreamin/typst-ts-node-compiler-", "0.7.0"],
  ["@oxc-parser/binding-", "0.156.0"],
  ["@swc/core-", "1.16.22"],
]);

const nameOf = (place) => place.split("node_modules/").at(-1);

function isUnlisted(place, { version, optional, os }) {
  const isNamed = ([prefix, known]) => nameOf(place).startsWith(prefix) && version === known;
  return Boolean(optional && os) && [...UNLISTED].some(isNamed);
}

/** The places of packages that lack their hash. @param packages the lock file's entries, by their places */
export const withoutHash = (packages) =>
  Object.entries(packages).flatMap(([place, entry]) => {
    const { link, inBundle, resolved = "", integrity } = entry;
    const isOfRegistry = INSTALLED.test(place) && !link && !inBundle && !FILE.test(resolved);
    return isOfRegistry && !integrity && !isUnlisted(place, entry) ? [place] : [];
  });

if (process.argv[1] === import.meta.filename) {
  const found = withoutHash(JSON.parse(readFileSync(LOCK_FILE, "utf8")).packages);
  for (const place of found) console.error(`${place} has no integrity hash.`);
  if (found.length > 0) {
    console.error("To learn it: npm view PACKAGE@VERSION dist.integrity");
    process.exitCode = 1;
  }
}
