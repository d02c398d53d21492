import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DESIGN_SYSTEM = join(__dirname, "../design-system");
const read = (folder: string, name: string) => readFileSync(join(folder, name), "utf8");

const shown = readdirSync(__dirname)
  .filter((name) => name.endsWith("Shelf.tsx"))
  .map((name) => read(__dirname, name))
  .join("\n");

/** Those of the design system's index that are components. */
const elements = [
  ...read(DESIGN_SYSTEM, "index.ts").matchAll(/export \{ (.*) \} from ".\/(\w+)\/\w+"/g),
].flatMap(([, names = ""]) => names.split(", ").filter((name) => /^[A-Z]/.test(name)));

/** They are the frame of a page, or are seen with another element alone. */
const FRAMES = [
  "BottomBarRoom",
  "Column",
  "Container",
  "GlobalStyle",
  "Page",
  "PageFailure",
  "PageHeading",
  "PageTitleContext",
];
const UNSEEN = [
  ...["DialogActions", "FieldError", "FormFailure", "LeaveQuestion", "Radio", "Still", "ToastProvider"],
  "VisuallyHidden",
];

it("the gallery shows every element of the design system", () => {
  expect(elements.length).toBeGreaterThan(30);
  const missing = elements.filter((name) => !new RegExp(`<${name}\\b`).test(shown));
  expect(missing.filter((name) => ![...FRAMES, ...UNSEEN].includes(name))).toEqual([]);
});
