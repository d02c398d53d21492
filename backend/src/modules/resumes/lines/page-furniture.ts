import { type ResumeLine, textOf } from "./resume-lines";

/** "2", "Page 2 of 3", "2/3". */
const PAGE_NUMBER = /^[-–—\s]*(?:page\s*)?(\d{1,2})(?:\s*(?:of|\/)\s*\d{1,2})?[-–—\s]*$/i;
/** What heads the later pages of a document: "Farhana Begum  Curriculum Vitae". */
const DOCUMENT = /(?:^|\s)(?:curriculum vitae|r[eé]sum[eé]|bio-?data)(?:$|\s+of\b)/iu;
const LONGEST = 80;

/** A document's lines without what its pages say at their edges: their numbers, and a name on each. */
export function withoutFurniture<Line extends ResumeLine>(lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  return lines.filter((line, at) => {
    const [text, edge] = [textOf(line), edgeOf(lines, at)];
    if (!edge || text.length > LONGEST || line.isBullet) return true;
    const key = `${edge} ${text}`;
    const first = seen.get(key) ?? line.page;
    seen.set(key, first);
    if (Number(PAGE_NUMBER.exec(text)?.[1]) === line.page) return false;
    // The first place of what stands on several pages is kept.
    return line.page === 1 || (first === line.page && !DOCUMENT.test(text));
  });
}

/** Whether a line is among the first two of its page, or among the last two. */
function edgeOf(lines: readonly ResumeLine[], at: number): "top" | "bottom" | null {
  const page = lines[at]?.page;
  if (lines[at - 2]?.page !== page) return "top";
  return lines[at + 2]?.page === page ? null : "bottom";
}
