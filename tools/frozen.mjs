// Migrations that have shipped never change: a database that ran one keeps what it was then. Their hashes, and those
// of the dumps that they left, stand in backend/shipped/hashes.txt. With --add, what has no hash yet gets one.
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const BACKEND = join(import.meta.dirname, "../backend");
const HASHES = join(BACKEND, "shipped/hashes.txt");

/** Path from backend/ → hash, of every file that is to be frozen. */
function hashesOfFiles() {
  const below = (folder, pattern) =>
    readdirSync(join(BACKEND, folder), { recursive: true })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => pattern.test(file));
  const files = [...below("src/database/migrations", /\.ts$/), ...below("shipped", /\/\d+-.*\.sql$/)];
  return new Map(files.sort().map((file) => [file, hashOf(readFileSync(join(BACKEND, file), "utf8"))]));
}

/** Whichever line ends a checkout has. */
const hashOf = (text) => createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

/** Path → hash, as the lines of hashes.txt say. */
export const readHashes = (text) =>
  new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("  "))
      .map(([hash, file]) => [file, hash]),
  );

/** The lines for files that have none. */
export const newLines = (files, frozen) =>
  [...files].filter(([file]) => !frozen.has(file)).map(([file, hash]) => `${hash}  ${file}\n`);

/** What is wrong, a sentence with the way out for each file. */
export function problemsOf(files, frozen) {
  const isMigration = (file) => /migrations\/\d+-[^/]*\.ts$/.test(file);
  const numberOf = (file) => Number(/\/(\d+)-/.exec(file)[1]);
  // Migrations that ship together leave one dump, that of the last of them.
  const lastDump = Math.max(0, ...[...files.keys()].filter((file) => file.endsWith(".sql")).map(numberOf));
  return [
    ...[...frozen].flatMap(([file, hash]) => {
      if (!files.has(file)) return [`backend/${file} has shipped and is gone: bring it back.`];
      if (files.get(file) === hash) return [];
      return [
        `backend/${file} has shipped and was changed: no database that ran it will tell. ` +
          "Take the change back, and write a new migration or change the routine (docs/database.md).",
      ];
    }),
    ...[...files.keys()]
      .filter((file) => !frozen.has(file) || (isMigration(file) && numberOf(file) > lastDump))
      .map((file) => `backend/${file} is not frozen: run npm run freeze once it is as it should ship.`),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const frozen = readHashes(readFileSync(HASHES, "utf8"));
  const files = hashesOfFiles();
  if (process.argv.includes("--add")) appendFileSync(HASHES, newLines(files, frozen).join(""));
  const problems = problemsOf(files, readHashes(readFileSync(HASHES, "utf8")));
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}
