import { inOurDigits } from "../../../text/digits";
import { PayBound, PayObstacle, PayUnit } from "./pay.enums";

/** An amount of pay understood from its text, in rupees. */
export interface PayFigures {
  min: number;
  max: number;
  unit: PayUnit;
  /** Null for pay by the hour: nobody says how many hours there are in a year. */
  yearlyMin: number | null;
  yearlyMax: number | null;
}

/** Working days of a year at six days a week, less holidays: what a daily wage is multiplied by. */
const DAYS_A_YEAR = 300;
/** How many of a unit a year of pay has. */
export const UNITS_A_YEAR: Readonly<Record<PayUnit, number>> = {
  [PayUnit.YEAR]: 1,
  [PayUnit.MONTH]: 12,
  [PayUnit.DAY]: DAYS_A_YEAR,
  // Full days: the most that it can come to, for telling what is unlikely.
  [PayUnit.HOUR]: DAYS_A_YEAR * 8,
};

const SCALES: Record<string, number> = {
  k: 1_000,
  hazar: 1_000,
  hazaar: 1_000,
  hajar: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lack: 100_000,
  lacks: 100_000,
  lak: 100_000,
  laks: 100_000,
  lkh: 100_000,
  lpa: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

const NUMBER = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaa?r|hajar|lakhs?|lacks?|lacs?|laks?|lkh|lpa|l|crores?|cr)?\b`;
const AMOUNTS = new RegExp(String.raw`${NUMBER}(?:(?:\s*\/-)?\s*(?:-|–|—|−|~|to)\s*${NUMBER})?`, "gi");
/** Rupees; what lies outside was misread, such as a lakh left out. */
const SMALLEST_YEARLY_PAY = 1_000;
const LARGEST_YEARLY_PAY = 1_000_000_000;

/** Other money than rupees: a figure would be wrong many times over. */
const FOREIGN = /[$€£¥]|\b(?:usd|eur|gbp|aed|dirhams?|dollars?|euros?|pounds?)\b/i;
/** Ways of writing that are brought to the usual one first. */
const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  // "LPA 8-12" is "8-12 LPA".
  [/\blpa\s*:?\s*(\d[\d.]*(?:\s*(?:-|–|to)\s*\d[\d.]*)?)(?!\s*(?:lpa|lakh|lac|[\d.]))/gi, "$1 LPA"],
  [/\bbetween\s+(.{1,20}?)\s+(?:and|&)\s+/gi, "$1 - "],
  // "600rs" is ₹600.
  [/(\d)\s*(?:rs|inr)\b(?!\.?\s*\d)\.?/gi, "$1 "],
  // "20.000" groups with a dot: nobody is paid in thousandths.
  [/\b(\d{1,3})\.(\d{3})\b/g, "$1,$2"],
];

/** Words of Hindi about pay, in both scripts, by those that are read. */
const HINDI: readonly (readonly [RegExp, string])[] = [
  [/हज़ार|हजार/g, "thousand"],
  [/लाख/g, "lakh"],
  [/करोड़|करोड़/g, "crore"],
  [/रुपये|रुपए|रुपया|रु\.?/g, "₹"],
  [/(?:प्रति\s*|हर\s*)?(?:महीने|महीना|माह(?:वार)?)|मासिक/g, "a month"],
  [/सालाना|वार्षिक|(?:प्रति\s*|हर\s*)?(?:साल|वर्ष)/g, "a year"],
  [/(?:प्रति\s*|हर\s*)?(?:दिन|रोज़|रोज)(?:ाना)?|दैनिक|दिहाड\u093c?ी|दिहाड़ी/g, "a day"],
  [/(?:प्रति\s*|हर\s*)?(?:घंटे|घंटा|घण्टे|घण्टा)/g, "an hour"],
  [/तक/g, "max"],
  [/\b(?:per\s+)?(?:mahin[ae]|maheen[ae])\b/gi, "a month"],
  [/\b(?:per\s+)?(?:saal|salana)\b/gi, "a year"],
  [/\b(?:per\s+)?(?:roz|roj|rozana|rojana|din)\b/gi, "a day"],
  [/\b(?:per\s+)?ghant[ae]\b/gi, "an hour"],
  [/(\d\s*(?:k|thousand|hazaa?r|lakh|lac)?)\s*(?:से|\bse\b)\s*(?=[\d₹])/gi, "$1-"],
];
/** "₹" stands before the number: "रु" may stand behind it. */
const RUPEE_BEHIND = /(\d\s*(?:thousand|lakh|crore)?)\s*₹(?!\s*\d)/g;

/** Hindi is rare, and told by its letters or by a word of its own. */
const HINDI_SIGNS = /[\u0900-\u097f]|\bse\s*\d|\b(?:mahin|maheen|saal|salana|ro[zj]|din\b|ghant)/i;

function inEnglish(text: string): string {
  if (!HINDI_SIGNS.test(text)) return text;
  return HINDI.reduce((words, [hindi, english]) => words.replace(hindi, english), inOurDigits(text)).replace(
    RUPEE_BEHIND,
    "$1",
  );
}

/** "6 day week", "3 months": how long, not how much. */
const DURATIONS =
  /(?<![\d,.]|₹\s*)\d{1,2}[\s-]*(?:days?|hours?|hrs?|weeks?|months?|years?|yrs?)\b(?:\s+(?:a\s+)?week\b)?/gi;
/** "variable 10%", "30% hike": a share of an amount. */
const SHARES = /(?<![\d,.])\d{1,3}(?:\.\d+)?\s?(?:%|per\s?cent\b)/gi;
/** "Pay Level-4", "GP 1900", "6th CPC": names of scales, and no pay. */
const SCALE_NAMES =
  /\b(?:level|grade(?:\s+pay)?|gp|pb|band|matrix|cell|class|group)\s{0,2}[-:.]?\s{0,2}\d[\d,]{0,6}[a-z]?\b|\b\d{1,2}(?:st|nd|rd|th)\b/gi;
/** How often it is paid out is no unit of an amount that is stated in lakhs. */
const PAY_OUT = /paid\s+(?:monthly|weekly|daily)/gi;

/** null: a unit that the portal can't read. */
const UNIT_WORDS: readonly (readonly [RegExp, PayUnit | null])[] = [
  [/\bday\b|\bdaily\b|per diem/gi, PayUnit.DAY],
  [/\bmonth|\bmonh?t?ly\b|\bmonht|\bmoth\b|\bmn?th\b|\bp[./ ]?m\b|\/\s*mo?\b/gi, PayUnit.MONTH],
  [/\byear|annum|annual|\blpa\b|\bp\.?a\b|ctc/gi, PayUnit.YEAR],
  [/\bhour|\bhrs?\b/gi, PayUnit.HOUR],
  [/\bweek/gi, null],
];

/** Where something stands in a text. */
interface Span {
  start: number;
  end: number;
}

/** A word that says what an amount is for, and where it stands. */
interface UnitWord extends Span {
  /** null for a unit that the portal can't read. */
  unit: PayUnit | null;
}

/** "₹1,000 per lecture, max 50,000 a month": the unit is the second figure's. */
const PER_ELSE = /^\W{0,4}per\s+[a-z]+\D*\d/i;

/** The word for a unit that stands nearest to the amount. */
function unitWordOf(text: string, amount: Span): UnitWord | undefined {
  const found = UNIT_WORDS.flatMap(([words, unit]) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({
      unit,
      start: index,
      end: index + word.length,
      distance: index >= amount.end ? index - amount.end : Math.max(amount.start - index - word.length, 0),
    })),
  );
  const [nearest] = found.sort((a, b) => a.distance - b.distance);
  return nearest && PER_ELSE.test(text.slice(amount.end, nearest.start)) ? undefined : nearest;
}

/** "14500 CTC 12800 in hand": the first is all of it. */
const WHOLE_PAY = /^[\s/-]{0,4}(?:(?:an?|per)\s[a-z]{1,8}\s{1,3}|p\.?m\.?\s{1,3})?(?:ctc|gross)\b/i;

/** The amount that is marked as one, by the rupee or a word such as lakh; null among several bare numbers. */
function amountIn(text: string): RegExpExecArray | null {
  const amounts = [...text.matchAll(AMOUNTS)];
  // "8.5.5" is no figure: its end alone would be one of its own. "4,5" groups nothing, and may be 4.5 or two figures.
  if (amounts.some(({ index, 0: words }) => /\d\.$/.test(text.slice(0, index)) || /,\d(?!\d)/.test(words)))
    return null;
  const whole = amounts.filter(({ index, 0: words }) => WHOLE_PAY.test(text.slice(index + words.length)));
  const marked =
    amounts.find(([words]) => /^(?:rs|inr|₹)/i.test(words)) ??
    amounts.find(([, , scale, , scaleAtEnd]) => scale ?? scaleAtEnd) ??
    (whole.length === 1 ? whole[0] : undefined);
  return marked ?? (amounts.length === 1 ? (amounts[0] ?? null) : null);
}

/** As the portal reads it: in English, and in the usual spelling. */
const respelled = (text: string): string =>
  RESPELLINGS.reduce((words, [way, usual]) => words.replace(way, usual), inEnglish(text));

/** The text of the same length, so that everything keeps its place. */
const without = (text: string, what: RegExp): string =>
  text.replaceAll(what, (found) => " ".repeat(found.length));

const MOST_WORDS = String.raw`up\s?to|max(?:imum)?|less\s+than|below|under|not\s+more\s+than`;
const AT_MOST = new RegExp(String.raw`\b(?:${MOST_WORDS})\b`, "i");
/** "25k plus incentives up to 10k" is at least 25k: the words belong to the figure that follows them. */
const AT_MOST_BEFORE = new RegExp(String.raw`\b(?:${MOST_WORDS})\b[^\d+]*$`, "i");
const MAX_BEHIND = /^[^\d+]*\bmax(?:imum)?\b(?!\D*\d)/i;
/** A plus right behind the figure; with a blank before it, something else comes on top. */
const AT_LEAST =
  /\b(?:from|starting|min(?:imum)?|above)\b|\d(?:\s?(?:k|l|lpa|lakhs?|lacs?|cr|crores?))?\+(?![a-z])/i;

/** Where one figure stands for an end that the text leaves open; null for a range and for a fixed pay. */
export function payBoundOf(text: string, { min, max }: Pick<PayFigures, "min" | "max">): PayBound | null {
  if (min !== max) return null;
  const words = inEnglish(text);
  if (AT_MOST.test(words) && isAtMost(text)) return PayBound.AT_MOST;
  return AT_LEAST.test(words) ? PayBound.AT_LEAST : null;
}

function isAtMost(text: string): boolean {
  const amount = payAmountIn(text);
  if (typeof amount === "string") return false;
  const { words, start, end } = amount;
  return AT_MOST_BEFORE.test(words.slice(0, start)) || MAX_BEHIND.test(words.slice(end));
}

const numberOf = (digits: string) => Number(digits.replaceAll(",", ""));
/** "50,000-3 Lacs": an end of four digits and more stands for itself. */
const LEAST_OF_ITS_OWN = 1_000;

/** "CTC 25k" is no year's pay, whatever the word says. */
const LEAST_OF_A_YEAR = 60_000;
const WHOLE_YEAR = /ctc/gi;

/** An amount as it stands in a text, before it is judged. */
export interface PayAmount extends Span {
  /** The text as it was read, in which the spans lie. */
  words: string;
  /** In rupees, whatever they are for; `min` may be above `max`. */
  min: number;
  max: number;
  unit: PayUnit | null | undefined;
  /** Undefined where no word says it: an amount in lakhs without one is a year's. */
  unitWord: UnitWord | undefined;
}

/** The amount that a text about pay states. @returns why there is none */
export function payAmountIn(text: string): PayAmount | PayObstacle {
  if (FOREIGN.test(text)) return PayObstacle.OTHER_MONEY;
  const words = respelled(text);
  const readable = [DURATIONS, SHARES, SCALE_NAMES].reduce(without, words);
  const amount = amountIn(readable);
  if (!amount) return readable.search(AMOUNTS) < 0 ? PayObstacle.NO_FIGURE : PayObstacle.SEVERAL_FIGURES;
  const [whole, low = "", lowScale, high, highScale] = amount;
  // "8–12 LPA" scales both ends by the word at the end; "25k to 30k" each by its own.
  const endScale = (highScale ?? lowScale ?? "").toLowerCase();
  const scale = SCALES[endScale] ?? 1;
  const first = numberOf(low);
  const isWhole = lowScale === undefined && first >= LEAST_OF_ITS_OWN;
  const min = first * (isWhole ? 1 : (SCALES[(lowScale ?? endScale).toLowerCase()] ?? scale));
  const max = high === undefined ? min : numberOf(high) * scale;
  const span = { start: amount.index, end: amount.index + whole.trimEnd().length };
  const isInLakhs = scale >= 100_000;
  const isTooLittle = max >= LEAST_OF_ITS_OWN && max < LEAST_OF_A_YEAR;
  const told = [...(isInLakhs ? [PAY_OUT] : []), ...(isTooLittle ? [WHOLE_YEAR] : [])].reduce(
    without,
    readable,
  );
  const unitWord = unitWordOf(told, span);
  return {
    words,
    ...span,
    min,
    max,
    unit: unitWord ? unitWord.unit : isInLakhs ? PayUnit.YEAR : undefined,
    unitWord,
  };
}

/** The figures of an amount, in a unit; or that it is too little or too much to be right. */
export function likelyFigures(
  { min, max }: Pick<PayAmount, "min" | "max">,
  unit: PayUnit,
): PayFigures | PayObstacle {
  const yearly = UNITS_A_YEAR[unit];
  if (min <= 0 || max * yearly > LARGEST_YEARLY_PAY || max * yearly < SMALLEST_YEARLY_PAY)
    return PayObstacle.UNLIKELY;
  const isComparable = unit !== PayUnit.HOUR;
  return {
    min: Math.round(min),
    max: Math.round(max),
    unit,
    yearlyMin: isComparable ? Math.round(min * yearly) : null,
    yearlyMax: isComparable ? Math.round(max * yearly) : null,
  };
}

/**
 * Reads pay as people type it in India: "₹8–12 LPA", "25k/month", "₹8,00,000 a year", "₹700–900 a day".
 * @returns what hinders it where the text is no figure, such as "Negotiable", or could be several: it is kept and just
 * can't be filtered
 */
export function readPayText(text: string): PayFigures | PayObstacle {
  const amount = payAmountIn(text);
  if (typeof amount === "string") return amount;
  if (amount.max < amount.min) return PayObstacle.WRONG_WAY_ROUND;
  if (amount.unit === undefined) return PayObstacle.NO_UNIT;
  return amount.unit === null ? PayObstacle.OTHER_UNIT : likelyFigures(amount, amount.unit);
}

/** The figures of a text about pay; null where something hinders reading them. */
export function parsePay(text: string): PayFigures | null {
  const read = readPayText(text);
  return typeof read === "string" ? null : read;
}
