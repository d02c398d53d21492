import assert from "node:assert";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { draw, ICONS, pixels, PUBLIC } from "./app-icons.mjs";

const manifest = JSON.parse(await readFile(join(PUBLIC, "manifest.webmanifest"), "utf8"));

/** In bytes of 255, over all. */
function meanDifference(left, right) {
  const sum = left.reduce((total, byte, index) => total + Math.abs(byte - right[index]), 0);
  return sum / left.length;
}

for (const icon of ICONS)
  test(`${icon.file} is the brand's mark as it is drawn now (OFF-01)`, async () => {
    const kept = await pixels(icon.path);
    const drawn = await pixels(await draw(icon));
    assert.deepEqual([kept.width, kept.height], [icon.size, icon.size]);
    assert.ok(meanDifference(kept.data, drawn.data) < 1, "run `node tools/icons/app-icons.mjs`");
  });

test("a maskable icon fills its square, and the others leave its corners free (OFF-01)", async () => {
  for (const { path, file } of ICONS) {
    const [, , , opacity] = (await pixels(path)).data;
    assert.equal(opacity, file.startsWith("icon-") ? 0 : 255, file);
  }
});

test("the manifest names each icon with its size and purpose (OFF-01)", async () => {
  assert.ok(manifest.icons.length > 0);
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width } = await pixels(join(PUBLIC, src));
    assert.equal(sizes, `${width}x${width}`);
    assert.equal(purpose, src.includes("maskable") ? "maskable" : "any");
  }
});
