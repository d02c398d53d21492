import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRoutines } from "./routines";

const PAGE = readFileSync(join(__dirname, "../../../docs/database.md"), "utf8");

/** The rows of a section's table, as the texts of their cells. */
function rowsOf(section: string): string[][] {
  const [, text = ""] = PAGE.split(`\n## ${section}\n`);
  const lines = (text.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (text = "") => [...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
const routines = (kind: string) =>
  readRoutines()
    .filter((routine) => routine.kind === kind)
    .map(({ name }) => name)
    .sort();

// That the files are what stands in the database, routines.slow.test.ts tells.
describe("docs/database.md", () => {
  it("gives each trigger with its table and its reason", () => {
    const rows = rowsOf("Triggers");
    expect(rows.map(([name, table]) => namesIn(`${name} ${table}`).join(" on ")).sort()).toEqual(
      routines("trigger"),
    );
    for (const [, , reason] of rows) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it("names each function once", () => {
    expect(
      rowsOf("Functions")
        .flatMap(([, functions]) => namesIn(functions))
        .sort(),
    ).toEqual(routines("function"));
  });
});
