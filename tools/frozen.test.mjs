import assert from "node:assert/strict";
import { test } from "node:test";
import { newLines, problemsOf, readHashes } from "./frozen.mjs";

const MIGRATION = "src/database/migrations/1-pens.ts";
const PART = "src/database/migrations/pens/colours.ts";
const DUMP = "shipped/1-pens.sql";
const SHIPPED = new Map([
  [MIGRATION, "a"],
  [PART, "b"],
  [DUMP, "c"],
]);
const without = (...files) => new Map([...SHIPPED].filter(([file]) => !files.includes(file)));

test("what has not changed since it shipped is in order", () => {
  assert.deepEqual(problemsOf(SHIPPED, SHIPPED), []);
});

for (const file of SHIPPED.keys())
  test(`${file}: a change is refused with the way out`, () => {
    const [problem, ...others] = problemsOf(new Map([...SHIPPED, [file, "changed"]]), SHIPPED);
    assert.match(problem, new RegExp(`^backend/${file} .* was changed: .* write a new migration`));
    assert.deepEqual(others, []);
  });

test("a shipped migration can't go", () => {
  assert.deepEqual(problemsOf(without(MIGRATION), SHIPPED), [
    `backend/${MIGRATION} has shipped and is gone: bring it back.`,
  ]);
});

test("a new migration has to be frozen, with its dump", () => {
  const sentence = `backend/${MIGRATION} is not frozen: run npm run freeze once it is as it should ship.`;
  assert.deepEqual(problemsOf(SHIPPED, without(MIGRATION)), [sentence]);
  assert.deepEqual(problemsOf(without(DUMP), without(DUMP)), [sentence]);
});

test("freezing adds what is new and leaves the rest", () => {
  const lines = newLines(new Map([...SHIPPED, [PART, "changed"]]), without(DUMP));
  assert.deepEqual([...readHashes(lines.join(""))], [[DUMP, "c"]]);
});
