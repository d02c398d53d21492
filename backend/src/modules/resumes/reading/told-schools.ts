import { textOf } from "../lines/resume-lines";
import { DEGREE, SCHOOL } from "../wording/school-names";
import { NUMBER } from "./head-parts";
import type { IndexedLine } from "./sections";
import { withWholeDates } from "./wrapped-dates";

/** The lines that tell of schools, with names and dates whole, and without numbers before them. */
export function schoolLines(lines: readonly IndexedLine[]): IndexedLine[] {
  const told = lines.filter((line) => !isTableHead(line) && !PLACE_OF_SCHOOL.test(textOf(line)));
  return withWholeNames(withWholeDates(told)).map(withoutNumber);
}

/** "City: Lucknow | Country: India" below a school. */
const PLACE_OF_SCHOOL = /^(?:city|country|place|location|website|address)\s*:/iu;

const HEAD_WORDS = new Set(
  (
    "s sr sl no name of the a passing passed year years board university college school institute institution course " +
    "degree qualification qualifications exam examination class standard std percentage percent marks cgpa gpa grade " +
    "division stream subject subjects specialization specialisation obtained result score session duration and or"
  ).split(" "),
);

/** What is left of a table's header whose columns aren't told apart: "Board/University Year %". */
function isTableHead(line: IndexedLine): boolean {
  const words = textOf(line)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => HEAD_WORDS.has(word));
}

/** "National Institute of" above "Technology" in a narrow column are one name. */
function withWholeNames(lines: readonly IndexedLine[]): IndexedLine[] {
  const whole: IndexedLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const [text = ""] = before?.cells ?? [];
    const isOpen = before?.cells.length === 1 && SCHOOL.test(text) && /\b(?:of|and|for)$|&$/iu.test(text);
    if (before && isOpen && line.cells.length === 1 && !line.isBullet)
      before.cells = [`${text} ${line.cells[0] ?? ""}`];
    else whole.push({ ...line, cells: [...line.cells] });
  }
  return whole;
}

/** "1." and "(ii)" before an entry say nothing of it; "V. M. Salgaocar" are initials. */
function withoutNumber(line: IndexedLine): IndexedLine {
  const [first = "", ...rest] = line.cells;
  // "B. COM, Mumbai University" begins with a degree.
  return DEGREE.exec(first)?.index === 0 ? line : { ...line, cells: [first.replace(NUMBER, ""), ...rest] };
}
