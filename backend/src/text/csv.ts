import { stringify } from "csv-stringify/sync";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "A CSV file in UTF-8; cells that a spreadsheet would take for a formula begin with an apostrophe.",
})
export class CsvFile {
  @Field({ description: "Its text, the header first." })
  text: string;

  @Field(() => Int, { description: "How many rows stand below the header." })
  rowCount: number;

  @Field({ description: "Whether there are more, for which it has no room." })
  isCut: boolean;
}

/** Rows, the header first, as the text of a file that spreadsheets open as UTF-8 and compute nothing of. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // A single line feed divides rows for most programs, so a cell with one stands in quotes.
    { bom: true, escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );
