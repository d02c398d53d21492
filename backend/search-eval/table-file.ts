import { readFileSync } from "node:fs";
import { CommandError } from "../src/errors/errors";

/**
 * The rows of a file of cells between tabs, whose first line names the columns. Cells are taken as they stand.
 * @throws CommandError if the file can't be read or lacks one of the columns
 */
export function readTableFile<Column extends string>(
  path: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  return rowsOf(textOf(path), columns, path);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new CommandError(
      `${path} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function rowsOf<Column extends string>(
  text: string,
  columns: readonly Column[],
  path: string,
): Record<Column, string>[] {
  const [head = "", ...lines] = text.split(/\r?\n/).filter((line) => line !== "");
  const heads = head.split("\t");
  // A header may explain itself: "wanted (regular expression, ignoring case)".
  const places = columns.map((column) => heads.findIndex((name) => name.split(" (")[0] === column));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) throw new CommandError(`${path} has no column ${missing.join(", ")}.`);
  return lines.map((line) => {
    const cells = line.split("\t");
    const named = columns.map((column, index) => [column, cells[places[index] ?? -1] ?? ""]);
    return Object.fromEntries(named) as Record<Column, string>;
  });
}
