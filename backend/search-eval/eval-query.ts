import { createHash } from "node:crypto";
import { CommandError } from "../src/errors/errors";
import { type Condition, readConditions } from "./condition";
import { POSTING_COLUMNS, type Posting, type PostingColumn } from "./posting";
import { readTableFile } from "./table-file";

const QUERY_COLUMNS = ["query", "field", "wanted", "unwanted", "and"] as const;

/** What somebody types, and which postings a careful judge gives them. */
export interface EvalQuery {
  text: string;
  /** A posting is wanted if one of these matches `wanted`, none matches `unwanted`, and the conditions hold. */
  columns: readonly PostingColumn[];
  wanted: RegExp;
  unwanted: RegExp | null;
  conditions: readonly Condition[];
}

/** Tuning looks at one half; the other tells whether what was tuned holds for queries that nobody looked at. */
export const HALVES = ["tuning", "check"] as const;
export type Half = (typeof HALVES)[number];

/** Odd hashes are the check's, whatever file the query stands in. */
export const halfOf = (text: string): Half =>
  (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 1 ? "check" : "tuning";

/** @throws CommandError that names the query that can't be read */
export const readQueries = (path: string): EvalQuery[] => readTableFile(path, QUERY_COLUMNS).map(readQuery);

/** @throws CommandError */
export function readQuery(row: Record<(typeof QUERY_COLUMNS)[number], string>): EvalQuery {
  const { query: text, field, wanted, unwanted, and } = row;
  try {
    return {
      text,
      columns: columnsOf(field),
      wanted: new RegExp(wanted, "i"),
      unwanted: unwanted ? new RegExp(unwanted, "i") : null,
      conditions: readConditions(and),
    };
  } catch (error) {
    throw new CommandError(`Query "${text}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** "title+skills" are two columns, "any" is all of them. @throws CommandError */
function columnsOf(field: string): readonly PostingColumn[] {
  if (field === "any") return POSTING_COLUMNS.filter((column) => column !== "set");
  return field.split("+").map((name) => {
    const column = POSTING_COLUMNS.find((known) => known === name);
    if (!column) throw new CommandError(`There is no field "${name}".`);
    return column;
  });
}

export function isWanted({ columns, wanted, unwanted, conditions }: EvalQuery, posting: Posting): boolean {
  const texts = columns.map((column) => posting[column]);
  return (
    texts.some((text) => wanted.test(text)) &&
    !(unwanted && texts.some((text) => unwanted.test(text))) &&
    conditions.every((holds) => holds(posting))
  );
}
