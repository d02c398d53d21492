import { textOf } from "../lines/resume-lines";
import { periodsIn } from "../wording/periods";
import type { Found } from "./resume-reading";
import type { IndexedLine } from "./sections";

type Columns = readonly (readonly [string, RegExp])[];

const TIMES: Columns = [
  [
    "start",
    /^(?:(?:(?:period|duration|dates?|tenure) )?from|start(?: date)?|date of joining|joining(?: date)?|joined|d\.?o\.?j\.?|sign(?:ed)?[- ]?on|कब से|से|आरंभ|प्रारंभ)$/iu,
  ],
  [
    "end",
    /^(?:(?:(?:period|duration|dates?|tenure) )?to|till|end(?: date)?|date of (?:leaving|relieving)|leaving(?: date)?|relieving(?: date)?|left|sign(?:ed)?[- ]?off|कब तक|तक|समाप्ति)$/iu,
  ],
];

/** What the header of a table's column says, by the part of a job or school that stands below it. */
const COLUMNS: Readonly<Record<"experience" | "education" | "projects", Columns>> = {
  experience: [
    [
      "company",
      /organi[sz]ation|company|employer|firm|institut|hospital|school|college|^(?:hotel|resort|restaurant|bank|factory|shop)s?(?: name)?$|நிறுவனம்|^kaha+n? ka+m kiya$|कंपनी|संस्था/i,
    ],
    [
      "title",
      /designation|position|rank|role|\bpost\b|title|^(?:(?:kind|type|nature) of )?(?:work|job|duty|trade)$|^kaun ?sa ka+m$|^பணி$|பதவி|पद/i,
    ],
    ...TIMES,
    ["period", /duration|period|tenure|dates?|years?|from.*to|time|^kab se kab tak$|காலம்|अवधि|वर्ष/i],
    ["place", /location|place|city|स्थान/i],
    ["description", /responsibilit|duties|work|profile|description|nature|कार्य/i],
    ["serial", /^(?:s|sr|sl)\.?\s*(?:no\.?)?$|^#$|^no\.?$/i],
  ],
  education: [
    [
      "gpa",
      /%|percent|cgpa|gpa|marks|grade|score|division|result|class obtained|aggregate|टक्के|गुण|अंक|प्रतिशत|श्रेणी/i,
    ],
    [
      "school",
      /institut|school|college|name of the (?:institut|school|college)|^(?:from )?where$|பள்ளி|கல்லூரி|संस्थान|विद्यालय|कॉलेज/i,
    ],
    [
      "degree",
      /degree|course|exam|qualification|^class$|standard|program|certificat|education|வகுப்பு|படிப்பு|परीक्षा|योग्यता|कक्षा|डिग्री/i,
    ],
    ...TIMES,
    ["board", /board|university|बोर्ड|विश्वविद्यालय/i],
    ["period", /year|passing|duration|session|period|dates?|ஆண்டு|वर्ष/i],
    ["field", /speciali[sz]ation|stream|subjects?|branch|discipline|major|field|विषय/i],
    ["place", /location|place|city/i],
    ["serial", /^(?:s|sr|sl)\.?\s*(?:no\.?)?$|^#$|^no\.?$/i],
    // Beside "Qualification" the class is the result.
    ["gpa", /^class$/i],
  ],
  projects: [
    ["serial", /^(?:s|sr|sl)\.?\s*(?:no\.?)?$|^#$|^no\.?$/i],
    ["client", /client|customer|company|organi[sz]ation|employer/i],
    ["name", /project|title|name|site|topic/i],
    ...TIMES,
    ["period", /duration|period|dates?|years?|time/i],
    ["about", /role|description|details|technolog|tools|value|cost|scope|responsibilit|location/i],
  ],
};

const LONGEST_HEADER = 40;

interface Header {
  names: string[];
  starts: number[];
}

/** The rows of a table whose header says what its columns hold; none where there is no such table. */
export function readTable(
  lines: readonly IndexedLine[],
  kind: keyof typeof COLUMNS,
): ReadonlyMap<string, Found>[] {
  const found = findHeader(lines, COLUMNS[kind]);
  if (!found) return [];
  const { header, end } = found;
  const rows: Map<string, Found>[] = [];
  for (const row of wholeRows(lines.slice(end), header)) {
    if (row.isBullet || (row.cells.length === 1 && textOf(row).length > LONGEST_HEADER * 1.5)) break;
    if (isHeadBelow(row, lines.slice(end))) break;
    const cells = cellsOf(row, header);
    const before = rows.at(-1);
    if (before && isContinuation(cells, before, header)) append(before, cells);
    else rows.push(cells);
  }
  return rows.filter((row) => row.size >= 2);
}

/** A line set as a head, below rows that aren't, ends the table. */
const isHeadBelow = (row: IndexedLine, [first]: readonly IndexedLine[]): boolean =>
  row.cells.length === 1 && row.isMarked && first?.isMarked === false && periodsIn(textOf(row)).length === 0;

const MOST_HEADER_LINES = 3;

/** The header, which may take several lines: "Board /" above "University". */
function findHeader(lines: readonly IndexedLine[], columns: Columns): { header: Header; end: number } | null {
  for (const [at, line] of lines.entries()) {
    const alone = headerOf(line, columns);
    for (let count = MOST_HEADER_LINES; count > 1; count -= 1) {
      const part = lines.slice(at, at + count);
      const isHeader = part.length === count && part.every((one) => isPartOfHeader(one));
      const header = isHeader ? headerOf(besideEachOther(part), columns) : null;
      if (header && header.names.length >= (alone?.names.length ?? 0)) return { header, end: at + count };
    }
    if (alone) return { header: alone, end: at + 1 };
  }
  return null;
}

const isPartOfHeader = ({ cells, isBullet, above }: IndexedLine): boolean =>
  !isBullet && above > 0 && cells.every((cell) => cell.length <= LONGEST_HEADER && !/\d/.test(cell));

const SAME_COLUMN = 12;

/** Lines of one row of a table as one line, whose cells stand one below the other. */
function besideEachOther(lines: readonly IndexedLine[]): IndexedLine {
  const columns: { start: number; text: string }[] = [];
  for (const { cells, starts } of lines)
    cells.forEach((cell, at) => {
      const start = starts[at] ?? 0;
      const column = columns.find((one) => Math.abs(one.start - start) < SAME_COLUMN);
      if (column) column.text = `${column.text} ${cell}`;
      else columns.push({ start, text: cell });
    });
  columns.sort((one, other) => one.start - other.start);
  const [first] = lines;
  return {
    ...(first ?? { page: 1, size: 0, isMarked: false, isBullet: false, above: 0, index: 0 }),
    cells: columns.map(({ text }) => text),
    starts: columns.map(({ start }) => start),
  };
}

/** Rows whose cells take several lines are parted from each other by a wider blank than these lines are. */
const WIDER = 1.2;

function wholeRows(lines: readonly IndexedLine[], header: Header): IndexedLine[] {
  const gaps = lines.slice(1).flatMap(({ above, isBullet }) => (above > 0 && !isBullet ? above : []));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps.filter((gap) => gap < MOST_GAP))];
  if (gaps.length === 0 || most < least * WIDER) return [...lines];
  const rows: IndexedLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isNear = line.above > 0 && line.above < (least + most) / 2 && line.above < MOST_GAP;
    const isWithin = line.above > 0 && line.above < WITHIN;
    if (row && isNear && !line.isBullet && (isWithin || isOneRow(row, line, header))) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => (row.length > 1 ? besideEachOther(row) : row[0])).flatMap((row) => row ?? []);
}

/** Heights of letters: a line this near to the one above it stands in the same row, between the lines of its cells. */
const WITHIN = 1;
/** Heights of letters; more blank ends a table. */
const MOST_GAP = 4;

/** Two lines that both have a time, or most of a row's cells, are two rows. */
function isOneRow(row: readonly IndexedLine[], line: IndexedLine, header: Header): boolean {
  const isFull = ({ cells }: IndexedLine) => cells.length >= Math.max(2, header.names.length - 1);
  const hasTime = (one: IndexedLine) => periodsIn(textOf(one)).length > 0;
  return !(isFull(line) && row.some(isFull)) && !(hasTime(line) && row.some(hasTime));
}

function headerOf({ cells, starts }: IndexedLine, columns: Columns): Header | null {
  if (cells.length < 2 || cells.some((cell) => cell.length > LONGEST_HEADER || /\d{3}/.test(cell)))
    return null;
  const names: string[] = [];
  for (const cell of cells) {
    const kinds = columns.filter(([, words]) => words.test(cell.trim())).map(([name]) => name);
    names.push(kinds.find((name) => !names.includes(name)) ?? kinds[0] ?? "");
  }
  const known = names.filter((name) => name !== "");
  const isHeader =
    known.length >= 2 && known.length >= cells.length * 0.6 && new Set(known).size === known.length;
  const isOfValues = cells.some((cell) => /:\s*\S/.test(cell));
  return isHeader && !isOfValues && cells.length >= 3 ? { names, starts } : null;
}

function cellsOf({ cells, starts, index }: IndexedLine, header: Header): Map<string, Found> {
  const found = new Map<string, Found>();
  cells.forEach((cell, at) => {
    // Headers may stand in the middle of their columns; a whole row has a cell for each.
    const column = cells.length === header.names.length ? at : columnOf(starts[at] ?? 0, header, starts);
    const name = header.names[column] ?? "";
    if (name === "") return;
    const before = found.get(name);
    found.set(name, { text: before ? `${before.text} ${cell}` : cell, line: index, isSure: true });
  });
  return found;
}

/** What begins between two headers, below which other cells begin as they do, goes on in the column before it. */
function columnOf(start: number, header: Header, cells: readonly number[]): number {
  const near = columnAt(start, header.starts);
  const isBelow = (column: number) => cells.some((x) => Math.abs(x - (header.starts[column] ?? 0)) < EXACT);
  const isBefore = start < (header.starts[near] ?? 0) - EXACT;
  return isBefore && near > 0 && isBelow(near) && isBelow(near - 1) ? near - 1 : near;
}

/** In points. */
const EXACT = 2;

/** The column whose header begins nearest. */
const columnAt = (start: number, starts: readonly number[]): number =>
  starts.reduce(
    (best, x, index) => (Math.abs(x - start) < Math.abs((starts[best] ?? 0) - start) ? index : best),
    0,
  );

/** "January 2008 to" above "May 2015". */
const OPEN_PERIOD = /(?:[-–—]|\b(?:to|till|from|since))\s*$/iu;

/** "12-Feb-" above "2023". */
const BROKEN_DATE = /[\p{L}\d][-/]$/u;

/** "May" above "2016". */
const MONTH_ALONE = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;

const isDated = (cells: ReadonlyMap<string, Found>): boolean =>
  [...cells.values()].some(({ text }) => periodsIn(text).length > 0);

/** A row without its own name or dates is the rest of the one before it. */
function isContinuation(
  cells: ReadonlyMap<string, Found>,
  before: ReadonlyMap<string, Found>,
  header: Header,
): boolean {
  const names = [...cells.keys()];
  if (names.length === 0) return true;
  if (header.names.includes("serial") && before.has("serial")) return !cells.has("serial");
  if (OPEN_PERIOD.test(before.get("period")?.text ?? "") && names.length < before.size) return true;
  if (["start", "end"].some((name) => BROKEN_DATE.test(before.get(name)?.text ?? ""))) return true;
  if (["start", "period"].some((name) => MONTH_ALONE.test(before.get(name)?.text ?? ""))) return true;
  if (
    ["period", "start", "gpa", "serial"].some((name) => cells.has(name)) ||
    (isDated(cells) && isDated(before))
  )
    return false;
  return names.length < before.size && names.length <= 2;
}

function append(row: Map<string, Found>, cells: ReadonlyMap<string, Found>): void {
  for (const [name, found] of cells) {
    const before = row.get(name);
    const blank = BROKEN_DATE.test(before?.text ?? "") && /^\d/.test(found.text) ? "" : " ";
    row.set(name, before ? { ...before, text: `${before.text}${blank}${found.text}` } : found);
  }
}
