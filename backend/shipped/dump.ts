import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { inOrder, keyOf, type Part, readCatalog } from "./catalog";

/** TypeORM's own, as it makes it. */
const MIGRATIONS: Part = {
  kind: "table",
  name: "migrations",
  definition:
    'create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null)',
};

/** The tables that a database has rows in before anybody uses it: what names a row, and the columns that are kept. */
const ROWS: Record<string, { key: string; columns: string }> = {
  migrations: { key: "name", columns: '"timestamp", name' },
  plans: { key: "code", columns: "*" },
  job_search_blocks: { key: "sorting", columns: "*" },
  database_routines: { key: "concat_ws(' ', kind, name)", columns: "kind, name, checksum" },
};

/**
 * The schema and the rows of a database that nobody has used yet.
 * @throws Error where a table has rows that `ROWS` does not know
 */
export async function readDatabase(client: Client): Promise<Part[]> {
  const parts = [MIGRATIONS, ...(await readCatalog(client))];
  const rows: Part[] = [];
  for (const { kind, name } of parts) if (kind === "table") rows.push(...(await readRows(client, name)));
  return inOrder([...parts, ...rows]);
}

async function readRows(client: Client, table: string): Promise<Part[]> {
  const { key, columns } = ROWS[table] ?? { key: "null", columns: "*" };
  const { rows } = await client.query<{ name: string | null; row: string }>(
    `select ${key} as name, (select row_to_json(kept)::text from (select ${columns} from (select line.*) whole) kept) as row
     from ${table} line order by name`,
  );
  return rows.map(({ name, row }) => {
    if (name === null) throw new Error(`${table} has rows: dump.ts has to know what names them.`);
    const into = columns === "*" ? table : `${table} (${columns})`;
    const definition = `insert into ${into} select ${columns} from json_populate_record(null::${table}, '${row.replaceAll("'", "''")}')`;
    return { kind: "row", name: `${table} ${name}`, definition };
  });
}

/** As a start leaves it, whatever the dump says: each dump would otherwise repeat all routines for this number. */
const COUNT_MIGRATIONS = "update database_routines set migrations = (select count(*) from migrations);";

/** Makes, in an empty database, the one that the parts were read from. */
export async function restore(client: Client, parts: readonly Part[]): Promise<void> {
  const statements = inOrder(parts).map(({ definition }) => `${definition};`);
  const hasRoutines = parts.some(({ kind, name }) => kind === "table" && name === "database_routines");
  const last = hasRoutines ? [COUNT_MIGRATIONS] : [];
  await client.query(["set check_function_bodies = off;", ...statements, ...last].join("\n"));
}

/**
 * The text of a dump: what differs from an earlier one, which its first line names.
 * A part that is new or changed stands with the statement that makes it, one that has gone with its name alone. Where
 * a table's columns come in another order they all go, and are all made anew.
 */
export function writeDump(
  parts: readonly Part[],
  former: { name: string; parts: readonly Part[] } | null,
): string {
  const moved = movedTables(former?.parts ?? [], parts);
  const isMoved = ({ kind, name }: Part) =>
    kind.endsWith("column") && moved.has(name.slice(0, name.indexOf(".")));
  const before = new Map(former?.parts.map((part) => [keyOf(part), part.definition]));
  const now = new Set(parts.map(keyOf));
  const made = parts.filter((part) => isMoved(part) || before.get(keyOf(part)) !== part.definition);
  const gone = (former?.parts ?? []).filter((part) => isMoved(part) || !now.has(keyOf(part)));
  return [
    former ? `--- after: ${former.name}` : "--- from nothing",
    ...gone.map(({ kind, name }) => `--- gone ${kind}: ${name}`),
    ...made.map(({ kind, name, definition }) => `--- ${kind}: ${name}\n${definition};`),
    "",
  ].join("\n");
}

/** Tables whose columns would stand in another order, were the new ones put behind those that stay. */
function movedTables(before: readonly Part[], now: readonly Part[]): Set<string> {
  const [old, current] = [columnsOf(before), columnsOf(now)];
  const hasMoved = ([table, columns]: [string, string[]]) => {
    const known = old.get(table) ?? [];
    const kept = known.filter((column) => columns.includes(column));
    return columns.slice(0, kept.length).join() !== kept.join();
  };
  return new Set([...current].filter(hasMoved).map(([table]) => table));
}

function columnsOf(parts: readonly Part[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const { kind, name } of parts) {
    const [table = "", column = ""] = name.split(".");
    if (kind === "column") tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

/** A dump whole, the one that it follows on from included. */
export function readDump(name: string, read = readFile): Part[] {
  const [head = "", ...sections] = read(name).split(/^--- /m).slice(1);
  const former = /^after: (.*)$/m.exec(head)?.[1];
  const parts = new Map(former ? readDump(former, read).map((part) => [keyOf(part), part]) : []);
  for (const section of sections) {
    const [, gone, kind = "", partName = "", body = ""] =
      /^(gone )?([a-z ]+): (.*)\n([^]*)$/.exec(section) ?? [];
    const part = { kind: kind as Part["kind"], name: partName, definition: body.trimEnd().replace(/;$/, "") };
    if (gone) parts.delete(keyOf(part));
    else parts.set(keyOf(part), part);
  }
  return inOrder([...parts.values()]);
}

const readFile = (name: string) => readFileSync(join(__dirname, `${name}.sql`), "utf8");
