import { type ResumeLine, textOf } from "./resume-lines";

/** "2", "Page 2 of 3", "2/3". */
const PAGE_NUMBER = /^[-–—\s]*(?:page\s*)?(\d{1,2})(?:\s*(?:of|\/)\s*\d{1,2})?[-–—\s]*$/i;
/** What heads the later pages of a document: "Farhana Begum  Curriculum Vitae". */
const DOCUMENT = /\b(?:curriculum vitae|r[eé]sum[eé]|bio-?data)\b/i;
const LONGEST = 80;

/** A document's lines without what its pages say at their edges: their numbers, and a name on each. */
export function withoutFurniture(lines: readonly ResumeLine[]): ResumeLine[] {
  const counts = new Map<string, number>();
  const keys = lines.map((line, at) => `${edgeOf(lines, at) ?? ""} ${textOf(line)}`);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return lines.filter((line, at) => {
    const text = textOf(line);
    if (!edgeOf(lines, at) || text.length > LONGEST) return true;
    if (Number(PAGE_NUMBER.exec(text)?.[1]) === line.page) return false;
    return line.page === 1 || ((counts.get(keys[at] ?? "") ?? 0) < 2 && !DOCUMENT.test(text));
  });
}

/** Whether a line is among the first two of its page, or among the last two. */
function edgeOf(lines: readonly ResumeLine[], at: number): "top" | "bottom" | null {
  const page = lines[at]?.page;
  if (lines[at - 2]?.page !== page) return "top";
  return lines[at + 2]?.page === page ? null : "bottom";
}
