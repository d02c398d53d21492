import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type RoutineKind = "function" | "trigger" | "view";

/** A function, trigger or view, as its file in `routines/<domain>/` defines it. */
export interface Routine {
  kind: RoutineKind;
  /** A trigger's says its table, too: "jobs_derive on jobs". */
  name: string;
  /** The statement that makes it. */
  sql: string;
  /** SHA-256 of the statement. A comment above a statement is no part of it. */
  checksum: string;
}

const ROUTINES = join(__dirname, "routines");

/** How the statement of each kind begins. A constraint trigger and a view are dropped before they are made anew. */
const HEADS: readonly [RoutineKind, RegExp][] = [
  ["function", /^create or replace function (\w+)\(/],
  ["trigger", /^create (?:or replace|constraint) trigger (\w+)\s[^;]*?\son (\w+)\s/],
  ["view", /^create view (\w+)\s/],
];

/**
 * @throws Error with the file's name, where it holds anything but statements that make functions, triggers and views
 */
export function readRoutines(folder = ROUTINES): Routine[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".sql"),
  );
  return files
    .sort()
    .flatMap((file) => routinesOf(file, readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n")));
}

/** A statement begins at a line's start with "create"; what stands within a body is indented. */
function routinesOf(file: string, text: string): Routine[] {
  const statements = text
    .replace(/^--.*$/gm, "")
    .trim()
    .split(/^(?=create )/m);
  return statements.map((statement) => routineOf(file, statement.trim()));
}

function routineOf(file: string, sql: string): Routine {
  for (const [kind, head] of HEADS) {
    const [, name, table] = head.exec(sql) ?? [];
    if (!name || !isWhole(sql)) continue;
    const checksum = createHash("sha256").update(sql).digest("hex");
    return { kind, name: table ? `${name} on ${table}` : name, sql, checksum };
  }
  throw new Error(`${file}: not a routine's whole statement: ${sql.slice(0, 80)}`);
}

const isWhole = (sql: string) => sql.endsWith(";") && sql.split("$$").length % 2 === 1;
