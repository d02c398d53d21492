/** What names a column of a sheet; looking from a reference's end would take the square of a long one's length. */
const COLUMN = /^[a-z]{1,3}/i;

/** The column of "AB12", from 1. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of (COLUMN.exec(reference)?.[0] ?? "").toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
