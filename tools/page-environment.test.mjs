import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";

// It makes this process the window of a page.
const { default: PageEnvironment } = await import("./jest/page-environment.cjs");
const { window, document, localStorage } = globalThis;
const projectConfig = { fakeTimers: {}, rootDir: import.meta.dirname };
const packageOfFrontend = createRequire(join(import.meta.dirname, "../frontend/package.json"));

/** A test file. @param run what it does; anything that it leaves behind is for the environment */
async function file(run) {
  const environment = new PageEnvironment({ projectConfig });
  await environment.setup();
  await run();
  await environment.teardown();
}

test("a file finds no listener of the file before, on window, document or body", async () => {
  const heard = [];
  const parts = () => [window, document, document.body];
  await file(() => {
    for (const part of parts()) part.addEventListener("ping", () => heard.push(part), { capture: true });
    for (const part of parts()) part.dispatchEvent(new window.Event("ping"));
  });
  assert.ok(heard.length >= 3);
  heard.length = 0;
  await file(() => {
    for (const part of parts()) part.dispatchEvent(new window.Event("ping"));
  });
  assert.deepEqual(heard, []);
});

test("a file finds no cookie of the file before, and nothing that it stored", async () => {
  await file(() => {
    document.cookie = "theme=dark; path=/";
    localStorage.setItem("draft", "A");
    assert.equal(document.cookie, "theme=dark");
  });
  await file(() => {
    assert.equal(document.cookie, "");
    assert.equal(localStorage.length, 0);
  });
});

test("React listens to the document in each file, though it has listened before", async () => {
  const React = packageOfFrontend("react");
  const { createRoot } = packageOfFrontend("react-dom/client");
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const name of ["first", "second"])
    await file(async () => {
      const selected = [];
      const root = createRoot(document.body.appendChild(document.createElement("main")));
      const field = React.createElement("input", { defaultValue: name, onSelect: () => selected.push(name) });
      await React.act(() => root.render(field));
      const input = document.querySelector("input");
      input.focus();
      input.setSelectionRange(0, 2);
      await React.act(() => document.dispatchEvent(new window.Event("selectionchange")));
      assert.deepEqual(selected, [name]);
      await React.act(() => root.unmount());
    });
});
