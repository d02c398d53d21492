import { PayBound, PayObstacle, PayUnit } from "./pay.enums";

/** An amount of pay understood from its text, in rupees. */
export interface PayFigures {
  min: number;
  max: number;
  unit: PayUnit;
  yearlyMin: number;
  yearlyMax: number;
}

/** Working days of a year at six days a week, less holidays: what a daily wage is multiplied by. */
const UNITS_A_YEAR: Record<PayUnit, number> = {
  [PayUnit.YEAR]: 1,
  [PayUnit.MONTH]: 12,
  [PayUnit.DAY]: 300,
};

const SCALES: Record<string, number> = {
  k: 1_000,
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

const NUMBER = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lakhs?|lacks?|lacs?|laks?|lkh|lpa|l|crores?|cr)?\b`;
const AMOUNTS = new RegExp(String.raw`${NUMBER}(?:\s*(?:-|–|—|−|~|to)\s*${NUMBER})?`, "gi");
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
  // "20.000" groups with a dot: nobody is paid in thousandths.
  [/\b(\d{1,3})\.(\d{3})\b/g, "$1,$2"],
];

/** "6 day week", "3 months": how long, not how much. */
const DURATIONS =
  /(?<![\d,.]|₹\s*)\d{1,2}[\s-]*(?:days?|hours?|hrs?|weeks?|months?|years?|yrs?)\b(?:\s+(?:a\s+)?week\b)?/gi;
/** How often it is paid out is no unit of an amount that is stated in lakhs. */
const PAY_OUT = /paid\s+(?:monthly|weekly|daily)/gi;

/** null: a unit that the portal can't compare by. */
const UNIT_WORDS: readonly (readonly [RegExp, PayUnit | null])[] = [
  [/\bday\b|\bdaily\b|per diem/gi, PayUnit.DAY],
  [/\bmonth|\bmonh?t?ly\b|\bmonht|\bmoth\b|\bmn?th\b|\bp[./ ]?m\b|\/\s*mo?\b/gi, PayUnit.MONTH],
  [/\byear|annum|annual|\blpa\b|\bp\.?a\b|ctc/gi, PayUnit.YEAR],
  [/\bhour|\bhr\b|\bweek/gi, null],
];

/**
 * The unit whose word stands nearest to the amount; an amount in lakhs without one is a year's.
 * @returns null for a unit that the portal can't compare by, undefined where there is none
 */
function unitOf(text: string, amount: RegExpExecArray, isScaledToLakh: boolean): PayUnit | null | undefined {
  const end = amount.index + amount[0].length;
  const found = UNIT_WORDS.flatMap(([words, unit]) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({
      unit,
      distance: index >= end ? index - end : Math.max(amount.index - index - word.length, 0),
    })),
  );
  const [nearest] = found.sort((a, b) => a.distance - b.distance);
  if (nearest) return nearest.unit;
  return isScaledToLakh ? PayUnit.YEAR : undefined;
}

/** The amount that is marked as one, by the rupee or a word such as lakh; null among several bare numbers. */
function amountIn(text: string): RegExpExecArray | null {
  const amounts = [...text.matchAll(AMOUNTS)];
  // "8.5.5" is no figure: its end alone would be one of its own.
  if (amounts.some(({ index }) => /\d\.$/.test(text.slice(0, index)))) return null;
  const marked =
    amounts.find(([words]) => /^(?:rs|inr|₹)/i.test(words)) ??
    amounts.find(([, , scale, , scaleAtEnd]) => scale ?? scaleAtEnd);
  return marked ?? (amounts.length === 1 ? (amounts[0] ?? null) : null);
}

const respelled = (text: string) =>
  RESPELLINGS.reduce((words, [way, usual]) => words.replace(way, usual), text);

const AT_MOST = /\bup\s?to\b|\bmax(?:imum)?\b/i;
/** A plus right behind the figure; with a blank before it, something else comes on top. */
const AT_LEAST = /\b(?:from|starting|min(?:imum)?|above)\b|\d(?:\s?(?:k|l|lpa|lakhs?|lacs?|cr|crores?))?\+/i;

/** Where one figure stands for an end that the text leaves open; null for a range and for a fixed pay. */
export function payBoundOf(text: string, { min, max }: Pick<PayFigures, "min" | "max">): PayBound | null {
  if (min !== max) return null;
  if (AT_MOST.test(text)) return PayBound.AT_MOST;
  return AT_LEAST.test(text) ? PayBound.AT_LEAST : null;
}

const numberOf = (digits: string) => Number(digits.replaceAll(",", ""));

/**
 * Reads pay as people type it in India: "₹8–12 LPA", "25k/month", "₹8,00,000 a year", "₹700–900 a day".
 * @returns what hinders it where the text is no figure, such as "Negotiable", or could be several: it is kept and just
 * can't be filtered
 */
export function readPayText(text: string): PayFigures | PayObstacle {
  if (FOREIGN.test(text)) return PayObstacle.OTHER_MONEY;
  const words = respelled(text).replaceAll(DURATIONS, " ");
  const amount = amountIn(words);
  if (!amount) return words.search(AMOUNTS) < 0 ? PayObstacle.NO_FIGURE : PayObstacle.SEVERAL_FIGURES;
  const [, low = "", lowScale, high, highScale] = amount;
  // "8–12 LPA" scales both ends by the word at the end; "25k to 30k" each by its own.
  const endScale = (highScale ?? lowScale ?? "").toLowerCase();
  const scale = SCALES[endScale] ?? 1;
  const min = numberOf(low) * (SCALES[(lowScale ?? endScale).toLowerCase()] ?? scale);
  const max = high === undefined ? min : numberOf(high) * scale;
  const isScaledToLakh = scale >= 100_000;
  if (max < min) return PayObstacle.WRONG_WAY_ROUND;
  const unit = unitOf(isScaledToLakh ? words.replaceAll(PAY_OUT, "") : words, amount, isScaledToLakh);
  if (unit === undefined) return PayObstacle.NO_UNIT;
  if (unit === null) return PayObstacle.OTHER_UNIT;
  const yearly = UNITS_A_YEAR[unit];
  if (min <= 0 || max * yearly > LARGEST_YEARLY_PAY || max * yearly < SMALLEST_YEARLY_PAY)
    return PayObstacle.UNLIKELY;
  return {
    min: Math.round(min),
    max: Math.round(max),
    unit,
    yearlyMin: Math.round(min * yearly),
    yearlyMax: Math.round(max * yearly),
  };
}

/** The figures of a text about pay; null where something hinders reading them. */
export function parsePay(text: string): PayFigures | null {
  const read = readPayText(text);
  return typeof read === "string" ? null : read;
}
