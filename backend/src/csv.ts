import { stringify } from "csv-stringify/sync";

/** Rows, the header first, as the text of a file that spreadsheets open as UTF-8 and compute nothing of. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, escape_formulas: true, record_delimiter: "windows" },
  );
