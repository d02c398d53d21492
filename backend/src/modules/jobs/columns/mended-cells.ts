import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import type { FileColumn, FileField } from "./file-columns";

interface MendedRow {
  cells: readonly string[];
  /** Texts that took the place of cells; null: the cell is right as it stands. */
  taken: Readonly<Partial<Record<FileField, string | null>>>;
}

/**
 * Rows of a file with what was typed at them in place of their cells (FILE-05). What the file has no column for stands
 * in one behind the others.
 * @returns the header, and the rows' cells
 */
export function mendedTable(
  columns: readonly Pick<FileColumn, "header" | "field">[],
  rows: readonly MendedRow[],
): { header: string[]; lines: string[][] } {
  const fields = columns.map(({ field }) => field);
  const typed = new Set(rows.flatMap(({ taken }) => textsOf(taken).map(([field]) => field)));
  const added = [...typed].filter((field) => !fields.includes(field));
  const placeOf = new Map([...fields, ...added].map((field, index) => [field, index] as const).toReversed());
  const lines = rows.map(({ cells, taken }) => {
    const line = [...fields, ...added].map((_field, index) => cells[index] ?? "");
    for (const [field, text] of textsOf(taken)) {
      // Several columns of a field are read together: it stands in the first, and in no other.
      fields.forEach((other, index) => {
        if (other === field) line[index] = "";
      });
      line[placeOf.get(field) ?? line.length] = text;
    }
    return line;
  });
  return { header: [...columns.map(({ header }) => header), ...added.map(headerOf)], lines };
}

const textsOf = (taken: MendedRow["taken"]): [FileField, string][] =>
  (Object.entries(taken) as [FileField, string | null][]).flatMap(([field, text]) =>
    text === null ? [] : [[field, text]],
  );

const headerOf = (field: FileField): string => (field === "company" ? field : JOB_COLUMNS[field]);
