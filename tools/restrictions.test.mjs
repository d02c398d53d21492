// The restrictions, tried on lines that break them and on look-alikes that don't.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Linter } from "eslint";
import { addresses, colours, defaultExports, formatsApartFrom } from "./restrictions.mjs";

const linter = new Linter();

function countIn(restrictions, code) {
  const messages = linter.verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { "no-restricted-syntax": ["error", ...restrictions] },
  });
  assert.ok(!messages.some(({ fatal }) => fatal), `does not parse: ${code}`);
  return messages.length;
}

function holds(restrictions, { forbids, allows }) {
  for (const code of forbids) assert.ok(countIn(restrictions, code) > 0, `should be forbidden: ${code}`);
  for (const code of allows) assert.equal(countIn(restrictions, code), 0, `should be allowed: ${code}`);
}

test("colours stand in the tokens file alone", () => {
  holds(colours, {
    forbids: [
      'const blue = "#2196f3";',
      'const white = "#FFF";',
      "css`color: #2196f380;`",
      "css`background: rgb(15 23 42 / 48%);`",
      "css`box-shadow: 0 0 0 3px RGBA(1, 2, 3, 0.5);`",
      "css`color: hsl(207 90% 54%);`",
      "css`color: oklch(60% 0.2 240);`",
      "css`border: ${width} solid white;`",
      "css`color: darkslategray;`",
      '<path fill="white" />;',
      '<path stroke={"tomato"} />;',
      '({ backgroundColor: "red" });',
    ],
    allows: [
      "css`color: ${color.ink};`",
      "css`border: 1px solid transparent;`",
      "css`background: color-mix(in srgb, ${color.brand700} 20%, transparent);`",
      "css`fill: currentcolor;`",
      "css`grid-area: red; white-space: nowrap;`",
      "css`color: var(--white);`",
      'const link = "#main";',
      'const anchor = "#facts";',
      'const sentence = "The sky is blue, the grass is green.";',
      '<path fill="none" stroke="currentColor" />;',
      '({ color: "primary" });',
    ],
  });
});

test("addresses stand in the paths file alone", () => {
  holds(addresses, {
    forbids: [
      'navigate("/jobs");',
      "navigate(`/jobs/${id}`);",
      '<Link to="/" />;',
      '<a href="/terms">x</a>;',
    ],
    allows: [
      "navigate(paths.jobs);",
      'fetch("/api/auth/me");',
      'new HttpLink({ uri: "/graphql" });',
      '<a href="https://example.com/jobs">x</a>;',
      'name.split("/");',
    ],
  });
});

test("numbers and times are formatted in one file", () => {
  holds(formatsApartFrom("formats.ts"), {
    forbids: [
      'const counts = new Intl.NumberFormat("en");',
      "count.toLocaleString();",
      "date?.toLocaleDateString();",
      "date.toLocaleTimeString();",
      'const tag = "en-IN";',
      "const tag = `hi-IN`;",
    ],
    allows: [
      "format.count(count);",
      "name.toLocaleLowerCase();",
      "first.localeCompare(second);",
      'const locale = "en";',
      'const text = "on-site";',
      'const letters = "en-INX";',
    ],
  });
});

test("exports have names", () => {
  holds(defaultExports, {
    forbids: ["export default function Screen() {}", "export default 1;"],
    allows: ["export function Screen() {}", 'export { Card } from "./Card";'],
  });
});
