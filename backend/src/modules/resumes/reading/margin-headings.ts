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
export function withMarginHeadings<Line extends ResumeLine>(lines: readonly Line[]): Line[] {
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
  const rowsOf = (at: number) => Array.from({ length: headings.get(at)?.lines ?? 0 }, (_, add) => at + add);
  const taken = new Set(inMargin.flatMap(rowsOf));
  lines.forEach((line, at) => {
    if (taken.has(at) || !mayHead(line) || !inMargin.some((other) => areBelow(lines[other], line))) return;
    headings.set(at, { kind: "other", text: line.cells[0] ?? "", lines: 1 });
    inMargin.push(at);
  });
  const cut = new Set(inMargin.flatMap(rowsOf));
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

/** In a margin of headings, what is set as they are is one, in words of the person's own. */
const mayHead = ({ cells, isMarked, isBullet }: ResumeLine): boolean =>
  cells.length > 1 && isMarked && !isBullet && /^\p{Lu}[\p{L}\s&]{2,30}$/u.test(cells[0] ?? "");

/** Whether two lines have their first two parts below each other. */
const areBelow = (one: ResumeLine | undefined, other: ResumeLine | undefined): boolean =>
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
