import assert from "node:assert";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { cut, FILE } from "./rupee-font.mjs";

test("the rupee sign's file is cut from the font that is installed", async () => {
  assert.ok((await cut()).equals(await readFile(FILE)), "run `node tools/rupee-font.mjs`");
});
