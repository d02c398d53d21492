import { PayBound, PayUnit } from "../reading/pay.enums";
import { parsePay, type PayFigures } from "../reading/pay";
import { headlineOf } from "../reading/pay-headline";
import { numberOf, SPOKEN_NUMBER } from "./query-pay-numbers";
import { type QueryText, wholeWords } from "./query-text";
import { ReadPartKind } from "./read-part";

/** Rupees a year. */
interface SoughtPay {
  payMin?: number;
  payMax?: number;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:hu|sau|सौ)/u, 100],
  [/^(?:k|th|ha|हज|हज़)/u, 1_000],
  [/^(?:l|ला)/u, 100_000],
  [/^(?:cr|कर)/u, 10_000_000],
];
const UNITS: readonly (readonly [RegExp, PayUnit])[] = [
  [/mon|mth|p\.?\s?m|mahi|mahee|मही|माह|मासि/u, PayUnit.MONTH],
  [/year|yr|annu|p\.?\s?a|lpa|saal|साल|वर्ष|वार्ष/u, PayUnit.YEAR],
  [/day|dai|din|roz|दिन|दैनि|रोज/u, PayUnit.DAY],
];

const CUE = String.raw`in[\s-]?hand|take[\s-]?home|sal+[ae]r(?:y|ies)|pay(?:ing|out)?|packages?|ctc|stipend|income|wages?|earning|tankh?wah?|tankhah?|vetan|kamai|सैलरी|सेलरी|सैलेरी|वेतन|तनख्वाह|तनख़्वाह|कमाई|சம்பளம்|జీతం|ಸಂಬಳ|বেতন|પગાર|पगार|ਤਨਖਾਹ|ശമ്പളം`;
const LOW = String.raw`above|over|more than|at\s?least|min(?:imum)?|from|starting(?: from| at)?|greater than|>=?`;
const HIGH = String.raw`below|under|less than|up\s?to|max(?:imum)?|<=?`;
const LOW_BEHIND = String.raw`se (?:zyada|jyada|jada|upar|oopar|adhik)|से (?:ज़्यादा|ज्यादा|अधिक|ऊपर)|ke (?:upar|oopar)|के ऊपर|or more|(?:and )?above|onwards?|upwards?|plus`;
const HIGH_BEHIND = String.raw`tak|तक|ke (?:andar|niche|neeche)|के (?:अंदर|नीचे)|or less|(?:and |or )?below|max`;
const MONEY = String.raw`(?:rs\.?|inr|₹|रु\.?|रुपये|रुपए)\s*`;
const SCALE = String.raw`hundred|sau|सौ|k|thousand|hazaa?r|hajaa?r|हज़ार|हज़ार|हजार|lpa|lakhs?|lacs?|lakh?|लाख|l|crores?|cr|करोड़|करोड़`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|${SPOKEN_NUMBER}`;
const PER = String.raw`(?:per|an?|every|each|har|प्रति|हर|\/)\s*`;
const UNIT = String.raw`(?:${PER})?(?:months?|mth|mahin[ae]|maheen[ae]|महीने|महीना|माह|annum|years?|yr|saal|साल|वर्ष)|${PER}(?:day|din|roz|दिन|रोज)|monthly|yearly|annually|daily|roz(?:ana)?|रोज़ाना|रोजाना|मासिक|वार्षिक|सालाना|दैनिक|p\.?\s?m\.?|p\.?a\.?|lpa`;

const PAY = wholeWords(
  [
    String.raw`(?:(?<unitBefore>${PER}(?:day|month)|daily|monthly)\s+)?`,
    String.raw`(?:(?<before>(?:${CUE})(?:\s+(?:${CUE}))?)\s*(?:of|is|range|expected|:|-)?\s*)?`,
    String.raw`(?:(?<low>${LOW})\s*|(?<high>${HIGH})\s*)?`,
    String.raw`(?<money>${MONEY})?(?<least>${NUMBER})\s*(?<leastScale>(?:${SCALE})(?![\p{L}\p{M}]))?`,
    String.raw`(?:\s*(?:-|–|—|to\s|se\s|से\s)\s*(?:${MONEY})?(?<most>${NUMBER})\s*(?<mostScale>(?:${SCALE})(?![\p{L}\p{M}]))?)?`,
    String.raw`(?<plus>\s?\+)?(?:\s*\/-)?`,
    String.raw`(?:\s*(?<rupees>rs\.?|rupees?|rupaye|rupay|रुपये|रुपए|रु))?`,
    String.raw`(?:\s*(?<unit>${UNIT}))?`,
    String.raw`(?:\s*(?<lowBehind>${LOW_BEHIND})|\s*(?<highBehind>${HIGH_BEHIND}))?`,
    String.raw`(?:\s*(?:ki\s|ka\s|wali\s|की\s|का\s|वाली\s)?\s*(?<behind>(?:${CUE})(?:\s+(?:${CUE}))?))?`,
    String.raw`(?:\s+(?:wali|wala|wale|वाली|वाला))?`,
  ].join(""),
  "gu",
);

type Groups = Readonly<Record<string, string | undefined>>;

const scaleOf = (word: string | undefined): number =>
  word === undefined ? 1 : (SCALES.find(([way]) => way.test(word))?.[1] ?? 1);

/** So much is a month's pay rather than a year's, where nothing says which. */
const MOST_A_MONTH = 200_000;
const LEAST_A_MONTH = 1_000;
const LEAST_A_YEAR = 20_000;
const LEAST_A_DAY = 100;
/** A range of more than that, as of two phone numbers, says no pay by itself. */
const MOST_BARE = 10_000_000;
/** "4k video", "2k resolution" and "one thousand users" are no pay. */
const LEAST_THOUSANDS = 5;
/** "above 30000" is pay, and "above 50" is not. */
const LEAST_BOUND = 5_000;

const HIGH_PAY = wholeWords(
  String.raw`(?:high(?:est)?|good|best|top)[\s-]+(?:${CUE}|paid)|acch?i\s+(?:${CUE})|(?:अच्छी|ज्यादा|ज़्यादा)\s+(?:${CUE})`,
);

/** READ-05: "high salary" names no figure, but has the highest pay first. */
export function readsHighPay(text: QueryText): boolean {
  const found = HIGH_PAY.exec(text.plain);
  if (!found) return false;
  const span = { start: found.index, end: found.index + found[0].length };
  text.understand(ReadPartKind.PAY, "Highest pay first", span);
  return true;
}

/** Reads "20k per month", "5 lpa", "salary above 30000", "20-25k" and "30 hazaar" out of a text. */
export function readPay(text: QueryText, isGiven: boolean): SoughtPay {
  for (const { index, 0: whole, groups = {} } of text.plain.matchAll(PAY)) {
    const figures = figuresOf(groups, text.plain.slice(0, index));
    if (!figures) continue;
    const end = index + whole.trimEnd().length;
    const span = { start: index + (whole.length - whole.trimStart().length), end };
    if (isGiven) {
      text.drop(span);
      return {};
    }
    const { low, high, lowBehind, highBehind, most } = groups;
    const isAtMost = Boolean(high ?? highBehind);
    text.understand(ReadPartKind.PAY, labelOf(figures, isAtMost, Boolean(low ?? lowBehind)), span);
    const [payMin, payMax] = [figures.yearlyMin ?? 0, figures.yearlyMax ?? 0];
    if (isAtMost) return { payMax };
    return most === undefined ? { payMin } : { payMin, payMax };
  }
  return {};
}

/** The figures that a match says; null where it is something else, such as a PIN or a number of months. */
function figuresOf(groups: Groups, before: string): PayFigures | null {
  const { least = "", leastScale, most, mostScale, unit: unitWord } = groups;
  const scale = mostScale ?? leastScale;
  const max = most === undefined ? undefined : numberOf(most) * scaleOf(mostScale ?? leastScale);
  const isWhole = leastScale === undefined && numberOf(least) >= 1_000;
  const min = numberOf(least) * (isWhole ? 1 : scaleOf(leastScale ?? mostScale));
  const unit =
    unitOf(unitWord ?? groups.unitBefore ?? (scale === "lpa" ? scale : undefined)) ?? usualUnit(max ?? min);
  if (!isMoney(groups, min, unit, scale) && !isBare(min, max, before)) return null;
  return parsePay(`₹${min}${max === undefined ? "" : `-${max}`} a ${unit}`);
}

const unitOf = (word: string | undefined): PayUnit | undefined =>
  word === undefined ? undefined : UNITS.find(([way]) => way.test(word))?.[1];

const usualUnit = (rupees: number): PayUnit => {
  if (rupees < LEAST_A_MONTH) return PayUnit.DAY;
  return rupees < MOST_A_MONTH ? PayUnit.MONTH : PayUnit.YEAR;
};

function isMoney(groups: Groups, least: number, unit: PayUnit, scale: string | undefined): boolean {
  const { before, behind, money, rupees, unitBefore, unit: unitWord } = groups;
  const floors = { [PayUnit.MONTH]: LEAST_A_MONTH, [PayUnit.YEAR]: LEAST_A_YEAR, [PayUnit.DAY]: LEAST_A_DAY };
  if (unit === PayUnit.HOUR || least < floors[unit]) return false;
  if (before ?? behind ?? money ?? rupees ?? unitBefore ?? unitWord) return true;
  if ((groups.low ?? groups.high) && least >= LEAST_BOUND && least % 100 === 0) return true;
  // "5 l", "2 cr" and "5 hundred" alone say too little.
  if (scale === undefined || scale === "l" || /^(?:cr|hu|sau|सौ)/u.test(scale)) return false;
  return least >= LEAST_THOUSANDS * 1_000;
}

/** "driver 15000" and "15000-20000" say pay, "iso 27000" and "driver 15000-2" none. */
function isBare(least: number, most: number | undefined, before: string): boolean {
  const isRound = (rupees: number) => rupees % 500 === 0 && rupees >= LEAST_BOUND;
  if (!isRound(least) || /(?:iso|model|series|class|bs|rpm|batch|code|no)\s$/.test(before)) return false;
  if (most !== undefined) return isRound(most) && least < most && most < MOST_BARE;
  return /\p{L}\s$/u.test(before) && least < MOST_A_MONTH / 2;
}

function labelOf(figures: PayFigures, isAtMost: boolean, isAtLeast: boolean): string {
  if (isAtMost) return headlineOf(figures, PayBound.AT_MOST).headline;
  const { headline } = headlineOf(figures, null);
  return figures.min === figures.max || isAtLeast ? `${headline} or more` : headline;
}
