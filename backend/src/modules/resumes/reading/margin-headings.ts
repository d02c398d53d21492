import { type SectionKind, sectionOf } from "../lines/section-headings";
import type { ResumeLine } from "../lines/resume-lines";

/** In points: headings of one margin begin no further apart, and so do the texts beside them. */
const NEAR = 6;

interface MarginHeading {
  kind: SectionKind;
  text: string;
  /** How many lines it takes. */
  lines: number;
}

/** "Experience  Podar School, Nashik": in a file with headings in its margin, each becomes a line of its own. */
export const withMarginHeadings = <Line extends ResumeLine>(lines: readonly Line[]): Line[] =>
  withUnknownApart(withKnownApart(lines));

function withKnownApart<Line extends ResumeLine>(lines: readonly Line[]): Line[] {
  const headings = new Map<number, MarginHeading>();
  for (let at = 0; at < lines.length; at += headings.get(at)?.lines ?? 1) {
    const heading = headingOf(lines[at], lines[at + 1]);
    const beside = [at - 1, at + (heading?.lines ?? 1)];
    const isLabel = beside.some(
      (other) => isLabelled(lines[other], lines[at]) && !headingOf(lines[other], lines[other + 1]),
    );
    if (heading && !isLabel) headings.set(at, heading);
  }
  const inMargin = [...headings.keys()].filter((at) =>
    [...headings.keys()].some((other) => areBelow(lines[at], lines[other]) && kindAt(other) !== kindAt(at)),
  );
  if (!inMargin.some((at) => ["experience", "education"].includes(kindAt(at) ?? ""))) return [...lines];
  const cut = new Set(
    inMargin.flatMap((at) => Array.from({ length: headings.get(at)?.lines ?? 0 }, (_, add) => at + add)),
  );
  return lines.flatMap((line, at) => {
    const rest = cut.has(at) ? { ...line, cells: line.cells.slice(1), starts: line.starts.slice(1) } : line;
    const heading = inMargin.includes(at) ? headings.get(at) : undefined;
    return heading
      ? [{ ...line, cells: [heading.text], starts: line.starts.slice(0, 1), isMarked: true }, rest]
      : [rest];
  });

  function kindAt(at: number): SectionKind | undefined {
    return headings.get(at)?.kind;
  }
}

/** In points: so far right of its heading begins a text beside it. */
const LEAST_MARGIN = 40;
const LEAST_HEADINGS = 2;

/** In a margin of headings, what is set as they are is one, in words of the person's own. */
function withUnknownApart<Line extends ResumeLine>(lines: readonly Line[]): Line[] {
  const margins = lines.flatMap((line, at) => {
    const [x = 0, text = lines[at + 1]?.starts[0] ?? 0] = line.starts;
    const isHeading = line.cells.length === 1 && sectionOf(line.cells[0] ?? "") !== null;
    return isHeading && text > x + LEAST_MARGIN ? [{ starts: [x, text] }] : [];
  });
  const isInMargin = (line: Line) =>
    mayHead(line) && margins.filter((margin) => areBelow(line, margin)).length >= LEAST_HEADINGS;
  return lines.flatMap((line) => {
    const [heading = "", ...cells] = line.cells;
    if (!isInMargin(line)) return [line];
    const [x = 0, ...starts] = line.starts;
    return [
      { ...line, cells: [heading], starts: [x] },
      { ...line, cells, starts },
    ];
  });
}

const mayHead = ({ cells, isMarked, isBullet }: ResumeLine): boolean =>
  cells.length > 1 && isMarked && !isBullet && /^\p{Lu}[\p{L}\s&]{2,30}$/u.test(cells[0] ?? "");

/** Whether two lines have their first two parts below each other. */
type Starts = Pick<ResumeLine, "starts"> | undefined;

const areBelow = (one: Starts, other: Starts): boolean =>
  [0, 1].every((part) => Math.abs((one?.starts[part] ?? 0) - (other?.starts[part] ?? 0)) <= NEAR);

/** "Position  Inspector" beside "Duration  2019 to 2021" is a row of a list, and no heading. */
function isLabelled(other: ResumeLine | undefined, line: ResumeLine | undefined): boolean {
  const [label = "", ...rest] = other?.cells ?? [];
  return rest.length > 0 && areBelow(other, line) && !/\d/.test(label);
}

/** A heading beside a text; "Teaching" above "Experience" are one. */
function headingOf(line: ResumeLine | undefined, next: ResumeLine | undefined): MarginHeading | null {
  const [first = "", ...rest] = line?.cells ?? [];
  if (rest.length === 0 || line?.isBullet) return null;
  const isLonger = next && next.cells.length > 1 && areBelow(line, next);
  const both = `${first} ${next?.cells[0] ?? ""}`;
  const kindOfBoth = isLonger ? sectionOf(both) : null;
  if (kindOfBoth) return { kind: kindOfBoth, text: both, lines: 2 };
  const kind = sectionOf(first);
  return kind ? { kind, text: first, lines: 1 } : null;
}
