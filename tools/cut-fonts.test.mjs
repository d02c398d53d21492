import assert from "node:assert";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { test } from "node:test";
import { cut, CUTS } from "./cut-fonts.mjs";

for (const each of CUTS)
  test(`${basename(each.file)} is cut from the font that is installed`, async () => {
    assert.ok((await cut(each)).equals(await readFile(each.file)), "run `node tools/cut-fonts.mjs`");
  });
