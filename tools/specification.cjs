// Fills the columns "lives in" and "proven by" of docs/specification.md from the row ids that sources and tests
// quote, so that the index can't be out of date. With --check it changes nothing and fails when the file differs.
const { execFileSync } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "..");
const page = join(root, "docs/specification.md");
const FOLDERS = ["backend/src", "frontend/src", "e2e"];
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
const after = before.replace(ROW, (_line, id, requirement) => {
  rows.add(id);
  const files = [...(citations.get(id) ?? [])];
  const places = files.filter((file) => !isTest(file));
  return `| ${id} | ${requirement} | ${list(places)} | ${list(files.filter(isTest))} |`;
});

const areas = new Set([...rows].map((id) => id.split("-")[0]));
const unknown = [...citations.keys()].filter((id) => areas.has(id.split("-")[0]) && !rows.has(id));
if (unknown.length > 0) {
  console.error(`docs/specification.md has no row ${unknown.join(", ")}, which sources quote.`);
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(page, after);
} else if (after !== before) {
  console.error("docs/specification.md is out of date: run `npm run specification`.");
  process.exitCode = 1;
}
