import { textOf } from "../lines/resume-lines";
import { isPlace } from "../wording/name-kinds";
import { type Period, periodsIn, withoutPeriods } from "../wording/periods";
import type { Found, FoundStudy } from "./resume-reading";
import {
  BOARD,
  BOARD_ALONE,
  DEGREE,
  GPA,
  nameOfSchool,
  SCHOOL,
  TOLD,
  TRADE_SCHOOL,
} from "../wording/school-names";
import type { IndexedLine } from "./sections";
import { readTable } from "./tables";
import { schoolLines } from "./told-schools";

interface Pieces {
  school: Found | null;
  degree: Found | null;
  field: Found | null;
  gpa: Found | null;
  period: { period: Period; line: number } | null;
}

const NONE: Pieces = { school: null, degree: null, field: null, gpa: null, period: null };

/** RESF-07: the schools of a section. */
export function readEducation(lines: readonly IndexedLine[]): FoundStudy[] {
  const table = readTable(lines, "education");
  if (table.length > 0) return table.map(studyOfRow).filter(isFilled);
  const studies: Pieces[] = [];
  let current: Pieces = { ...NONE };
  const whole = schoolLines(lines);
  for (const [at, line] of whole.entries()) {
    if (isNameAbove(whole, at, current)) {
      studies.push(current);
      current = { ...NONE, ...piecesOf(line)[0], school: schoolBelow(line) };
      continue;
    }
    for (const pieces of piecesOf(line)) {
      if (begins(pieces, current)) {
        studies.push(current);
        current = { ...NONE };
      }
      const isSchool = current.degree && !current.school && !pieces.degree && !pieces.school;
      current = merged(current, isSchool ? { ...pieces, school: schoolBelow(line) } : pieces);
    }
  }
  return [...studies, current].map(studyOf).filter(isFilled);
}

const isFilled = ({ school, degree }: FoundStudy): boolean => school !== null || degree !== null;

/** "NMIMS Mumbai  2015 – 2017" above "MBA Finance": a name that stands out, whose degree stands below it alone. */
function isNameAbove(lines: readonly IndexedLine[], at: number, current: Pieces): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next || (current.degree && !current.school)) return false;
  const [pieces] = piecesOf(line);
  const [below] = piecesOf(next);
  if (!pieces || pieces.degree || SCHOOL.test(textOf(line)) || !schoolBelow(line)) return false;
  const standsOut = pieces.period !== null ? line.cells.length > 1 : line.isMarked && !next.isMarked;
  return Boolean(standsOut && below?.degree && !below.school && !(pieces.period && below.period));
}

/** A name below a degree is its school's, though it doesn't say so; to be checked. */
function schoolBelow(line: IndexedLine): Found | null {
  const name = tidy(withoutPeriods(line.cells[0] ?? "").split("¦")[0] ?? "");
  const isName = /^\p{Lu}/u.test(name) && name.split(/\s+/).length <= 7 && !/[.:]$/.test(name);
  const isOther = line.isBullet || GPA.test(name) || isPlace(name);
  return isName && !isOther ? { text: name, line: line.index, isSure: false } : null;
}

/** A second degree, a second school or second dates are those of the next entry. */
function begins(pieces: Pieces, current: Pieces): boolean {
  if (pieces.degree && current.degree) return true;
  if (isCollegeOf(current, pieces)) return false;
  if (pieces.school && current.school && !isBoard(current.school))
    return !BOARD.test(pieces.school.text) || Boolean(pieces.period && current.period);
  const isWhole = current.degree !== null || current.school !== null;
  return (
    isWhole &&
    pieces.period !== null &&
    current.period !== null &&
    (pieces.degree !== null || pieces.school !== null || (current.degree !== null && current.school !== null))
  );
}

/** "Vivekananda College" above "B.Sc., Madras University": the college, where one studied for that degree. */
const isCollegeOf = (current: Pieces, pieces: Pieces): boolean =>
  current.school !== null &&
  !current.period &&
  pieces.degree !== null &&
  /universi/i.test(pieces.school?.text ?? "") &&
  /college|institute/i.test(current.school.text);

const isBoard = ({ text }: Found): boolean => BOARD_ALONE.test(text);

/** A board stands for the school as long as none is named. */
const merged = (current: Pieces, pieces: Pieces): Pieces => ({
  school:
    (current.school && isBoard(current.school) ? pieces.school : null) ?? current.school ?? pieces.school,
  degree: current.degree ?? pieces.degree,
  field: current.field ?? pieces.field,
  gpa: current.gpa ?? pieces.gpa,
  period: current.period ?? pieces.period,
});

/** What a line says of a school; nothing for the courses and prizes below it. */
function piecesOf(line: IndexedLine): Pieces[] {
  const text = textOf(line);
  const periods = periodsIn(text);
  const rest = withoutPeriods(text, periods);
  if (
    rest.length > 160 ||
    /^(?:relevant |core )?(?:course ?work|courses|subjects|thesis|project|activities)\b/i.test(rest)
  )
    return [];
  const gpa = GPA.exec(rest);
  const score = gpa?.[1] ?? gpa?.[2] ?? gpa?.[3];
  const found = (value: string | undefined): Found | null =>
    value === undefined || value === "" ? null : { text: value, line: line.index, isSure: true };
  const names = (gpa ? rest.replace(gpa[0], " ¦ ") : rest)
    .split(/\s*[|•·¦∙●;]\s*|\s{2,}|\s+\/\s+|\s+[-–—]+\s+|\s*[–—]\s*|\s[-–—]$/u)
    .map(tidy)
    .filter((name) => /\p{L}.*\p{L}|^(?:10 ?)?\+2$/u.test(name));
  const [period] = periods;
  return [
    {
      ...namesOf(names, found),
      gpa: found(score?.trim()),
      period: period ? { period, line: line.index } : null,
    },
  ];
}

const LABEL =
  /^(?:degree|course|qualification|institution|institute|college|school|university|board|name of (?:the )?(?:institution|college|school)|specialization|year(?: of passing)?|passing year|passed (?:out )?in|batch(?: of)?|graduated(?: in)?|expected|completed(?: in)?|from)\s*[:\-–]?\s*$|^(?:degree|course|qualification|institution|institute|college|school|university|board|name of (?:the )?(?:institution|college|school))\s*[:]\s*/iu;

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:.|()\-–—]+|[\s,;:|(\-–—]+$/gu, "")
    .replace(/(?:,?\s+(?:in|from|during|since|(?:the )?year|sa+l|with|of|on))+$/iu, "")
    .replace(LABEL, "")
    .replace(/^\((.*)\)$/u, "$1")
    .replace(/\s+/g, " ")
    .trim();

type Names = Pick<Pieces, "school" | "degree" | "field">;

function namesOf(names: readonly string[], found: (value: string | undefined) => Found | null): Names {
  const result: Names = { school: null, degree: null, field: null };
  for (const name of names) {
    const parted = degreeApart(name);
    if (parted && !result.degree) {
      result.degree = found(parted.degree);
      result.field ??= found(parted.field);
      result.school ??= found(parted.school);
    } else if (SCHOOL.test(name) && (!result.school || (isBoard(result.school) && !BOARD_ALONE.test(name)))) {
      const [subject, school] = subjectApart(name);
      const isSubject = result.degree !== null && result.field === null && school !== "";
      if (isSubject) result.field = found(subject);
      result.school = found(isSubject ? school : name);
    } else if (
      result.degree &&
      !result.field &&
      !result.school &&
      !isPlace(name) &&
      name.split(/\s+/).length <= 6
    )
      result.field = found(name);
    else if (
      !result.school &&
      !isPlace(name) &&
      /^\p{Lu}/u.test(name) &&
      name.split(/\s+/).length <= 8 &&
      names.length > 1
    )
      result.school = found(name) && { ...(found(name) ?? { text: name, line: 0 }), isSure: false };
  }
  return result;
}

/** "Marketing, L.N. Mishra Institute" behind a degree: its subject, and the school. */
function subjectApart(name: string): [string, string] {
  const [subject = "", ...rest] = name.split(/,\s+/);
  const isSubject = !SCHOOL.test(subject) && subject.split(/\s+/).length <= 3 && SCHOOL.test(rest.join(", "));
  return isSubject ? [subject, rest.join(", ")] : ["", ""];
}

/** "Bachelor of", whose subject is part of its name whatever it is: "Bachelor of Interior Design". */
const OPEN_DEGREE = /^(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)? of$/iu;
const SUBJECT = /^\s*\p{Lu}[\p{L}&-]*(?:\s+(?:(?:and|of|in|&)\s+)?\p{Lu}[\p{L}&-]*)*/u;

/** "MASLP, All India Institute of Speech and Hearing": capitals before a school are a degree that nobody listed. */
const SHORT_DEGREE = /^((?:\p{Lu}\.?){3,8}),\s+(.+)$/u;

/** Where a degree stands in a text. */
function findDegree(name: string): RegExpExecArray | null {
  const match = DEGREE.exec(name);
  if (!match || !OPEN_DEGREE.test(match[0].trim())) return match;
  const subject = SUBJECT.exec(name.slice(match.index + match[0].length))?.[0] ?? "";
  return Object.assign(match, { 0: `${match[0]}${subject}` });
}

/** "B.Tech in Computer Science, Anna University": the degree, its subject and the school. */
function degreeApart(told: string): { degree: string; field: string; school: string } | null {
  const name = told.replace(TOLD, "");
  const match = findDegree(name);
  const [, short = "", at = ""] = match ? [] : (SHORT_DEGREE.exec(name) ?? []);
  if (SCHOOL.test(at) && (!SCHOOL.test(short) || /^(?:isc|icse)$/i.test(short)))
    return { degree: short, field: "", school: at };
  if (
    TRADE_SCHOOL.test(name.slice(0, 40)) &&
    !/\bfrom\b/i.test(name) &&
    !DEGREE.test(name.split(TRADE_SCHOOL)[0] ?? "")
  )
    return null;
  if (!match || (SCHOOL.test(name.slice(0, match.index)) && match.index > 25)) return null;
  // "Delhi Public Secondary School" is a school.
  if (
    SCHOOL.test(name) &&
    match.index > 0 &&
    /^(?:high ?school|(?:senior |higher |sr\.? )?secondary|intermediate|polytechnic|matric|p\.?u\.? college)/i.test(
      match[0],
    )
  )
    return null;
  const named = `${match.index > 0 && !SCHOOL.test(name.slice(0, match.index)) ? name.slice(0, match.index) : ""}${match[0]}`;
  const behind = name.slice(match.index + match[0].length);
  // "H.S. (+2 Stage)", "B.Com (Hons.)": a bracket that a degree opens, and its honours, are part of it.
  const more = SCHOOLING.test(match[0].trim()) ? SHORT_NAME : HONOURS;
  const closing = (openBrackets(named) > 0 ? /^[^()]*\)/u : more).exec(behind)?.[0] ?? "";
  const degree = named + closing;
  const rest = behind.slice(closing.length);
  const from = /^(.*?)(?:\s+from\s+|\s+at\s+|\s*@\s*|से\s)(.+)$/iu.exec(rest);
  const [subject, school] = from ? [from[1] ?? "", from[2] ?? ""] : (behindBrackets(rest) ?? atSchool(rest));
  const before =
    match.index > 0 && SCHOOL.test(name.slice(0, match.index)) ? tidy(name.slice(0, match.index)) : "";
  return {
    degree: degree.trim().replace(/[,\s]+$/u, ""),
    ...fieldOf(
      /^\s*\(/.test(rest),
      tidy(subject.replace(/^\s*(?:in|of|with|\()\s*/iu, "").replace(/\)\s*$/u, "")),
      tidy(school) || before,
    ),
  };
}

const HONOURS = /^\s*\((?:hons?|honou?rs)\.?\)/iu;
/** "Graduation (B.A.)", "Matric (10th)", "Intermediate (I.Sc.)": a level by two names. */
const SCHOOLING =
  /^(?:(?:post[- ]?)?graduat(?:ion|e)|matric(?:ulation)?|intermediate|(?:higher )?secondary)$/iu;
const SHORT_NAME =
  /^\s*\((?:[bmi]\.? ?(?:a|sc|com|b\.?a|c\.?a|tech|ed)\.?|(?:class )?(?:10|12)(?:th)?(?: ?\+ ?2)?|xi?i?)\)/iu;

/** "(Arts), Kumudini Homes, Kalimpong": the subject, and a school that doesn't say that it is one. */
function behindBrackets(rest: string): [string, string] | null {
  const [, subject, school] = /^\s*\(([^()]{2,40})\),\s+(\p{Lu}[^\d()]{3,60})$/u.exec(rest) ?? [];
  const isResult = /\b(?:division|class|grade|distinction|marks?|percent|board)\b/iu.test(school ?? "");
  return subject && school && !isResult ? [subject, school] : null;
}

const openBrackets = (text: string): number => text.split("(").length - text.split(")").length;

/** "Physics, NISER Bhubaneswar": behind the subject stands an institution's short name. */
function fieldOf(isInBrackets: boolean, told: string, school: string): { field: string; school: string } {
  const field = withWholeBrackets(told);
  // In a line of capitals, capitals say nothing.
  const isTold = school !== "" || !/\p{Ll}/u.test(field) || (isInBrackets && !field.includes(","));
  if (isTold) return { field, school };
  const parts = field.split(/,\s*/);
  const first = parts.findIndex((part) => /^\p{Lu}{4,}\b/u.test(part) && !/^(?:hons|cgpa|cbse)/i.test(part));
  return first < 0
    ? { field, school }
    : { field: parts.slice(0, first).join(", "), school: parts.slice(first).join(", ") };
}

/** "Nursing (Kerala University" without the university; other brackets are closed. */
function withWholeBrackets(text: string): string {
  const open = openBrackets(text);
  if (open === 0) return text;
  if (open < 0) return text.slice(0, text.lastIndexOf(")")).trim();
  const [before = "", inside = ""] = text.split(/\s*\((?=[^(]*$)/u);
  return SCHOOL.test(inside) ? before : `${text})`;
}

/** "Commerce MP Board", "Science CBSE": a subject, and the board that stands for the school. */
const SUBJECT_AND_BOARD =
  /^(.*?)\s+((?:(?:\p{Lu}{2,5}|state|bihar|rajasthan|gujarat|maharashtra|punjab|haryana|jharkhand|assam|kerala|karnataka|telangana|odisha|uttarakhand|chhattisgarh|bengal|goa)\s+(?:state\s+)?board|cbse|icse|nios|isc)(?:\s*,.*)?)$/iu;

/** Parts behind commas, from the first that names a school on. */
function atSchool(rest: string): [string, string] {
  const [, subject, board] = SUBJECT_AND_BOARD.exec(rest.trim()) ?? [];
  if (subject && board && !SCHOOL.test(subject)) return [subject, board];
  const parts = rest.split(/,\s*/);
  const first = parts.findIndex((part, index) => (index > 0 || /^\s*[,(]/u.test(rest)) && SCHOOL.test(part));
  return first < 0 ? [rest, ""] : [parts.slice(0, first).join(", "), parts.slice(first).join(", ")];
}

function studyOf({ school, degree, field, gpa, period }: Pieces): FoundStudy {
  const date = (text: string | undefined): Found | null =>
    period && text ? { text, line: period.line, isSure: true } : null;
  const start = period?.period.isSingle ? "" : period?.period.start;
  const named = school && { ...school, text: nameOfSchool(school.text) };
  return { school: named, degree, field, gpa, startDate: date(start), endDate: date(period?.period.end) };
}

/** Whether a line names a degree with its school or year: "ITI Cosmetology from Govt. ITI Haldwani 2015". */
export function namesSchool(line: IndexedLine): boolean {
  const [pieces] = piecesOf(line);
  return Boolean(pieces?.degree && (pieces.school ?? pieces.period));
}

function studyOfRow(row: ReadonlyMap<string, Found>): FoundStudy {
  const [start, end] = [row.get("start"), row.get("end")];
  const told = start ? { ...start, text: `${start.text} - ${end?.text ?? ""}` } : (row.get("period") ?? end);
  // Narrow columns leave no blank between a school and its year.
  const dated = told ?? [...row.values()].find(({ text }) => periodsIn(text).length > 0);
  const [period] = periodsIn(dated?.text ?? "");
  const date = (text: string | undefined): Found | null => (dated && text ? { ...dated, text } : null);
  const named = (found: Found | undefined): Found | null =>
    found ? { ...found, text: withoutPeriods(found.text).replace(/\s*¦.*$/u, "") } : null;
  const degree = named(row.get("degree"));
  const parted = degree && degreeApart(degree.text);
  return {
    school: named(row.get("school") ?? row.get("board")),
    degree: degree && parted ? { ...degree, text: parted.degree } : degree,
    field: row.get("field") ?? (degree && parted?.field ? { ...degree, text: parted.field } : null),
    gpa: row.get("gpa") ?? null,
    startDate: date(period?.isSingle ? "" : period?.start),
    endDate: date(period?.end),
  };
}
