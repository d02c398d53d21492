import type { Complaint } from "../../../text/broken-rule";
import { inOurDigits } from "../../../text/digits";

/** Years of work asked for; `max` null: no upper bound. */
export interface ExperienceYears {
  min: number;
  max: number | null;
}

/** "1/2" is half a year or two choices, and its end alone none. */
const NUMBER = String.raw`(?<![\d.]|\d\s?\/\s?)(\d{1,2}(?:\.\d)?)`;
const UNIT = String.raw`years?|yrs?|months?|mo?nths?|mths?|mos?`;
/** "6 months to 1 year" says a unit at both ends. */
const SPAN = String.raw`${NUMBER}\s*(\+)?\s*(?:(?:(${UNIT}|m|y)\b\.?\s*)?(?:-|–|—|to)\s*${NUMBER})?\s*(\+)?`;
const SPANS = new RegExp(String.raw`${SPAN}\s*(${UNIT})\b`, "gi");
const LEAST_WORDS = "at ?least|min(?:imum)?|over|above|more than";
const MOST_WORDS = String.raw`up\s?to|below|under|less than|max(?:imum)?`;
/** "2-4" alone, or "min. 2": years are meant. */
const BARE_SPAN = new RegExp(String.raw`^\s*(?:(?:${LEAST_WORDS}|${MOST_WORDS})\b\W{0,3})?${SPAN}\s*$`, "i");
const AT_MOST = new RegExp(String.raw`\b(?:${MOST_WORDS})\W*(?:of\s+)?$`, "i");
const AT_LEAST = new RegExp(String.raw`\b(?:${LEAST_WORDS})\W*(?:of\s+)?$`, "i");
/** "1 yr+", "2 years or more", "3 years minimum". */
const OR_MORE = /^\W{0,3}(?:\+|plus\b|min(?:imum)?\b|(?:or|and|&)\s*(?:more|above|over|up(?:wards?)?)\b)/i;
const FROM_NOTHING =
  /(?<!\b(?:no|not)\s)fresher|\bno\s+(?:prior\s+|work\s+)?exp(?:erience)?\b|\bexp(?:erience)?\s+(?:is\s+)?not\s+(?:required|needed|necessary|mandatory|compulsory)\b|^\W*(?:none|nil|not\s+(?:required|needed|necessary|mandatory))\W*$/i;
const EXPERIENCED = String.raw`exp(?:erienced?)?\b(?!\s*not\b)`;
const OR = String.raw`\s*(?:[\/&,+]|\bor\b|\band\b)\s*`;
/** "Fresher / experienced", "F/E", "Freshers can also apply": years are asked of nobody. */
const ANYBODY = new RegExp(
  String.raw`\bfresh(?:er)?s?${OR}(?:with\s+)?${EXPERIENCED}|\b${EXPERIENCED}${OR}fresh|\bfreshers?\s+(?:can|may|are|is)?\s*also\b|\balso\s+for\s+fresh|^\W*f\s*[\/&]\s*e\W*$`,
  "i",
);

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Ways of writing that are brought to the usual one first; their order counts. */
const RESPELLINGS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/≥|>=/g, " min "],
  [/≤|<=/g, " up to "],
  [/>/g, " over "],
  [/</g, " under "],
  [/(\d)\s?½/g, "$1.5"],
  [/½|(?<![\d/])1\/2(?=\s*y)|\bhalf\s+(?:an?\s+)?(?=year)/gi, "0.5 "],
  [
    new RegExp(String.raw`\b(?:${COUNTS.join("|")})(?=\s*(?:-|to|or|\+|years?|yrs?|months?)\b)`, "gi"),
    (word) => String(COUNTS.indexOf(word.toLowerCase()) + 1),
  ],
];

/** Words of Hindi about experience, by those that are read; their order counts. */
const HINDI: readonly (readonly [RegExp, string])[] = [
  [/न(?:ए|ये|या|यी|ई)\s*(?:लोग\s*)?भी/g, "fresher or experienced "],
  [/(?:कोई\s*)?अनुभव\s*(?:की\s*)?नहीं|कोई\s*नहीं/g, "no experience"],
  [/अनुभव\s*(?:की\s*)?(?:(?:ज\u093c?रूरत|आवश्यकता|ज\u093c?रूरी|आवश्यक)\s*)?नहीं|बिना\s*अनुभव/g, "no experience"],
  [/फ\u093c?्रेशर/g, "fresher"],
  [/अनुभवी/g, "experienced"],
  [/(?:^|(?<=[\s-]))(?:एक|ek)(?=[\s-])/gi, "1"],
  [/(?:^|(?<=[\s-]))(?:दो|do)(?=[\s-])/gi, "2"],
  [/(?:^|(?<=[\s-]))(?:तीन|teen)(?=[\s-])/gi, "3"],
  [/(?:^|(?<=[\s-]))(?:चार|chaa?r)(?=[\s-])/gi, "4"],
  [/(?:^|(?<=[\s-]))(?:पाँच|पांच|paa?nch)(?=[\s-])/gi, "5"],
  [/कम\s*से\s*कम|न्यूनतम/g, "min "],
  [/(?:वर्षों|वर्ष|सालों|साल)|\bsaal\b/gi, " years "],
  [/(?:महीने|महीना|महीनों|माह)|\bmahin[ae]\b/gi, " months "],
  [/(\d)\s*(years|months)\s*से\s*(?:अधिक|ज\u093c?्यादा)/g, "$1+ $2"],
  [/(years|months)\s*(?:या|और|व|एवं)\s*(?:उससे\s*|इससे\s*)?(?:अधिक|ज\u093c?्यादा|ऊपर)/g, "$1 or more"],
  [/(\d)\s*से\s*(?=\d)/g, "$1-"],
  [/(\d[\d\s-]*(?:years|months)?)\s*तक/g, "up to $1"],
];
const HINDI_SIGNS = /[\u0900-\u097f]|\bsaal\b|\bmahin[ae]\b/i;

/** Reading takes the square of a text's length, and more where blanks follow each other. */
const MOST_READ = 200;

/** The text in English, as far as it is read. */
function inEnglish(whole: string): string {
  const text = whole.slice(0, MOST_READ).replace(/\s+/g, " ");
  const words = HINDI_SIGNS.test(text)
    ? HINDI.reduce(
        (read, [hindi, english]) => read.replace(hindi, english),
        inOurDigits(text.normalize("NFC")),
      )
    : text;
  return respelled(words);
}

const respelled = (text: string): string =>
  RESPELLINGS.reduce((words, [way, usual]) => words.replace(way, usual as string), text);

/** One length of time, as it stands in the text: its ends in years, not yet rounded. */
interface Span {
  low: number;
  high: number;
  /** What stands before it. */
  before: string;
  /** Longer is as well. */
  isOpen: boolean;
}

/** null where the text names no length of time, or several of which none is all of it. */
function spanOf(text: string): Span | null {
  const [span, ...others] = text.matchAll(SPANS);
  if (others.length > 0) return totalIn(text);
  const found = span ?? BARE_SPAN.exec(text);
  if (!found) return null;
  const [whole, low, plus, lowUnit, high, plusAtEnd, unit = "years"] = found;
  const at = text.indexOf(low ?? "", found.index);
  return {
    low: Number(low) / perYear(lowUnit ?? unit),
    high: Number(high ?? low) / perYear(unit),
    before: text.slice(0, at),
    isOpen: Boolean(plus ?? plusAtEnd) || OR_MORE.test(text.slice(found.index + whole.length)),
  };
}

const perYear = (unit: string): number => (/^m/i.test(unit) ? 12 : 1);

/** "6-8 years overall, 4 years in SAP". */
function totalIn(text: string): Span | null {
  const [total, ...more] = text.split(/[,;|]/).filter((part) => /\b(?:total|overall)\b/i.test(part));
  return total !== undefined && total !== text && more.length === 0 ? spanOf(total) : null;
}

/**
 * Reads "2–4 years", "2-4", "5+ years", "up to 2 years", "6 months" or "Fresher". Months count as the whole years
 * around them: "6 months" is 0 to 1.
 * @returns null where the text names no length of time, or several
 */
export function parseExperience(text: string): ExperienceYears | null {
  const words = inEnglish(text);
  return yearsOf(words, spanOf(words));
}

/** No job says more of it. */
const MAX_TEXT = 60;

/** Text in a column of experience, where a number alone means years (FILE-22): "2-4" is "2-4 years". */
export function withYears(text: string): string {
  if (text.length > MAX_TEXT) return text;
  const number = inEnglish(text).trim().replace(/\s+/g, " ");
  if (/^(?:0+(?:\s*-\s*0+)?|nil|none|no)$/i.test(number)) return "Fresher";
  return BARE_SPAN.test(number) ? `${number} ${/^0*1$/.test(number) ? "year" : "years"}` : text;
}

function yearsOf(text: string, span: Span | null): ExperienceYears | null {
  const isFromNothing = FROM_NOTHING.test(text);
  if (!span && text.search(SPANS) < 0) {
    if (ANYBODY.test(text)) return { min: 0, max: null };
    if (isFromNothing) return { min: 0, max: 0 };
  }
  if (!span || span.high < span.low) return null;
  const { low, high, before, isOpen } = span;
  return {
    min: isFromNothing || AT_MOST.test(before) ? 0 : Math.floor(low),
    max: isOpen || AT_LEAST.test(before) ? null : Math.ceil(high),
  };
}

const SINGLE_WORDS =
  /^(?:any|none|nil|no|freshers?|beginners?|entry|juniors?|mid|seniors?|leads?|experts?|experienced|associates?|executives?|managers?|directors?|trainees?|interns?|internships?|apprentices?|graduates?|skilled|unskilled|negotiable|preferred|preferable|desirable|essential|mandatory|must|relevant|applicable|optional|required|open)$/i;

/** What spreadsheets make of "2-4". */
const DAY_OF_A_MONTH =
  /^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2}$/i;

/** Whether the text can be about experience: a lone English word has to be one that is used for it. */
const isAboutExperience = (text: string): boolean =>
  !DAY_OF_A_MONTH.test(text) && (!/^[a-z]+$/i.test(text) || SINGLE_WORDS.test(text));

/**
 * Levels that boards name instead of years, and the years that are usual for them in India: a proposal, for
 * companies differ. The first that fits counts.
 */
const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:intern(?:ship)?|trainee|entry|beginner|graduate)/i, "0–1 year"],
  [/\b(?:directors?|vice president|vp|head|chief)\b/i, "12+ years"],
  [/\bmid[\s-]*senior\b/i, "5–10 years"],
  [/\b(?:managers?|leads?|principal|experts?)\b/i, "8–12 years"],
  [/\bsenior\b/i, "5–8 years"],
  [/\bmid\b/i, "3–5 years"],
  [/\b(?:associate|executive|junior)s?\b/i, "1–3 years"],
];

/** Years that a text without any may mean, such as '5–10 years' for 'Mid-Senior level'; null for any other text. */
export function proposedExperience(text: string): string | null {
  if (/\d/.test(text) || parseExperience(text)) return null;
  return LEVELS.find(([level]) => level.test(text))?.[1] ?? null;
}

/** What a job's text about experience comes to. */
export interface ExperienceText {
  years: ExperienceYears | null;
  /** Null where a job can be posted with it, even if no years can be read in it. */
  problem: Complaint | null;
}

/** The years of a text as `parseExperience` reads them, and what is wrong with it. */
export function readExperienceText(text: string): ExperienceText {
  const words = inEnglish(text);
  const span = spanOf(words);
  return { years: yearsOf(words, span), problem: problemOf(text, span) };
}

function problemOf(text: string, span: Span | null): Complaint | null {
  if (!isAboutExperience(text))
    return { message: "must say how many years, such as 2–4 years, or Fresher", rule: "NO_YEARS" };
  return span && span.high < span.low
    ? { message: "must say the fewer years first, such as 2–4 years", rule: "MORE_YEARS_FIRST" }
    : null;
}

const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);

/** "2 to 4 years", "5 years or more", "no experience needed". */
export function experienceInWords({ min, max }: ExperienceYears): string {
  if (max === 0) return "no experience needed";
  if (max === null) return min === 0 ? "any experience" : `${years(min)} or more`;
  if (max === min) return years(min);
  return min === 0 ? `up to ${years(max)}` : `${min} to ${years(max)}`;
}
