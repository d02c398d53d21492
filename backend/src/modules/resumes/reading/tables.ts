import { textOf } from "../lines/resume-lines";
import type { Found } from "./resume-reading";
import type { IndexedLine } from "./sections";

type Columns = readonly (readonly [string, RegExp])[];

const TIMES: Columns = [
  ["start", /^(?:from|start(?: date)?|date of joining|joining(?: date)?|joined|d\.?o\.?j\.?)$/i],
  ["end", /^(?:to|till|end(?: date)?|date of (?:leaving|relieving)|relieving(?: date)?|left)$/i],
];

/** What the header of a table's column says, by the part of a job or school that stands below it. */
const COLUMNS: Readonly<Record<"experience" | "education", Columns>> = {
  experience: [
    ["company", /organi[sz]ation|company|employer|firm|institut|hospital|school|कंपनी|संस्था/i],
    ["title", /designation|position|role|\bpost\b|title|पद/i],
    ...TIMES,
    ["period", /duration|period|tenure|dates?|years?|from.*to|time|अवधि|वर्ष/i],
    ["place", /location|place|city|स्थान/i],
    ["description", /responsibilit|duties|work|profile|description|nature|कार्य/i],
    ["serial", /^(?:s|sr|sl)\.?\s*(?:no\.?)?$|^#$|^no\.?$/i],
  ],
  education: [
    ["gpa", /%|percent|cgpa|gpa|marks|grade|score|division|result|class obtained|aggregate|अंक|प्रतिशत|श्रेणी/i],
    ["school", /institut|school|college|name of the (?:institut|school|college)|संस्थान|विद्यालय|कॉलेज/i],
    [
      "degree",
      /degree|course|exam|qualification|^class$|standard|program|certificat|education|परीक्षा|योग्यता|कक्षा|डिग्री/i,
    ],
    ...TIMES,
    ["board", /board|university|बोर्ड|विश्वविद्यालय/i],
    ["period", /year|passing|duration|session|period|dates?|वर्ष/i],
    ["field", /speciali[sz]ation|stream|subjects?|branch|discipline|major|field|विषय/i],
    ["place", /location|place|city/i],
    ["serial", /^(?:s|sr|sl)\.?\s*(?:no\.?)?$|^#$|^no\.?$/i],
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
  kind: "experience" | "education",
): ReadonlyMap<string, Found>[] {
  const at = lines.findIndex((line) => headerOf(line, COLUMNS[kind]) !== null);
  const line = lines[at];
  const header = line ? headerOf(line, COLUMNS[kind]) : null;
  if (!header) return [];
  const rows: Map<string, Found>[] = [];
  for (const row of lines.slice(at + 1)) {
    if (row.isBullet || (row.cells.length === 1 && textOf(row).length > LONGEST_HEADER * 1.5)) break;
    const cells = cellsOf(row, header);
    const before = rows.at(-1);
    if (before && isContinuation(cells, before)) append(before, cells);
    else rows.push(cells);
  }
  return rows.filter((row) => row.size >= 2);
}

function headerOf({ cells, starts }: IndexedLine, columns: Columns): Header | null {
  if (cells.length < 2 || cells.some((cell) => cell.length > LONGEST_HEADER || /\d{3}/.test(cell)))
    return null;
  const names = cells.map((cell) => columns.find(([, words]) => words.test(cell.trim()))?.[0] ?? "");
  const known = names.filter((name) => name !== "");
  const isHeader =
    known.length >= 2 && known.length >= cells.length * 0.6 && new Set(known).size === known.length;
  const isOfValues = cells.some((cell) => /:\s*\S/.test(cell));
  return isHeader && !isOfValues && cells.length >= 3 ? { names, starts } : null;
}

function cellsOf({ cells, starts, index }: IndexedLine, header: Header): Map<string, Found> {
  const found = new Map<string, Found>();
  cells.forEach((cell, at) => {
    const name = header.names[columnAt(starts[at] ?? 0, header.starts)] ?? "";
    if (name === "") return;
    const before = found.get(name);
    found.set(name, { text: before ? `${before.text} ${cell}` : cell, line: index, isSure: true });
  });
  return found;
}

/** The column whose header begins nearest. */
const columnAt = (start: number, starts: readonly number[]): number =>
  starts.reduce(
    (best, x, index) => (Math.abs(x - start) < Math.abs((starts[best] ?? 0) - start) ? index : best),
    0,
  );

/** A row without its own name or dates is the rest of the one before it. */
function isContinuation(cells: ReadonlyMap<string, Found>, before: ReadonlyMap<string, Found>): boolean {
  const names = [...cells.keys()];
  if (names.length === 0) return true;
  if (["period", "start", "gpa", "serial"].some((name) => cells.has(name))) return false;
  return names.length < before.size && names.length <= 2;
}

function append(row: Map<string, Found>, cells: ReadonlyMap<string, Found>): void {
  for (const [name, found] of cells) {
    const before = row.get(name);
    row.set(name, before ? { ...before, text: `${before.text} ${found.text}` } : found);
  }
}
