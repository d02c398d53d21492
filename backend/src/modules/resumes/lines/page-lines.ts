import { isHeading } from "./section-headings";
import { type Row, rowsInOrder, type Segment } from "./page-order";
import { type ResumeLine, withoutBullet } from "./resume-lines";

/** The lines of a page, from its segments. */
export function readRows(segments: readonly Segment[], page: number): ResumeLine[] {
  const all = rowsInOrder(segments.filter(({ text }) => text !== ""));
  const rows = all.flatMap((row, at) =>
    isRowOfList(row, [all[at - 1], all[at + 1]]) ? [row] : withoutHeading(row),
  );
  let before: Row | undefined;
  return rows.flatMap((row) => {
    const line = lineOf(row, before, page);
    before = row;
    return line ?? [];
  });
}

const NEAR = 3;

/** "Languages | Java, SQL" above "Databases | Oracle" is a row of a list, as "Languages | : Hindi, English" is. */
function isRowOfList([first, second, ...more]: Row, beside: readonly (Row | undefined)[]): boolean {
  if (!first || !second || more.length > 0) return false;
  if (/^[:\-–]/.test(second.text)) return true;
  return beside.some((row) => {
    const [label, value] = row ?? [];
    if (!label || !value || isHeading(label.text) || /\d/.test(label.text)) return false;
    const isBelow = Math.abs(label.x - first.x) < NEAR || Math.abs(label.right - first.right) < NEAR;
    return isBelow && Math.abs(value.x - second.x) < NEAR;
  });
}

/** A heading in the margin is a line of its own; the header of a table may begin with such a word, too. */
function withoutHeading(row: Row): Row[] {
  const [first, ...rest] = row;
  const isTable = rest.length >= 2 && rest.every(({ text }) => text.length <= 25 && !/[\d,]/.test(text));
  return first && rest.length > 0 && !isTable && isHeading(first.text) ? [[first], rest] : [row];
}

function lineOf(row: Row, before: Row | undefined, page: number): ResumeLine | null {
  const [first] = row;
  if (!first) return null;
  const { text, isBullet } = withoutBullet(first.text);
  const cells = [text, ...row.slice(1).map((segment) => segment.text)];
  const kept = cells
    .map((cell, index) => ({ cell, x: row[index]?.x ?? 0 }))
    .filter(({ cell }) => cell !== "");
  if (kept.length === 0) return null;
  const size = Math.max(...row.map((segment) => segment.size));
  const y = before?.[0]?.y;
  // Another column begins above the end of the one before it.
  const above = y === undefined || y >= first.y ? 10 : (first.y - y) / size;
  return {
    page,
    cells: isBullet && text === "" ? [kept.map(({ cell }) => cell).join(" ")] : kept.map(({ cell }) => cell),
    starts: isBullet && text === "" ? [first.x] : kept.map(({ x }) => x),
    size,
    isMarked: row.every((segment) => segment.isMarked) || first.isMarked,
    isBullet,
    above,
  };
}
