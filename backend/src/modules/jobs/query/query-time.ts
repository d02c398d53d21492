import { EnglishLevel } from "../job/job.enums";
import { type QueryText, wholeWords } from "./query-text";
import { ReadPartKind } from "./read-part";

const EXPERIENCE = String.raw`exp(?:erience|eriance|irience)?|anubhav|tajurba|अनुभव|एक्सपीरियंस|अनुभवी`;
const YEAR = String.raw`years?|yrs?|saal|sal|साल|वर्ष|वर्षे|ஆண்டு|வருடம்|సంవత్సరాలు|సంవత్సరం|ವರ್ಷ|বছর|વર્ષ|ਸਾਲ|വർഷം`;
const MOST_YEARS = 40;

const YEARS = [
  String.raw`(?:${EXPERIENCE})\s*(?:of|:|-)?\s*(?<least>\d{1,2})(?<plus>\+)?(?:\s*(?:-|–|to)\s*(?<most>\d{1,2}))?(?:\s*(?:${YEAR}))?`,
  String.raw`(?:(?:min(?:imum)?|at\s?least|above|over|more than|up\s?to|with|total)\s+)?(?<![\d.,])(?<least>\d{1,2})(?:\.\d)?\s*(?<plus>\+)?(?:\s*(?:-|–|—|to|se|से)\s*(?<most>\d{1,2}))?\s*\+?\s*(?:${YEAR})(?:\s+(?:of|ka|ke|ki|का|के|की))?(?:\s+(?:work(?:ing)?\s+)?(?:${EXPERIENCE}))?`,
  String.raw`(?<least>\d{1,2})\s*(?<plus>\+)?(?:\s*(?:-|–|to)\s*(?<most>\d{1,2}))?\s*(?:${EXPERIENCE})`,
].map((source) => wholeWords(source));
const MONTHS = wholeWords(
  String.raw`(?<months>\d{1,2})\s*(?:months?|mahin[ae]|महीने)\s*(?:of\s+|ka\s+|का\s+)?(?:${EXPERIENCE})`,
);
/** "3 year diploma" is how long one learns. */
const NO_WORK = /^\s*(?:diploma|degree|course|bond|llb|program)/u;

/** Reads "2 years", "5+ yrs exp", "0-1 year" and "3 saal ka anubhav": the least years that are said. */
export function readYears(text: QueryText, isGiven: boolean): number | undefined {
  for (const pattern of YEARS) {
    const found = pattern.exec(text.plain);
    const { least, most, plus } = found?.groups ?? {};
    if (!found || least === undefined || Number(least) > MOST_YEARS) continue;
    // "0 experience" is a form of "fresher", which finds more.
    if (Number(least) === 0 && most === undefined) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    if (NO_WORK.test(text.plain.slice(span.end))) continue;
    return understood(text, span, isGiven, Number(least), `${least}${most ? `–${most}` : ""}${plus ?? ""}`);
  }
  const months = MONTHS.exec(text.plain);
  if (!months) return undefined;
  const span = { start: months.index, end: months.index + months[0].length };
  const count = Number(months.groups?.months);
  return understood(text, span, isGiven, Math.floor(count / 12), `${count} months`);
}

function understood(
  text: QueryText,
  span: { start: number; end: number },
  isGiven: boolean,
  years: number,
  said: string,
): number | undefined {
  if (isGiven) {
    text.drop(span);
    return undefined;
  }
  const unit = said.includes("month") ? "" : said === "1" || said === "0–1" ? " year" : " years";
  text.understand(ReadPartKind.EXPERIENCE, `${said}${unit}`, span);
  return years;
}

const AGE = "age|aged|umar|umra?|उम्र|उमर|आयु|वय";
const AGES = String.raw`[1-7]\d\s*\+?(?:\s*(?:-|–|to|and|se|से)\s*[1-7]\d)?(?:[\s-]*(?:${YEAR}))?`;
const BOUND = String.raw`above|over|below|under|after|between|up\s?to`;
/** "2 years old", of a child: so young only with a unit. */
const CHILD_AGES = String.raw`\d{1,2}(?:\s*(?:-|–|to)\s*\d{1,2})?[\s-]*(?:${YEAR}|months?)`;
/** Before years that were worked. */
const WORKED = String.raw`with|total|min(?:imum)?|at\s?least|more\s+than|of|${EXPERIENCE}`;
/** "30-40 years", where no word says that they were worked: few have worked so long. */
const BARE_AGES = [
  String.raw`(?<!(?:${WORKED})\s?[:-]?\s?)(?:(?:${BOUND})\s+)?`,
  String.raw`(?<![\d.,])(?:1[89]|[2-7]\d)(?:\s*(?:-|–|to|se|से)\s*[1-7]\d)?[\s-]*(?:${YEAR})(?:\s+(?:ka|ke|ki|का|के|की))?`,
  String.raw`(?!\s*(?:(?:of|ka|ke|ki|का|के|की)\s+)?(?:work(?:ing)?\s+)?(?:${EXPERIENCE}))`,
].join("");
const OWN_AGE = wholeWords(
  [
    String.raw`(?:(?:i\s+am|my|mer[ai])\s+)?(?:${AGE})(?:\s+(?:group|limit))?\s*(?:is|hai|:|-)?\s*(?:(?:${BOUND})\s+)?${AGES}(?:\s+old)?(?:\s+(?:hai|है))?`,
    String.raw`(?:i\s+am\s+)?(?:(?:${BOUND})\s+)?(?:${AGES}|${CHILD_AGES})[\s-]*(?:old(?!\s+age)|(?:(?:of|ki|की)\s+)?(?:${AGE}))`,
    String.raw`(?:no|without|any)\s+age(?:\s+(?:limit|bar))?|age\s+(?:is\s+)?no\s+(?:bar|limit)`,
    BARE_AGES,
  ].join("|"),
  "gu",
);

/** READ-13: takes out how old somebody is: "45 years old", "umar 40". Jobs ask for no age, and it is no experience. */
export function dropOwnAge(text: QueryText): void {
  for (const { index, 0: age } of text.plain.matchAll(OWN_AGE))
    text.drop({ start: index, end: index + age.length });
}

/** How new a job has to be. */
interface SoughtAge {
  postedWithinDays?: number;
  /** READ-05: nothing is left out for its age, but the newest come first. */
  isNewestFirst?: boolean;
}

const POSTED = String.raw`(?:posted\s+)?(?:(?:in|within|on)\s+)?(?:the\s+)?`;
const NEWS: readonly (readonly [RegExp, number])[] = [
  [wholeWords(String.raw`${POSTED}(?:last|past)\s+24\s*(?:hours?|hrs?|h)`), 1],
  // "India Today" is a company.
  [
    wholeWords(
      String.raw`(?<!india\s)(?:posted\s+)?today'?s?|aaj(?:\s+k[aei])?|आज(?:\s+(?:की|के|का))?|आजची|இன்று|నేడు|ಇಂದು|আজ|આજે`,
    ),
    1,
  ],
  [wholeWords(String.raw`${POSTED}(?:this|last|past)\s+week|is\s+(?:hafte|week)|इस\s+(?:हफ्ते|सप्ताह)`), 7],
  [wholeWords(String.raw`${POSTED}(?:this|last|past)\s+month|is\s+mahine|इस\s+(?:महीने|माह)`), 30],
];
const LAST_DAYS = wholeWords(
  String.raw`${POSTED}(?:last|past|pichh?le|पिछले)\s+(?<count>\d{1,3})\s*(?<unit>days?|din|दिन|weeks?|hafte|हफ्ते|months?|mahine|महीने)`,
);
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:w|haf|हफ)/u, 7],
  [/^(?:m|मह)/u, 30],
];
const NEWEST = wholeWords(
  String.raw`latest(?!\s+version)|newest|most\s+recent|recent(?:ly\s+posted)?|ताज़ा|ताजा|(?:new|nayi|naya|naye|नई|नयी|नया|नए)(?=\s+(?:jobs?|vacanc|opening|naukri|nokri|bharti|kaam|नौकरी|जॉब|वैकेंसी|भर्ती|काम))`,
);
const MOST_DAYS = 365;

/** Reads "today", "this week", "last 3 days" and "latest". */
export function readAge(text: QueryText, isGiven: boolean): SoughtAge {
  const { days, label, span } = ageIn(text) ?? {};
  if (span) {
    if (isGiven) text.drop(span);
    else text.understand(ReadPartKind.FRESHNESS, label ?? "", span);
    return isGiven || days === undefined ? {} : { postedWithinDays: days };
  }
  const newest = NEWEST.exec(text.plain);
  if (!newest) return {};
  text.understand(ReadPartKind.FRESHNESS, "Newest first", {
    start: newest.index,
    end: newest.index + newest[0].length,
  });
  return { isNewestFirst: true };
}

function ageIn(text: QueryText) {
  const spanOf = ({ index, 0: whole }: RegExpExecArray) => ({ start: index, end: index + whole.length });
  const last = LAST_DAYS.exec(text.plain);
  if (last) {
    const { count, unit = "" } = last.groups ?? {};
    const days = Number(count) * (DAYS.find(([way]) => way.test(unit))?.[1] ?? 1);
    if (days >= 1 && days <= MOST_DAYS) return { days, label: labelOfDays(days), span: spanOf(last) };
  }
  for (const [pattern, days] of NEWS) {
    const found = pattern.exec(text.plain);
    if (found) return { days, label: labelOfDays(days), span: spanOf(found) };
  }
  return null;
}

const labelOfDays = (days: number): string => (days === 1 ? "Last 24 hours" : `Last ${days} days`);

const LEVELS: readonly (readonly [RegExp, EnglishLevel, string])[] = [
  [
    wholeWords(
      String.raw`(?:no|without|bina|zero|non[\s-])\s*english(?:\s+(?:required|needed|speaking))?|english\s+(?:speaking\s+)?(?:not\s+(?:required|needed|necessary)|nahi(?:\s+(?:aati|chahiye))?)|बिना\s+(?:अंग्रेजी|अंग्रेज़ी|इंग्लिश)(?:\s+के)?`,
    ),
    EnglishLevel.NONE,
    "No English",
  ],
  [
    wholeWords(String.raw`(?:basic|little|thodi|average)\s+english(?:\s+speaking)?`),
    EnglishLevel.BASIC,
    "Basic English",
  ],
  [wholeWords(String.raw`good\s+english(?:\s+speaking)?`), EnglishLevel.GOOD, "Good English"],
  [
    wholeWords(String.raw`(?:fluent|excellent)\s+(?:in\s+)?english(?:\s+speaking)?|english\s+fluent`),
    EnglishLevel.FLUENT,
    "Fluent English",
  ],
];

/** Reads how much English somebody has: "no english", "basic english". */
export function readEnglish(text: QueryText, isGiven: boolean): EnglishLevel | undefined {
  for (const [pattern, level, label] of LEVELS) {
    const found = pattern.exec(text.plain);
    if (!found) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    if (isGiven) text.drop(span);
    else text.understand(ReadPartKind.ENGLISH, label, span);
    return isGiven ? undefined : level;
  }
  return undefined;
}
