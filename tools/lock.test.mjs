// The lock file's hashes, tried on entries that have them, that lack them, and that need none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutHash } from "./lock.mjs";

const version = "1.0.0";

test("a package of the registry needs a hash, wherever it stands and for whichever platform", () => {
  const packages = {
    "node_modules/plain": { version },
    "node_modules/@scope/for-another": { version, optional: true, os: ["win32"] },
    "backend/node_modules/nested": { version },
    "node_modules/one/node_modules/two": { version, dev: true },
  };
  assert.deepEqual(withoutHash(packages), Object.keys(packages));
});

test("one that has its hash is fine", () => {
  assert.deepEqual(withoutHash({ "node_modules/plain": { version, integrity: "sha512-abc" } }), []);
});

test("folders of this repository, links to them and what comes within another package need none", () => {
  const packages = {
    "": { version },
    backend: { version },
    "node_modules/backend": { resolved: "backend", link: true },
    "node_modules/superstatic/tools/stub": { dev: true },
    "node_modules/one/node_modules/two": { version, inBundle: true },
    "node_modules/stub": { version, resolved: "file:tools/stub" },
  };
  assert.deepEqual(withoutHash(packages), []);
});

test("a package that the registry lists without a hash is let through in that version and for another platform alone", () => {
  const place = "node_modules/@swc/core-darwin-arm64";
  const known = { version: "1.16.22", optional: true, os: ["darwin"] };
  assert.deepEqual(withoutHash({ [place]: known }), []);
  assert.deepEqual(withoutHash({ [place]: { ...known, version: "1.16.23" } }), [place]);
  assert.deepEqual(withoutHash({ [place]: { ...known, optional: undefined } }), [place]);
});
