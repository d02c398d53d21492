import { isHeading } from "./section-headings";

/** A run of text on a page, in points from its upper left corner; `y` is its baseline. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isMarked: boolean;
}

/** Segments on one baseline, from left to right. */
export type Row = Segment[];

/** Narrower is a gap between words. */
const LEAST_GUTTER = 6;
/** Fewer rows are no column. */
const LEAST_ROWS = 3;
/** Headings beside each other make columns of as few. */
const LEAST_BESIDE = 2;
/** So many rows on both sides are columns without headings, too, where their baselines differ. */
const MANY_ROWS = 8;

/** The document's own name stands above all columns. */
const DOCUMENT = /^\W*(?:bio\s*-?\s*data|curriculum\s*-?\s*vitae|c\.?v\.?|r[eé]sum[eé])\W*$/iu;

interface Cut {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

/** The rows of a page in the order in which a person reads them: column by column where it has several. */
export function rowsInOrder(segments: readonly Segment[], depth = 0): Row[] {
  const cut = depth < 4 ? bestCut(segments) : null;
  if (!cut) return rowsOf(segments);
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => rowsInOrder(part, depth + 1));
}

/** Segments by their baselines. */
function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(segment.y - first.y) <= 0.35 * Math.max(segment.size, first.size))
      row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** The gutter with the most text on both sides; null where the page is one column. */
function bestCut(segments: readonly Segment[]): Cut | null {
  const sorted = [...segments].sort((a, b) => a.y - b.y);
  const edges = new Set(sorted.map(({ x }) => Math.floor(x)));
  let best: Cut | null = null;
  let most = 0;
  for (const edge of edges) {
    for (const cut of cutsAt(edge, sorted)) {
      const size = cut.left.length + cut.right.length;
      if (size > most && areColumns(cut)) [best, most] = [cut, size];
    }
  }
  return best;
}

/** The runs of segments beside an edge that none crosses. */
function cutsAt(edge: number, sorted: readonly Segment[]): Cut[] {
  const cuts: Cut[] = [];
  let [left, right, start]: [Segment[], Segment[], number] = [[], [], 0];
  const close = (end: number) => {
    if (left.length >= LEAST_BESIDE && right.length >= LEAST_BESIDE)
      cuts.push(withoutAligned({ above: sorted.slice(0, start), left, right, below: sorted.slice(end) }));
    [left, right, start] = [[], [], end + 1];
  };
  sorted.forEach((segment, index) => {
    if (segment.right <= edge - LEAST_GUTTER) left.push(segment);
    else if (segment.x >= edge) right.push(segment);
    else {
      close(index);
      start = index + 1;
    }
  });
  close(sorted.length);
  // What crosses the edge above a run stands before it, and is not lost between two runs.
  return cuts;
}

/** Dates beside the lines above the first heading of a right column belong to these lines. */
function withoutAligned(cut: Cut): Cut {
  const { left, right } = cut;
  const heading = right.find(({ text }) => isHeading(text));
  const early = right.filter(({ y }) => heading !== undefined && y < heading.y - 2);
  const isAligned =
    early.length > 0 && early.every(({ y }) => left.some((other) => Math.abs(other.y - y) < 2));
  if (!heading || !isAligned) return cut;
  const isEarly = ({ y }: Segment) => y < heading.y - 2;
  return {
    ...{ above: [...cut.above, ...left.filter(isEarly), ...early], below: cut.below },
    ...{ left: left.filter((one) => !isEarly(one)), right: right.filter((one) => !isEarly(one)) },
  };
}

/** Whether both sides begin with a heading on one baseline. */
function beginTogether([left]: readonly Row[], [right]: readonly Row[]): boolean {
  const [one, other] = [left?.[0], right?.[0]];
  return Boolean(
    one && other && Math.abs(one.y - other.y) < 3 && isHeading(one.text) && isHeading(other.text),
  );
}

function areColumns({ left, right }: Cut): boolean {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (
    leftRows.length >= LEAST_BESIDE &&
    rightRows.length >= LEAST_BESIDE &&
    beginTogether(leftRows, rightRows)
  )
    return true;
  if (leftRows.length < LEAST_ROWS || rightRows.length < LEAST_ROWS || !overlap(left, right)) return false;
  const isHead = headingLook([...left, ...right]);
  const headings = [
    [leftRows, rightRows],
    [rightRows, leftRows],
  ].map(([rows = [], others = []]) => {
    const isOne = ([first, ...rest]: Row) => first && rest.length === 0 && isHead(first);
    return rows.filter((row) => isOne(row) && !isHeaderCell(row, others)).length;
  });
  // Headings beside their text are no column, and neither are dates beside jobs.
  if (headings[0] === leftRows.length || headings[1] === rightRows.length) return false;
  if (headings.every((count) => count > 0)) return true;
  if (leftRows.length < MANY_ROWS || rightRows.length < MANY_ROWS) return false;
  return headings.some((count) => count > 0) && alignedShare(leftRows, rightRows) < 0.5;
}

/** Whether a table's header goes on beside it: "Work Profile" behind "Employer", "Designation" and "Duration". */
function isHeaderCell([cell]: Row, others: readonly Row[]): boolean {
  return others.some(
    (row) =>
      row.length > 1 &&
      row.every(
        ({ y, size, isMarked }) =>
          cell && Math.abs(y - cell.y) < 2 && Math.abs(size - cell.size) < 0.5 && isMarked === cell.isMarked,
      ),
  );
}

/** So much larger than the text is a heading's letter. */
const LARGER = 0.9;

/** Where some headings stand out, the word "Education" in a cell of a table is none. */
function headingLook(segments: readonly Segment[]): (segment: Segment) => boolean {
  const sizes = segments.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isNamed = ({ text }: Segment) => isHeading(text) && !DOCUMENT.test(text);
  const standsOut = ({ isMarked, size }: Segment) => isMarked || size > usual + LARGER;
  const doSome = segments.some((one) => isNamed(one) && standsOut(one));
  return (one) => isNamed(one) && (!doSome || standsOut(one));
}

function overlap(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [top, bottom] = [Math.max(topOf(left), topOf(right)), Math.min(bottomOf(left), bottomOf(right))];
  return bottom - top > 24;
}

const topOf = (side: readonly Segment[]) => Math.min(...side.map(({ y }) => y));
const bottomOf = (side: readonly Segment[]) => Math.max(...side.map(({ y }) => y));

/** How many rows of the shorter side share their baseline with one of the other. */
function alignedShare(left: readonly Row[], right: readonly Row[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const baselines = many.map((row) => row[0]?.y ?? 0);
  const aligned = few.filter((row) => baselines.some((y) => Math.abs(y - (row[0]?.y ?? 0)) < 2));
  return aligned.length / few.length;
}
