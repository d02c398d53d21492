const { runInNewContext } = require("node:vm");
const { JSDOM } = require("jsdom");
const WorkerEnvironment = require("./worker-environment.cjs");

const { window: page, cookieJar } = new JSDOM("<!doctype html>", {
  url: "http://localhost/",
  pretendToBeVisual: true,
});

/** What the language itself has, and what Node's `fetch` takes no other of, or jsdom has less of. */
const KEPT = new Set([
  ...Object.getOwnPropertyNames(runInNewContext("globalThis")),
  ...["URL", "URLSearchParams", "Blob", "Headers", "AbortController", "AbortSignal", "WebSocket"],
  ...["crypto", "Crypto", "performance", "Performance", "queueMicrotask", "atob", "btoa"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
]);
const INHERITED = ["addEventListener", "removeEventListener", "dispatchEvent"];
const SELF = ["window", "self", "parent", "top", "frames"];

const { documentElement, head, body } = page.document;
/** What of the page outlives a file, and what each part has of its own. */
const MARKS = new Map(
  [page.document, documentElement, head, body].map((part) => [
    part,
    new Set([...Reflect.ownKeys(part), "defaultView"]),
  ]),
);

/**
 * Makes the worker's world the window of a page, once for all files: packages keep the document that they first saw.
 */
function openPage() {
  for (const name of [...Object.getOwnPropertyNames(page), ...INHERITED])
    if (!KEPT.has(name)) Object.defineProperty(globalThis, name, asGlobal(name));
  for (const name of SELF)
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
  Object.defineProperty(page.document, "defaultView", { value: globalThis });
}

/** A window's functions and accessors insist on their window; its constructors and values don't. */
function asGlobal(name) {
  const { get, set } = Object.getOwnPropertyDescriptor(page, name) ?? {};
  if (get) return { get: get.bind(page), set: set?.bind(page), configurable: true };
  const value = page[name];
  const isMethod = typeof value === "function" && /^[a-z]/.test(name);
  return { value: isMethod ? value.bind(page) : value, configurable: true, writable: true };
}

/** The part of the page and the arguments of each call that gave it a listener during the file. */
const listenings = [];

function noteListeners() {
  const { addEventListener } = page.EventTarget.prototype;
  page.EventTarget.prototype.addEventListener = function (...args) {
    if (this === page || MARKS.has(this)) listenings.push([this, args]);
    return addEventListener.apply(this, args);
  };
}

/** React marks what it listens to, so that the marks go with the listeners. */
function forgetListeners() {
  for (const [part, args] of listenings.splice(0)) part.removeEventListener(...args);
  for (const [part, marks] of MARKS)
    for (const mark of Reflect.ownKeys(part)) if (!marks.has(mark)) Reflect.deleteProperty(part, mark);
}

noteListeners();
openPage();

/** A page in the worker's own world, which each file finds empty. */
class PageEnvironment extends WorkerEnvironment {
  async teardown() {
    const { history, localStorage, sessionStorage } = page;
    // Testing Library holds on to the body itself.
    for (const part of [head, body]) part.replaceChildren();
    for (const part of [documentElement, body])
      for (const name of part.getAttributeNames()) part.removeAttribute(name);
    history.replaceState(null, "", "/");
    localStorage.clear();
    sessionStorage.clear();
    cookieJar.removeAllCookiesSync();
    forgetListeners();
    await super.teardown();
  }
}

module.exports = PageEnvironment;
