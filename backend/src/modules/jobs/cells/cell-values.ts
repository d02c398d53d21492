import { JobType, WorkMode } from "../job/job.enums";
import { inOurDigits } from "../../../text/digits";
import { HINDI_MONTHS } from "../../../text/hindi-months";
import { readJobType } from "../reading/job-words";
import { dayOf } from "../sheet/workbook-sheet";

/** How the cells of a file are read that are neither a place, nor pay, nor experience. */

/** What spreadsheets and boards write where there is nothing to say. */
const NOTHING =
  /^(?:[-–—_.*]+|n\/?a\.?|nil|none|null|undefined|nan|not (?:specified|available|applicable|mentioned)|vide)$/i;

/** A cell without the blanks around it, and without the apostrophe that our own files put before a formula. */
export function textOfCell(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? text.slice(1) : text;
}

/** A text of one line: no breaks, no sign that nobody sees. */
export const lineOf = (cell: string): string =>
  textOfCell(cell)
    .replace(/[\p{Cf}\p{Co}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim()) || cell.trim() === "";

/** Names that have a slash in them: the slash divides nothing there. */
const WHOLE_NAMES =
  /(?<![\p{L}\p{N}])(?:c\/c\+\+|ci\/cd|ui\/ux|ux\/ui|pl\/(?:sql|i)|t-?sql\/pl|tcp\/ip|a\/b|i\/o|fi\/co|qa\/qc|ap\/ar|a\/r|a\/p|r\/3|s\/4\s?hana|z\/os|as\/400|os\/\d+|b2b\/b2c|p\/l|n\/w|h\/w|s\/w|m\/c|24\/7|24x7|w\/o|l1\/l2(?:\/l3)?|o\/s|b\/s|p&l|(?=\d+\/\d+)\d+\/\d+)(?![\p{L}\p{N}])/giu;
const SLASH = "\uE000";

/**
 * The entries of a list as boards write it, between commas, semicolons, bars, slashes, bullets or line breaks. What
 * stands in brackets stays with its entry. Each is told once, whatever its case.
 */
export function listOf(cell: string): string[] {
  if (isNothing(cell)) return [];
  const guarded = textOfCell(cell).replace(WHOLE_NAMES, (name) => name.replaceAll("/", SLASH));
  const seen = new Set<string>();
  return splitOutsideBrackets(guarded).flatMap((part) => {
    const entry = lineOf(part.replaceAll(SLASH, "/")).replace(/^[-–*•·\s]+|[\s.]+$/g, "");
    const key = entry.toLowerCase();
    if (entry === "" || isNothing(entry) || seen.has(key)) return [];
    seen.add(key);
    return [entry];
  });
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let [part, depth] = ["", 0];
  const isBalanced = text.split(/[([]/).length === text.split(/[)\]]/).length;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth = Math.max(0, depth - 1);
    if (/[;|\n\r•·●▪]/.test(letter) || ((letter === "," || letter === "/") && (depth === 0 || !isBalanced))) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part];
}

/** The entries of a cell whose lines all have a bullet and end, as our own files have them; null of another cell. */
export const ownListOf = (cell: string): string[] | null =>
  /^(?:• .*\r?\n)+$/.test(cell)
    ? cell
        .split("\n")
        .map((entry) => lineOf(entry.slice(2)))
        .filter(Boolean)
    : null;

/** A list of sentences, such as benefits: commas belong to them where anything else divides. */
export function sentencesOf(cell: string): string[] {
  if (isNothing(cell)) return [];
  const text = textOfCell(cell);
  const parts = /[\n\r]/.test(text) ? text.split(/[\n\r]+/) : text.split(/[;|•●▪]/);
  const entries = parts.length > 1 ? parts : text.split(/,(?!\d{2,3}(?!\d))/);
  return entries
    .map((entry) => lineOf(entry).replace(/^[-–*•·\s]+/, ""))
    .filter((entry) => !isNothing(entry));
}

const wordOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_–-]+/g, "-");

/** The value of an enum that is written as it is stored; null where it is none. */
export const exactly = <Value extends string>(
  values: Readonly<Record<string, Value>>,
  cell: string,
): Value | null => Object.values(values).find((value) => value === wordOf(cell)) ?? null;

/** Ways of writing a value, those that count first. */
export type Words<Value> = readonly (readonly [RegExp, Value])[];

export const firstOf = <Value>(words: Words<Value>, cell: string): Value | null =>
  words.find(([pattern]) => pattern.test(cell))?.[1] ?? null;

/** Both are offered: which of them a job is can't be told. */
const FULL_OR_PART =
  /\bfull[\s_-]{0,3}time\b[^/]{0,20}(?:\/|\bor\b).{0,20}\bpart[\s_-]{0,3}time\b|\bpart[\s_-]{0,3}time\b[^/]{0,20}(?:\/|\bor\b).{0,20}\bfull[\s_-]{0,3}time\b/i;

/** As it is stored, or as boards write it. */
export const typeOf = (cell: string): JobType | null =>
  exactly(JobType, cell) ?? (FULL_OR_PART.test(cell) ? null : exactly(JobType, readJobType(cell) ?? ""));

/** A bullet, a number of a list, a picture or a mark for bold letters, as titles have them in messages. */
const BEFORE_TITLE =
  /^(?:[\s*_~•●▪➡✅👉\p{Extended_Pictographic}\uFE0F\u200D]|(?<![\p{L}\p{N}])\d{1,2}[.)]\s+)+(?=\S)/u;
const BEHIND_TITLE = /[\s*_~\p{Extended_Pictographic}\uFE0F\u200D]+$/u;

/** Stars that hug their words make these bold. */
const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

/** A title without what decorates it in messages: "🔥 *Cook* 🔥" is "Cook", "1) Driver" is "Driver". */
export function titleOf(cell: string): string {
  const title = lineOf(cell).replace(BOLD, "$1");
  const bare = title.replace(BEFORE_TITLE, "").replace(BEHIND_TITLE, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : title;
}

const MODE_WORDS: Words<WorkMode> = [
  [/\bhybrid\b/i, WorkMode.HYBRID],
  [/\bremote\b|\bwork\s*from\s*home\b|\bwfh\b|\btelecommute\b|^(?:yes|true)$/i, WorkMode.REMOTE],
  [/\bon[\s-]*site\b|\bin[\s-]*office\b|\boffice\b|\bwfo\b|\bfield\b|^(?:no|false)$/i, WorkMode.ON_SITE],
];

export const workModeOf = (cell: string): WorkMode | null =>
  exactly(WorkMode, cell) ?? firstOf(MODE_WORDS, cell);

const MONTHS_IN_HINDI = HINDI_MONTHS.map((month) => new RegExp(month, "g"));
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAMED_DAY = /^(\d{1,2})(?:st|nd|rd|th)?[\s\-./,]*([a-z]{3})[a-z]*[\s\-./,']*(\d{2}|\d{4})$/i;
const AMERICAN_DAY = /^([a-z]{3})[a-z]*[\s\-./]*(\d{1,2})(?:st|nd|rd|th)?[\s\-./,]+(\d{4})$/i;
const NUMBERED_DAY = /^(\d{1,2})[\s]*[-./\s][\s]*(\d{1,2})[\s]*[-./\s][\s]*(\d{2}|\d{4})$/;
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** A time of the day behind the day says nothing more, and so does the day of the week before it. */
const AROUND =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+|[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z|ist|[+-]\d{2}:?\d{2})?$/gi;

interface Day {
  year: number;
  month: number;
  day: number;
}

/** What a cell says of a day: the day itself, or the one nearest to it where it is none, such as 31 November. */
export interface ReadDay {
  /** YYYY-MM-DD. */
  day: string;
  isExact: boolean;
}

/** No day is longer, and finding the time behind it takes the square of a text's length. */
const MAX_DAY = 100;

/**
 * A day as Indians write it, the day before the month: 31-12-2026, 31/12/26, 31 Dec 2026; or a spreadsheet's number.
 * @returns null where no day is meant
 */
export function readDay(cell: string): ReadDay | null {
  const whole = inOurMonths(textOfCell(cell).trim());
  if (whole.length > MAX_DAY) return null;
  const text = whole.replace(AROUND, "").trim();
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const day = dayOf(Number(text));
    return day === null ? null : { day, isExact: true };
  }
  const found = partsOf(text) ?? onlyDayIn(whole);
  return found && dayOfParts(found);
}

function inOurMonths(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  return MONTHS_IN_HINDI.reduce(
    (read, hindi, month) => read.replace(hindi, MONTHS[month] ?? ""),
    inOurDigits(text.normalize("NFC")),
  );
}

const DAYS_WITHIN =
  /(?<![\d.\-/])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)?[\s\-./,]{0,3}[a-z]{3,9}[\s\-./,']{0,3}\d{4})(?![\d/])/gi;

/** "On or before 31.12.2026 (5:30 PM)": the one day that a text tells; null where it tells several. */
function onlyDayIn(text: string): Day | null {
  const days = [...text.matchAll(DAYS_WITHIN)].flatMap(
    ([day]) => partsOf(day.replace(/\s?([-/.])\s?/g, "$1")) ?? [],
  );
  const [first, ...others] = days;
  return first && others.length === 0 ? first : null;
}

function partsOf(text: string): Day | null {
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) };
  const [, day, month, year] = NUMBERED_DAY.exec(text) ?? [];
  // 12/31/2026 can only be the American way.
  if (year && Number(month) > 12) return { year: yearOf(year), month: Number(day), day: Number(month) };
  if (year) return { year: yearOf(year), month: Number(month), day: Number(day) };
  const [, named, name = "", ofYear] = NAMED_DAY.exec(text) ?? [];
  if (ofYear) return { year: yearOf(ofYear), month: monthNamed(name), day: Number(named) };
  const [, first = "", behind, last] = AMERICAN_DAY.exec(text) ?? [];
  return last ? { year: yearOf(last), month: monthNamed(first), day: Number(behind) } : null;
}

const yearOf = (digits: string) => Number(digits) + (digits.length === 2 ? 2000 : 0);
const monthNamed = (name: string) => MONTHS.indexOf(name.toLowerCase()) + 1;

function dayOfParts({ year, month, day }: Day): ReadDay | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1970) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, "0");
  return { day: `${year}-${two(month)}-${two(Math.min(day, last))}`, isExact: day <= last };
}
