import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { parseAst } from "rolldown/parseAst";
import { asciiOf, withoutRawTemplates } from "./ascii.mjs";

const asBuilt = (code) => asciiOf(withoutRawTemplates(code, parseAst(code)));

for (const [what, code] of [
  ["a text", '"केवल ₹5 – 😀"'],
  ["a template", "`केवल ${1 + 1}\\n`"],
  ["a pattern", "/^[क-ह😀]+$/u.test('केवल') && /😀/u.exec('a😀').index"],
  ["a property's name", "({ काम: 1 })['काम']"],
  ["a template of String.raw", "String.raw`\\d केवल\\u0905`"],
  ["a sequence in one", "String.raw`क${(1, 2)}`"],
  ["one with expressions and another within", "String.raw`क${String.raw`ख\\d${2}`}ग${3}\\s`"],
]) {
  test(`${what} is the same in ASCII`, () => {
    const built = asBuilt(code);
    assert.match(built, /^[\0-\x7f]*$/);
    assert.deepEqual(runInNewContext(built), runInNewContext(code));
  });
}

test("a sign behind a backslash is refused, for which an escape would not stand", () => {
  assert.throws(() => asBuilt('"\\क"'), /has no other form/);
});
