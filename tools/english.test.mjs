// What tools/english.mjs complains of, tried on small documents.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const PROGRAM = join(import.meta.dirname, "english.mjs");
const words = (count) => Array.from({ length: count }, () => "word");
/** On lines that are short enough. */
const sentenceOf = (count) => `${words(count).join("\n")}.`;

/** What it says beside its figure in a checkout with this README and this page in docs/; none where it has passed. */
function complaintsOf(readme, page = "") {
  const checkout = mkdtempSync(join(tmpdir(), "english-"));
  try {
    mkdirSync(join(checkout, "docs"));
    writeFileSync(join(checkout, "README.md"), readme);
    writeFileSync(join(checkout, "docs/page.md"), page);
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, checkout], { encoding: "utf8" });
    const [, ...complaints] = stdout.trimEnd().split("\n");
    assert.equal(status, complaints.length > 0 ? 1 : 0);
    return complaints.map((complaint) => complaint.split(": ").slice(0, 2).join(": "));
  } finally {
    rmSync(checkout, { recursive: true });
  }
}

const SHORT = `${sentenceOf(25)}\n\n`;

test("of a hundred sentences five have more than 25 words", () => {
  assert.deepEqual(complaintsOf(SHORT.repeat(95) + `${sentenceOf(26)}\n\n`.repeat(5)), []);
  assert.deepEqual(complaintsOf(SHORT.repeat(94) + `${sentenceOf(26)}\n\n`.repeat(6)), ["At most 5 % may."]);
});

test("no sentence has more than 35 words", () => {
  assert.deepEqual(complaintsOf(SHORT.repeat(99) + sentenceOf(35)), []);
  assert.deepEqual(complaintsOf(SHORT.repeat(99) + sentenceOf(36)), ["README.md: 36 words"]);
});

test("a list item, a heading, a full stop and a question mark end a sentence", () => {
  const half = words(20).join("\n");
  const endings = [
    `- ${half}\n- ${half}`,
    `1. ${half}\n2. ${half}`,
    `# Heading\n${half}`,
    `${half}.\n${half}?\n${half}!`,
  ];
  for (const text of endings) assert.deepEqual(complaintsOf(text), []);
});

test("a colon and a semicolon end none", () => {
  const half = words(20).join("\n");
  for (const sign of [":", ";"])
    assert.deepEqual(complaintsOf(`${SHORT.repeat(99)}${half}${sign}\n${half}.`), ["README.md: 40 words"]);
});

test("code and tables are no sentences, and a link's address is none of its words", () => {
  const long = "w ".repeat(40);
  const silent = [`\`\`\`\n${long}\n\`\`\``, `| ${long}|`, `\`${long}\``, `[word](${"a/".repeat(30)})`];
  for (const text of silent) assert.deepEqual(complaintsOf(text), []);
});

test("a line has 120 characters, save where it can't be wrapped", () => {
  const long = "w ".repeat(70);
  assert.deepEqual(complaintsOf("", `${"a".repeat(59)} ${"b".repeat(60)}`), []);
  assert.deepEqual(complaintsOf("", `${"a".repeat(60)} ${"b".repeat(60)}`), [
    "docs/page.md:1: the line has more than 120 characters",
  ]);
  assert.deepEqual(complaintsOf("", `| ${long}|\n\n\`\`\`\n${long}\n\`\`\`\n\n${"c".repeat(130)}`), []);
});
