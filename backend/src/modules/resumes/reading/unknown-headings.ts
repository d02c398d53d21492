import { type SectionKind, sectionOf } from "../lines/section-headings";
import { type ResumeLine, textOf } from "../lines/resume-lines";
import { companyScore, isPlace, titleScore } from "../wording/name-kinds";
import { periodsIn, withoutPeriods } from "../wording/periods";
import { BOARD_ALONE, DEGREE, SCHOOL } from "../wording/school-names";
import { areAlike, styleOf } from "./heading-style";

type ToldKind = "experience" | "education" | "other";

/** A heading has few words, and a page begins with a name. */
const MOST_WORDS = 5;
const LONGEST = 40;
const LINES_OF_NAME = 3;

/**
 * Headings in a person's own words, which look as the known ones do, by what stands below them: "Professional Life"
 * above titles with their dates, "Classrooms" above degrees.
 */
export function unknownHeadings(lines: readonly ResumeLine[]): Map<ResumeLine, ToldKind> {
  const known = new Map(lines.flatMap((line) => knownKind(line)));
  const styles = [...known.keys()].map(styleOf);
  const isLike = (line: ResumeLine, at: number) =>
    styles.length > 0
      ? styles.some((style) => areAlike(style, styleOf(line)))
      : at >= LINES_OF_NAME && (line.isMarked || styleOf(line).isCapital);
  const areKnown = lines.map((line) => known.has(line));
  const starts = lines.map((line, at) => areKnown[at] === true || (mayHead(line) && isLike(line, at)));
  const found = new Map<ResumeLine, ToldKind>();
  let current: SectionKind | "top" = "top";
  lines.forEach((line, at) => {
    const own = known.get(line);
    if (own) current = own;
    if (own || !starts[at]) return;
    const below = lines.slice(at + 1, nextAt(starts, at));
    const untilKnown = lines.slice(at + 1, nextAt(areKnown, at));
    const kind = kindBelow(below);
    if (kind === current || !mayFollow(kind, current, { line, untilKnown, isAlone: styles.length < 2 }))
      return;
    found.set(line, kind);
    current = kind;
  });
  return found;
}

/** A heading that is known stands out; "Planning" may be a skill. */
function knownKind(line: ResumeLine): [ResumeLine, SectionKind][] {
  const standsOut = line.isMarked || styleOf(line).isCapital;
  const kind = line.cells.length === 1 && !line.isBullet && standsOut ? sectionOf(textOf(line)) : null;
  return kind ? [[line, kind]] : [];
}

const nextAt = (marks: readonly boolean[], at: number): number => {
  const next = marks.findIndex((isMarked, index) => index > at && isMarked);
  return next < 0 ? marks.length : next;
};

function mayHead({ cells, isBullet }: ResumeLine): boolean {
  const [text = ""] = cells;
  if (cells.length > 1 || isBullet || text.length > LONGEST || /[\d@,:|()]|[.;]$/u.test(text)) return false;
  if (text.split(/\s+/).length > MOST_WORDS || !/^\P{L}*\p{Lu}/u.test(text)) return false;
  const isSchool = DEGREE.test(text) || SCHOOL.test(text) || BOARD_ALONE.test(text);
  if (isSchool && !/education|classrooms?/i.test(text)) return false;
  return !partsOf(text).some(isTitle) && companyScore(text) < 2.5 && !isPlace(text);
}

const partsOf = (text: string): string[] => [text, ...text.split(/\s+[-–—]+\s+|\s*[|•·¦,]\s*|\s+at\s+/u)];
const isTitle = (text: string): boolean => titleScore(text, new Set()) >= 2;

interface Around {
  line: ResumeLine;
  untilKnown: readonly ResumeLine[];
  /** No other headings tell how one looks. */
  isAlone: boolean;
}

/** Within jobs, what no job's dates follow ends them; within lists a label of a part is no heading. */
function mayFollow(
  kind: ToldKind,
  current: SectionKind | "top",
  { line, untilKnown, isAlone }: Around,
): boolean {
  if (kind !== "other") return true;
  if (isAlone || current === "top") return false;
  // Bold lines among the duties of a job, and the names of schools, look as headings of many files do.
  if (!styleOf(line).isCapital) return false;
  return current !== "experience" || !untilKnown.some((one, at) => isJobLine(untilKnown, one, at));
}

function kindBelow(lines: readonly ResumeLine[]): ToldKind {
  const jobs = lines.filter((line, at) => isJobLine(lines, line, at)).length;
  const schools = lines.filter((line, at) => isSchoolLine(lines, line, at)).length;
  const isWork = jobs >= 2 || (jobs === 1 && lines.some(namesTitle));
  if (isWork && jobs >= schools) return "experience";
  return schools > 0 ? "education" : "other";
}

const LONGEST_HEAD = 110;

const isShort = (line: ResumeLine): boolean => !line.isBullet && textOf(line).length <= LONGEST_HEAD;

/** "Manager – Treasury (July 2021 – till date)", or such times beside or below what is no degree. */
function isJobLine(lines: readonly ResumeLine[], line: ResumeLine, at: number): boolean {
  if (!isShort(line) || !periodsIn(textOf(line)).some(({ isSingle }) => !isSingle)) return false;
  return namesTitle(line) || !hasDegreeNear(lines, at);
}

function isSchoolLine(lines: readonly ResumeLine[], line: ResumeLine, at: number): boolean {
  const isDated = periodsIn(textOf(line)).length > 0 || SCHOOL.test(textOf(line));
  return isShort(line) && isDated && !namesTitle(line) && hasDegreeNear(lines, at);
}

const hasDegreeNear = (lines: readonly ResumeLine[], at: number): boolean =>
  [lines[at - 1], lines[at], lines[at + 1]].some((one) => one && isShort(one) && DEGREE.test(textOf(one)));

const namesTitle = (line: ResumeLine): boolean =>
  isShort(line) && line.cells.some((cell) => partsOf(withoutPeriods(cell)).some(isTitle));
