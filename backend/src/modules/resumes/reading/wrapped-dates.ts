import type { IndexedLine } from "./sections";
import { periodsIn, withoutPeriods } from "./periods";

const OPEN = /(?:[-–—]|\bto|से)\s*$/iu;
const NEAR = 12;

/** In a narrow column "Jul 2024 –" and "Jun 2026" stand below each other: there they become one. */
export function withWholeDates(lines: readonly IndexedLine[]): IndexedLine[] {
  const whole = lines.map((line) => ({ ...line, cells: [...line.cells], starts: [...line.starts] }));
  whole.forEach((line, at) => {
    const next = whole[at + 1];
    const [first = ""] = line.cells;
    const [end = ""] = next?.cells ?? [];
    const isBelow = next && Math.abs((next.starts[0] ?? 0) - (line.starts[0] ?? 0)) < NEAR;
    if (!isBelow || !OPEN.test(first) || periodsIn(first).length !== 1 || !isDate(end)) return;
    line.cells[0] = `${first} ${end}`;
    next.cells.shift();
    next.starts.shift();
  });
  return whole.filter(({ cells }) => cells.length > 0);
}

/** "Jun 2026" or "Present", and nothing else. */
const isDate = (text: string): boolean =>
  /^(?:present|current|now|till date|to date|ongoing|अब तक)$/iu.test(text.trim()) ||
  (periodsIn(text).length === 1 && withoutPeriods(text) === "");
