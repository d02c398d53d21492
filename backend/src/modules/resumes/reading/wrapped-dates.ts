import { textOf } from "../lines/resume-lines";
import type { IndexedLine } from "./sections";
import { periodsIn, withoutPeriods } from "../wording/periods";

const OPEN = /(?:[-–—]|\bto|से)\s*$/iu;
/** A line that breaks within its dates: "from July", "since March", "June 2019 to". */
const BROKEN =
  /(?:[-–—]|\b(?:to|till|from|since|between)|(?:from |to |since |[-–—] |[(,]\s*)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)\.?,?\s*$/iu;
const BEGINS_WITH_DATE =
  /^(?:\d{4}\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|['’]\d{2}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[\s.,'’-]+\d{2}|(?:till|to) (?:date|now)|date\b|now\b|present|current)/iu;
const NEAR = 12;
/** Shorter lines break because their column is narrow. */
const LONG = 40;

/** In a narrow column "Jul 2024 –" and "Jun 2026" stand below each other: there they become one. */
export function withWholeDates(lines: readonly IndexedLine[]): IndexedLine[] {
  const whole = lines.map(withItemApart);
  joinBroken(whole);
  whole.forEach((line, at) => {
    const next = whole[at + 1];
    const [first = ""] = line.cells;
    const [end = ""] = next?.cells ?? [];
    const isBelow = next && Math.abs((next.starts[0] ?? 0) - (line.starts[0] ?? 0)) < NEAR;
    const isStacked =
      !OPEN.test(first) &&
      isDate(first) &&
      NOW.test(end) &&
      (line.cells.length > 1 || (next?.cells.length ?? 0) > 1);
    if (!isBelow || !(OPEN.test(first) || isStacked) || periodsIn(first).length !== 1 || !isDate(end)) return;
    line.cells[0] = `${first}${isStacked ? " -" : ""} ${end}`;
    next.cells.shift();
    next.starts.shift();
    next.isBullet ||= DATE_BEFORE_ITEM.test(textOf(lines[at + 1] ?? next));
  });
  return whole.filter(({ cells }) => cells.length > 0);
}

/** The end of a date in the margin, beside an item of the list: "01/2020 • Instrument housings". */
const DATE_BEFORE_ITEM = /^(\S{4,14}(?: \d{4})?)\s+[•◦○▪{]\s+(\S.*)$/u;

function withItemApart(line: IndexedLine): IndexedLine {
  const [, date = "", item = ""] = DATE_BEFORE_ITEM.exec(line.cells[0] ?? "") ?? [];
  if (line.cells.length > 1 || !isDate(date))
    return { ...line, cells: [...line.cells], starts: [...line.starts] };
  return { ...line, cells: [date, item], starts: [line.starts[0] ?? 0, (line.starts[0] ?? 0) + NEAR] };
}

/** "Presently working as a Supervisor in", whose place and dates may stand in the next line. */
const BEGINS_AS_JOB =
  /^(?:i )?(?:have |had |am |was )?(?:presently |currently )?(?:worked|working|employed) (?:as|with|at|in|for) /iu;

/** "Worked at Virtusa from July" and "2014 to Feb 2016." below it are one line. */
function joinBroken(lines: IndexedLine[]): void {
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const [text = ""] = line.cells;
    const [rest = ""] = next?.cells ?? [];
    if (next && isOpenBracket(line, next)) {
      line.cells = line.cells.map((cell, column) => [cell, next.cells[column] ?? ""].join(" ").trim());
      next.cells = [];
      next.starts = [];
      return;
    }
    const isOne = line.cells.length === 1 && next?.cells.length === 1 && !next.isBullet;
    if (!next || !isOne || text.length <= LONG) return;
    const isBrokenDate = BROKEN.test(text) && BEGINS_WITH_DATE.test(rest);
    const isBrokenSentence =
      line.isBullet && BEGINS_AS_JOB.test(text) && periodsIn(text).length === 0 && periodsIn(rest).length > 0;
    if (!isBrokenDate && !isBrokenSentence) return;
    line.cells[0] = `${text} ${rest}`;
    next.cells = [];
    next.starts = [];
  });
}

/** "Sports Physio (on" above "contract)", each part of the line by itself. */
function isOpenBracket({ cells: [text = "", ...parts], isBullet }: IndexedLine, next: IndexedLine): boolean {
  const [rest = ""] = next.cells;
  const isOpen = /\([^()]{1,40}$/u.test(text) && /^[^()]{1,40}\)\s*$/u.test(rest);
  return isOpen && !isBullet && !next.isBullet && next.cells.length <= parts.length + 1;
}

const NOW = /^(?:present|current|now|till date|to date|ongoing|अब तक)$/iu;

/** "Jun 2026" or "Present", and nothing else. */
const isDate = (text: string): boolean =>
  NOW.test(text.trim()) || (periodsIn(text).length === 1 && withoutPeriods(text) === "");
