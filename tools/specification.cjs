// Fills the columns "lives in" and "proven by" of docs/specification.md from the row ids that sources and tests
// quote, so that the index can't be out of date. With --check it changes nothing and fails when the file differs.
const { execFileSync } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");
const page = join(root, "docs/specification.md");
const FOLDERS = ["backend/src", "backend/demo", "frontend/src", "e2e"];
const CITATION = /\b([A-Z]{3,5})-(\d{2})\b(?: (?:to|–) \1-(\d{2})\b)?/g;
const ROW = /^\| ([A-Z]{3,5}-\d{2}) \| (.*?) \| (.*?) \| (.*?) \|$/gm;

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

function sourceFiles() {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z", ...FOLDERS],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  return listed.split("\0").filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".generated.ts"));
}

/** Row id → the files that quote it. */
function readCitations() {
  const citations = new Map();
  for (const file of sourceFiles().sort()) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, area, first, last] of text.matchAll(CITATION))
      for (let number = Number(first); number <= Number(last ?? first); number += 1) {
        const id = `${area}-${String(number).padStart(2, "0")}`;
        citations.set(id, (citations.get(id) ?? new Set()).add(file));
      }
  }
  return citations;
}

const list = (files) => files.map((file) => `[${file.split("/").pop()}](../${file})`).join(", ") || "not yet";

const before = readFileSync(page, "utf8");
const citations = readCitations();
const rows = new Set();
const repeated = [];
const unproven = [];
const after = before.replace(ROW, (_line, id, requirement) => {
  if (rows.has(id)) repeated.push(id);
  rows.add(id);
  const files = [...(citations.get(id) ?? [])];
  const places = files.filter((file) => !isTest(file));
  const tests = files.filter(isTest);
  if (places.length === 0 || tests.length === 0) unproven.push(id);
  return `| ${id} | ${requirement} | ${list(places)} | ${list(tests)} |`;
});

const areas = new Set([...rows].map((id) => id.split("-")[0]));
const unknown = [...citations.keys()].filter((id) => areas.has(id.split("-")[0]) && !rows.has(id));

const refuse = (why) => {
  console.error(why);
  process.exitCode = 1;
};
const check = process.argv.includes("--check");
if (unknown.length > 0)
  refuse(`docs/specification.md has no row ${unknown.join(", ")}, which sources quote.`);
else if (repeated.length > 0) refuse(`docs/specification.md has twice: ${repeated.join(", ")}.`);
else if (!check) writeFileSync(page, after);
else if (after !== before) refuse("docs/specification.md is out of date: run `npm run specification`.");
if (check && unproven.length > 0) refuse(`No source or no test quotes ${unproven.join(", ")}.`);
