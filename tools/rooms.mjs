// Fails when a folder holds more files than a newcomer can take in, or when a file's name breaks the rule of dash and
// dot. `node tools/rooms.mjs [checkout]`.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const MOST_FILES = 30;
const ROOTS = [
  "backend/src",
  "backend/bench",
  "backend/demo",
  "backend/drill",
  "backend/faults",
  "backend/gazetteer",
  "backend/resume-eval",
  "backend/search-eval",
  "protocol/src",
  "frontend/src",
  "e2e",
  "tools",
];
/** Never rewritten: databases that have run a migration know it by its name. */
const FROZEN = "backend/src/database/migrations/";
const NOT_OURS = /(^|\/)(node_modules|dist|\.local|test-results)\//;
const GENERATED = /\.generated\.ts$/;
/** The same texts as another file, in another language: nothing more for a newcomer to take in. */
const TRANSLATED = /\.words\.[a-z]{2}\.ts$|\/app\/words\/[a-z]{2}\//;
const SOURCE = /\.(tsx?|[mc]js|graphql)$/;

/** All that may stand after a dot; of these a name has one at most. */
const ROLES = [
  "args",
  "cases",
  "columns",
  "config",
  "d",
  "entity",
  "enums",
  "factories",
  "fields",
  "generated",
  "inputs",
  "loaders",
  "policy",
  "records",
  "resolver",
  "routes",
  "rules",
  "service",
  "sql",
  "wiring",
  "words",
  ...["hi", "bn", "mr", "te", "ta", "gu", "kn"].map((language) => `words.${language}`),
];
const ENDING = `(\\.(${ROLES.join("|").replaceAll(".", "\\.")}))?(\\.slow)?(\\.(test|spec))?\\.[a-z]+$`;
/** `noun-with-dashes.role.slow.test.ts`. */
const NAME = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*${ENDING}`);
/** A component's file is named as the component, a hook's as the hook; a test may add its part after a dash. */
const REACT_NAME = new RegExp(`^[a-zA-Z0-9]+(-[a-z0-9]+)*${ENDING}`);

const checkout = process.argv[2] ?? join(import.meta.dirname, "..");

function filesIn(root) {
  if (!existsSync(join(checkout, root))) return [];
  return readdirSync(join(checkout, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(checkout, "/").length))
    .filter((file) => !NOT_OURS.test(file) && !file.startsWith(FROZEN));
}

function crowdedRooms(files) {
  const counts = new Map();
  for (const file of files) {
    if (!GENERATED.test(file) && !TRANSLATED.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} (${count})`);
}

function misnamedFiles(files) {
  const ruleOf = (file) => (file.startsWith("frontend/") ? REACT_NAME : NAME);
  return files.filter((file) => SOURCE.test(file) && !ruleOf(file).test(basename(file)));
}

function complain(sentence, places) {
  if (places.length === 0) return;
  console.error(`${sentence}\n  ${places.join("\n  ")}`);
  process.exitCode = 1;
}

const files = ROOTS.flatMap(filesIn).sort();
complain(
  `A folder holds ${MOST_FILES} files at most. Cut these into rooms, each named for its part of the noun:`,
  crowdedRooms(files),
);
complain(
  `A file is named by nouns with dashes. A dot stands before a role alone (${ROLES.join(", ")}) and before slow, test or spec:`,
  misnamedFiles(files),
);
