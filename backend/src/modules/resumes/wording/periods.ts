import { inOurDigits } from "../../../text/digits";
import { HINDI_MONTHS } from "../../../text/hindi-months";

/** A time that a text tells: since when and until when, as "YYYY", "YYYY-MM" or "YYYY-MM-DD"; "" for no date. */
export interface Period {
  start: string;
  end: string;
  isCurrent: boolean;
  /** Whether it is one date alone, which may be the start or the end. */
  isSingle: boolean;
  /** Where it stands in the text. */
  from: number;
  to: number;
}

const MARATHI_MONTHS: readonly string[] = [
  ...["जानेवारी", "फेब्रुवारी", "मार्च", "एप्रिल", "मे", "जून", "जुलै", "ऑगस्ट", "सप्टेंबर", "ऑक्टोबर", "नोव्हेंबर", "डिसेंबर"],
];
const MONTHS: readonly string[] = [
  ...["jan(?:uary)?", "feb(?:r?uary)?", "mar(?:ch)?", "apr(?:il)?", "may", "june?", "july?", "aug(?:ust)?"],
  ...["sep(?:t(?:ember)?)?", "oct(?:ober)?", "nov(?:ember)?", "dec(?:ember)?"],
].map((english, month) => `${english}|${HINDI_MONTHS[month] ?? ""}|${MARATHI_MONTHS[month] ?? ""}`);
const MONTH = `(?<![\\p{L}\\p{M}])(?:${MONTHS.join("|")})(?![\\p{L}\\p{M}])`;
const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const SHORT_YEAR = "['’‘]\\s?\\d{2}(?!\\d)";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const BREAK = "[\\s,.\\-/–’']*";

/** Ways to write a date, the longest first; the groups are named for what they hold. */
const DATE = new RegExp(
  [
    `(?<day1>${DAY})(?:st|nd|rd|th)?(?:\\s+of)?${BREAK}(?<month1>${MONTH})${BREAK}(?<year1>${YEAR})(?!\\d)`,
    `(?<month2>${MONTH})\\.?\\s+(?<day2>${DAY})(?:st|nd|rd|th)?,?\\s+(?<year2>${YEAR})(?!\\d)`,
    `(?<month3>${MONTH})${BREAK}(?<year3>${YEAR})(?!\\d)`,
    `(?<month4>${MONTH})\\.?[\\s,.-]*(?<year4>${SHORT_YEAR})`,
    `(?<month5>${MONTH})\\.?[-\\s](?<year5>\\d{2})(?![\\d:]|\\s*(?:years?|months?|yrs?|st|nd|rd|th|,\\s*\\d{4}))`,
    `(?<![\\d./-])(?<day6>${DAY})[./-](?<month6>0?[1-9]|1[0-2])[./-](?<year6>${YEAR})(?!\\d)`,
    `(?<![\\d./-])(?<year7>${YEAR})-(?<month7>0[1-9]|1[0-2])-(?<day7>0[1-9]|[12]\\d|3[01])(?!\\d)`,
    `(?<![\\d./]|(?<!\\d{4})-|(?:club|class|level|grade|gate|unit|sector|phase|ward|block|plot|no\\.?|number)\\s(?=\\d\\s-\\s))(?<month8>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<year8>${YEAR})(?![\\d%])`,
    `(?<![\\d./-])(?<year9>${YEAR})[./-](?<month9>0[1-9]|1[0-2])(?![\\d./-])`,
    `(?<![\\d.₹$]|\\d,|\\p{L}\\/\\d{1,8}\\/)(?<year10>${YEAR})(?![\\d%+]|,\\d)`,
    `(?<now>(?<![\\p{L}\\p{M}])(?:present job|as on (?:date|today)|at present|present(?:ly)?|current(?:ly)?(?: (?:working|employed|pursuing))?|(?:till|to|until|up\\s?to)[\\s-]*(?:date|now|today|present)|tilldate|now|date|continued?|cont\\.|ongoing|on[- ]going|continuing|pursuing|today|(?:abhi|ab|aaj) ?tak|अब तक|वर्तमान(?: में)?|आज तक|अभी तक|आजपर्यंत|आतापर्यंत|सध्या|இன்று வரை|தற்போது(?: வரை)?|বর্তমান|এখন পর্যন্ত|ప్రస్తుతం|ಪ್ರಸ್ತುತ|હાલ|जारी|कार्यरत)(?![\\p{L}\\p{M}]))`,
    `(?<month11>${MONTH})`,
  ].join("|"),
  "giu",
);

interface Token {
  /** "" for now, "-MM" for a month whose year comes later. */
  date: string;
  isNow: boolean;
  from: number;
  to: number;
}

const pad = (number: string | number): string => String(number).padStart(2, "0");

const monthOf = (text: string): string =>
  /^\d/.test(text)
    ? pad(text)
    : pad(MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(text)) + 1);

function yearOf(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length === 4) return digits;
  return Number(digits) < 50 ? `20${digits}` : `19${digits}`;
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(DATE)].map(({ 0: found, index, groups = {} }) => {
    const part = (name: string) =>
      Object.entries(groups).find(([key, value]) => value && key.startsWith(name))?.[1];
    const [year, month, day] = [part("year"), part("month"), part("day")];
    const parts = [year && yearOf(year), month && monthOf(month), day && pad(day)];
    const date = year === undefined ? (month ? `-${monthOf(month)}` : "") : parts.filter(Boolean).join("-");
    return { date, isNow: groups.now !== undefined, from: index, to: index + found.length };
  });
}

const DASH = "[-–—−‒―~→⁃‐‑]";
const BETWEEN = new RegExp(
  `^[\\s.,)]*(?:${DASH}+|to|till|until|up\\s?to|se|से|ते|முதல்|থেকে|నుండి|ನಿಂದ|થી|through|thru)[\\s(]*$`,
  "iu",
);
const CLOSE = /^[\s,(]*$/u;
const SHORT_END = new RegExp(`^\\s?(?:${DASH}|/)\\s?['’]?(\\d{2})(?![\\d./-]|\\s?%)`, "u");
const SINCE = /(?:^|[^\p{L}])(?:since|from|w\.?e\.?f\.?|joined(?: in| on)?)\s*:?\s*$/iu;
const ONWARDS = /^\s*(?:onwards?|से(?:\s*(?:अब तक|लगातार))?(?![\p{L}\p{M}])|\+|[-–—]\s*$|[-–—]\s*(?=\)|\|))/iu;

/** RESF-05: the times that a line tells: "Jan 2019 - Present", "03/2018 to 06/2020", "2016-18", "since 2020". */
export function periodsIn(line: string): Period[] {
  const text = inOurDigits(line);
  const tokens = tokensIn(text);
  const periods: Period[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.isNow) continue;
    const next = tokens[at + 1];
    const between = next ? text.slice(token.to, next.from) : "";
    const isRange = next && (BETWEEN.test(between) || (next.isNow && CLOSE.test(between)));
    if (isRange && (next.isNow || !next.date.startsWith("-"))) {
      periods.push(rangeOf(token, next, text));
      at += 1;
    } else if (!token.date.startsWith("-")) periods.push(alone(token, text));
  }
  return periods;
}

function rangeOf(token: Token, next: Token, text: string): Period {
  // "Jan - Mar 2020": the year stands once.
  const start = token.date.startsWith("-")
    ? next.isNow
      ? ""
      : next.date.slice(0, 4) + token.date
    : token.date;
  const tail = /^\s*(?:तक|tak)(?![\p{L}\p{M}])/iu.exec(text.slice(next.to))?.[0].length ?? 0;
  return {
    ...{ start, end: next.date, isCurrent: next.isNow, isSingle: false },
    ...{ from: token.from, to: next.to + tail },
  };
}

/** "2018–" goes on until now, where nothing follows it in its part of the line. */
const OPEN_END = /^[–—-](?=\)|\s{2}|\s*$)/u;

/** A date without another beside it: "2016-18", "since 2020", or the date alone. */
function alone({ date, from, to }: Token, text: string): Period {
  const after = text.slice(to);
  const [short, years] = SHORT_END.exec(after) ?? [];
  if (date.length === 4 && short !== undefined && Number(years) > Number(date.slice(2)))
    return {
      ...{ start: date, end: date.slice(0, 2) + (years ?? ""), isCurrent: false, isSingle: false },
      ...{ from, to: to + short.length },
    };
  const isYears = /^(\d{2})(\d{2})-(\d{2})$/.exec(date);
  // "2010-12" are years, unless a day or another such date stands beside it.
  if (
    isYears &&
    /^\d/.test(text.slice(from)) &&
    Number(isYears[3]) > Number(isYears[2]) &&
    !/^\d{2}\//.test(text.slice(from))
  )
    return {
      ...{ start: date.slice(0, 4), end: `${isYears[1]}${isYears[3]}`, isCurrent: false, isSingle: false },
      ...{ from, to },
    };
  const open = date.length === 4 ? (OPEN_END.exec(after)?.[0] ?? "") : "";
  const onwards = ONWARDS.exec(after)?.[0] ?? open;
  const since = SINCE.exec(text.slice(0, from))?.[0] ?? "";
  const isCurrent = onwards !== "" || since !== "";
  return {
    ...{ start: date, end: isCurrent ? "" : date, isCurrent, isSingle: !isCurrent },
    ...{ from: from - since.trimStart().length, to: to + onwards.length },
  };
}

/** "3 years 2 months", which stands beside dates. */
const DURATION =
  /\(?\s*(?:\d+(?:\.\d+)?\+?\s*(?:years?|yrs?|months?|mos?|mths?)\b\.?[\s,&]*(?:and)?\s*)+\)?|\(\s*\d{1,3}\s(?:days?|weeks?)\s*\)/giu;

/** "(working now)", behind how long a job has been held. */
export const STILL =
  /\(\s*(?:still |presently |currently )?(?:working|continuing|ongoing|here)(?: (?:here|now|still|till date|at present))?\s*\)/iu;

/** A line without its times, how long they are, and the brackets around them. */
export function withoutPeriods(line: string, periods: readonly Period[] = periodsIn(line)): string {
  let text = line;
  for (const { from, to } of [...periods].reverse()) text = `${text.slice(0, from)} ¦ ${text.slice(to)}`;
  return text
    .replace(STILL, " ")
    .replace(DURATION, " ")
    .replace(/[([{]\s*¦?\s*[)\]}]/g, " ¦ ")
    .replace(/[\s,;:|–—-]*¦[\s,;:|–—-]*/gu, " ¦ ")
    .replace(/^[\s¦]+|[\s¦]+$/gu, "")
    .replace(/\s*[([]\s*$/u, "")
    .trim();
}
