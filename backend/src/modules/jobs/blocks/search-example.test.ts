import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client, type QueryResult } from "pg";
import { createTestDatabase, type TestDatabase } from "../../../test/database";

const PAGE = join(__dirname, "../../../../../docs/search.md");
/** A statement of the page, or several, and the answer to the last of them where the page shows one. */
const EXAMPLES = /```sql\n(.*?)```(?:\n+```text\n(.*?)```)?/gs;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Value = string | number | boolean | Date | string[] | null;

function written(value: Value): string {
  if (value === null) return "-";
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(",")}}` : String(value);
}

/** One column: its values in one line. More: a line for each row, under the names. */
function printed({ fields, rows }: QueryResult<Record<string, Value>>): string {
  const names = fields.map(({ name }) => name);
  const lines = rows.map((row) => names.map((name) => written(row[name] ?? null)));
  if (names.length === 1) return lines.flat().join("  ");
  const widths = names.map((name, at) =>
    Math.max(...[name, ...lines.map((line) => line[at] ?? "")].map((cell) => cell.length)),
  );
  return [names, ...lines]
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const withoutBreaks = (text: string) => text.replace(/\s+/g, " ").trim();

it("docs/search.md shows what its statements answer", async () => {
  const page = await readFile(PAGE, "utf8");
  const examples = [...page.matchAll(EXAMPLES)];
  expect(examples.length).toBeGreaterThan(9);
  for (const [, sql = "", answer] of examples) {
    const results: unknown = await client.query(sql);
    const last = (Array.isArray(results) ? results.at(-1) : results) as QueryResult<Record<string, Value>>;
    if (answer !== undefined) expect(withoutBreaks(printed(last))).toBe(withoutBreaks(answer));
  }
});
