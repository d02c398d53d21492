// Prints how many sentences of the documents are long, and fails when too many are. It reads the root's documents and
// those in docs/. `node tools/english.mjs [checkout]`. Code, tables, headings and links' addresses are no sentences.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const MOST_WORDS = 25;
/** A sentence that nobody reads aloud in one breath. */
const TOO_LONG = 35;
/** So many of a hundred sentences may have more than MOST_WORDS. */
const SHARE_PERCENT = 5;
const LONGEST_LINE = 120;

const checkout = process.argv[2] ?? join(import.meta.dirname, "..");

function documents() {
  const inRoot = readdirSync(checkout).filter((name) => name.endsWith(".md"));
  const inDocs = readdirSync(join(checkout, "docs"), { recursive: true }).filter((name) =>
    name.endsWith(".md"),
  );
  return [...inRoot, ...inDocs.map((name) => join("docs", name))].map((name) => join(checkout, name));
}

const isTable = (line) => line.trimStart().startsWith("|");

/** The text without code blocks, tables, headings; inline code and links read as one word each. */
const prose = (markdown) =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, "\n\n")
    .replace(/<!--[\s\S]*?-->/g, "")
    .split("\n")
    .map((line) => (isTable(line) || /^#+ /.test(line) ? "" : line))
    .join("\n")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/`[^`]*`/g, "code");

/** A paragraph or list item ends a sentence, like a full stop does. */
const sentences = (markdown) =>
  prose(markdown)
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, " ").split(/(?<=[.!?])\s+(?=\S)/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));

const wordsIn = (sentence) => sentence.split(" ").filter((word) => /[a-z0-9]/i.test(word)).length;

/** Lines that wrapping can't help: tables, and those that are one long word. */
function longLines(markdown) {
  let isCode = false;
  return markdown.split("\n").flatMap((line, index) => {
    if (line.startsWith("```")) isCode = !isCode;
    const isWrappable = !isCode && !isTable(line) && /\S\s+\S/.test(line.slice(0, LONGEST_LINE));
    return line.length > LONGEST_LINE && isWrappable ? [index + 1] : [];
  });
}

const faults = [];
let count = 0;
let long = 0;
for (const file of documents()) {
  const name = relative(checkout, file);
  const text = readFileSync(file, "utf8");
  for (const line of longLines(text))
    faults.push(`${name}:${line}: the line has more than ${LONGEST_LINE} characters`);
  for (const sentence of sentences(text)) {
    const words = wordsIn(sentence);
    count += 1;
    if (words > MOST_WORDS) long += 1;
    if (words > TOO_LONG) faults.push(`${name}: ${words} words: ${sentence.slice(0, 100)}…`);
  }
}
const share = (long / Math.max(count, 1)) * 100;
console.log(
  `${long} of ${count} sentences of the documents (${share.toFixed(1)} %) have more than ${MOST_WORDS} words`,
);
if (share > SHARE_PERCENT) faults.push(`At most ${SHARE_PERCENT} % may.`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
