import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** In the order in which a database can be made of them. */
const KINDS = [
  "extension",
  "text search dictionary",
  "text search configuration",
  "text search mapping",
  "table",
  "column",
  "generated column",
  "row",
  "constraint",
  "foreign key",
  "function",
  "aggregate",
  "index",
  "view",
  "trigger",
  "comment",
  "rights",
  "something else",
] as const;

/** A part of a database. */
export interface Part {
  kind: (typeof KINDS)[number];
  /** Unique among those of its kind. */
  name: string;
  /** The statement that makes it, without its semicolon. */
  definition: string;
}

const CATALOG = readFileSync(join(__dirname, "catalog.sql"), "utf8");

/**
 * Everything that migrations and routines make, in no order: tables, columns, constraints, functions, triggers and
 * more.
 */
export async function readCatalog(client: Client): Promise<Part[]> {
  return (await client.query<Part>(CATALOG)).rows;
}

/** One after the other they make the database that they were read from. */
export function inOrder(parts: readonly Part[]): Part[] {
  return KINDS.flatMap((kind) => parts.filter((part) => part.kind === kind));
}

export const keyOf = ({ kind, name }: Part): string => `${kind} ${name}`;

/** What a database has that it should not, lacks or has otherwise, a sentence each: "index jobs_lapse is missing". */
export function differences(should: readonly Part[], has: readonly Part[]): string[] {
  const wanted = new Map(should.map((part) => [keyOf(part), part.definition]));
  const found = new Map(has.map((part) => [keyOf(part), part.definition]));
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`),
    ...[...found].flatMap(([key, definition]) => {
      const other = wanted.get(key);
      if (other === undefined) return [`${key} should not be there`];
      return other === definition
        ? []
        : [`${key} is not as it should be: ${firstDifference(other, definition)}`];
    }),
  ].sort();
}

function firstDifference(should: string, is: string): string {
  const [wanted, found] = [should.split("\n"), is.split("\n")];
  const at = wanted.findIndex((line, index) => line !== found[index]);
  return `"${found[at < 0 ? wanted.length : at] ?? ""}" instead of "${wanted[at] ?? ""}"`;
}
