import { inOurDigits } from "../../../text/digits";
import { lineOf } from "./cell-values";

/** How many people a cell asks for (FILE-12). */

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
  ...{ ninety: 90, hundred: 100, ek: 1, do: 2, teen: 3, char: 4, chaar: 4, panch: 5, paanch: 5, che: 6 },
  ...{ chhe: 6, chhah: 6, saat: 7, aath: 8, nau: 9, das: 10, dus: 10, gyarah: 11, barah: 12, pandrah: 15 },
  ...{ bees: 20, pachees: 25, pachas: 50, sau: 100, एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6 },
  ...{ छः: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, बीस: 20, पचास: 50, सौ: 100 },
};

/** Words that say nothing more of a number of openings. */
const IDLE = new Set(
  (
    "a candidate candidates chahiye headcount heads log member members needed no nos number of only opening openings " +
    "people person persons position positions post posts reqd required resource resources seat seats staff total " +
    "vacancies vacancy worker workers पद लोग व्यक्ति"
  ).split(" "),
);
const BETWEEN = new Set(["to", "se", "से"]);

const WORD = /[\p{L}\p{M}]+/gu;
const TENS_AND_ONES =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-](one|two|three|four|five|six|seven|eight|nine)\b/g;
/** A whole number in digits, with commas as India or the West sets them. */
const WHOLE = String.raw`(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.0+)?`;
const ALONE = new RegExp(String.raw`^${WHOLE}\s*\+?$`);
const SAID_TWICE = new RegExp(String.raw`^${WHOLE}\s*\(\s*${WHOLE}\s*\)$`);
const RANGE = new RegExp(String.raw`^${WHOLE}\s*(?:[-–—~]|to)\s*${WHOLE}\s*\+?$`);
/** "5-10" to a spreadsheet, as text and out of a workbook. */
const NAMED_DAY = /^(\d{1,2})-([a-z]{3})$/;
const ISO_DAY = /^\d{4}-(\d\d)-(\d\d)$/;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Their number isn't the one in digits. */
const MULTIPLES = /\d\s*(?:k|dozen|hundred|thousand|lakhs?|lacs?|crores?|हजार|हज़ार|लाख|%)(?![\p{L}\p{M}])/u;

/** "5", "5 openings", "5+", "05 (Five)", "five", "paanch"; null where no such number is meant for sure. */
export function countOf(cell: string): number | null {
  const text = bareOf(cell);
  const [, one] = ALONE.exec(text) ?? [];
  if (one !== undefined) return numberOf(one);
  const [, first = "", second = ""] = SAID_TWICE.exec(text) ?? [];
  return first !== "" && numberOf(first) === numberOf(second) ? numberOf(first) : null;
}

/**
 * What a cell that is no number may mean: the ends of a range, the fewer first, because so many are wanted in any case;
 * or the one number that stands among other words. Empty where only a person can tell.
 */
export function openingsMeant(cell: string): number[] {
  const text = bareOf(cell);
  if (countOf(cell) !== null) return [];
  const parts = partsOf(text);
  if (parts !== null) return [parts];
  const ends = endsOf(text);
  if (ends) return [...new Set(ends)].sort((one, other) => one - other);
  const [found, ...others] = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const isPlain = found !== undefined && others.length === 0 && new RegExp(`^${WHOLE}$`).test(found);
  return isPlain && !/[-–—(]\s*\d/.test(text) && !MULTIPLES.test(text) ? [numberOf(found)] : [];
}

/** "12 (UR-5, OBC-4, SC-3)": what stands in brackets are its parts. */
const BROKEN_DOWN = new RegExp(String.raw`^${WHOLE}\s*\(([^)]*[\p{L}][^)]*)\)$`, "u");
/** "UR-10", "5 (M)", "SC: 3": how many of a group. */
const OF_A_GROUP = /(?:\p{L}{1,8}\s*[-–:=]\s*(\d{1,4})|(\d{1,4})\s*\(?\s*(?:m|f|male|female)s?\b\s*\)?)/giu;

/** A number that is told by its parts: their sum, or the whole before them. */
function partsOf(text: string): number | null {
  const [, whole] = BROKEN_DOWN.exec(text) ?? [];
  if (whole !== undefined) return numberOf(whole);
  const counts = [...text.matchAll(OF_A_GROUP)].map(([, behind, before]) => Number(behind ?? before));
  const isAll =
    counts.length > 1 && !/[\p{L}\p{N}]/u.test(text.replace(OF_A_GROUP, "").replace(/\band\b/g, ""));
  return isAll ? counts.reduce((sum, count) => sum + count, 0) : null;
}

function endsOf(text: string): [number, number] | null {
  const [, first, second] = RANGE.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return [numberOf(first), numberOf(second)];
  const [, day, month = ""] = NAMED_DAY.exec(text) ?? [];
  if (day !== undefined && MONTHS.includes(month)) return [Number(day), MONTHS.indexOf(month) + 1];
  const [, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  return isoDay === undefined ? null : [Number(isoMonth), Number(isoDay)];
}

const numberOf = (digits: string): number => Number(digits.replaceAll(",", ""));

/** A cell in digits, and without words that say nothing more, where it has no other words. */
function bareOf(cell: string): string {
  const text = inOurDigits(lineOf(cell))
    .toLowerCase()
    .replace(TENS_AND_ONES, (_both, tens: string, ones: string) =>
      String((NUMBERS[tens] ?? 0) + (NUMBERS[ones] ?? 0)),
    );
  const words = text.match(WORD) ?? [];
  if (!words.every((word) => IDLE.has(word) || BETWEEN.has(word) || Object.hasOwn(NUMBERS, word)))
    return text;
  return text
    .replace(WORD, (word) =>
      IDLE.has(word) ? "\uE000" : BETWEEN.has(word) ? "to" : String(NUMBERS[word] ?? word),
    )
    .replace(/^(?:\uE000[\s.,:=–—-]*)+|(?:[\s.,(]*\uE000[\s.)]*)+$/g, "")
    .trim();
}
