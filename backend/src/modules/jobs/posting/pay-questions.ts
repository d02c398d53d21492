import { inWords } from "../../../text/text.rules";
import type { Place } from "../../places/place.entity";
import type { Pay } from "../reading/pay-of-job";
import { JobType } from "../job/job.enums";
import type { UnfinishedJob } from "../job/job.fields";
import { isPayLow, isPayWide } from "../job/job.rules";
import { readJobType } from "../reading/job-words";
import { lowestWageAt } from "../reading/minimum-wage";
import { type PayAmount, payAmountIn, type PayFigures, readPayText } from "../reading/pay";
import { PayBound, PayKind, PayObstacle, PayUnit } from "../reading/pay.enums";
import { headlineOf, payHeadline, payRemarks } from "../reading/pay-headline";
import { type JobQuestion, JobQuestionCode, type JobSuggestion } from "./job-post.inputs";

/** What a text about pay makes the portal ask (JPAY-02, JPAY-03); null where nothing. */
export function payQuestion(text: string, read: PayFigures | PayObstacle): JobQuestion | null {
  if (typeof read !== "string") return questionOfFigures(text, read);
  const amount = payAmountIn(text);
  if (typeof amount === "string") return null;
  if (read === PayObstacle.NO_UNIT && !IS_PER_PIECE.test(amount.words))
    return ask(
      JobQuestionCode.PAY_UNIT_MISSING,
      `'${text}' doesn't say for how long: a month, a year, a day or an hour?`,
      unitSuggestions(amount),
    );
  if (read === PayObstacle.UNLIKELY)
    return ask(
      JobQuestionCode.PAY_UNLIKELY,
      `'${text}' is too little or too much to be right. Is a lakh or a k missing?`,
      scaleSuggestions(amount, amount.unit ?? null),
    );
  if (read === PayObstacle.WRONG_WAY_ROUND)
    return ask(
      JobQuestionCode.PAY_UNLIKELY,
      `'${text}' has the higher figure first. Is it meant the other way round?`,
      suggestionsOf([turned(amount)], true),
    );
  return null;
}

/** The lower figure first, for the usual unit where none is said. */
function turned({ min: max, max: min, unit }: PayAmount): string {
  const figures = { min, max, unit: unit ?? (max >= LEAST_OF_A_YEAR ? PayUnit.YEAR : PayUnit.MONTH) };
  return headlineOf(figures, null).headline;
}

/** Full days and no stipend: for these a month's pay can be held against a minimum wage. */
const WAGED: readonly (string | null | undefined)[] = [JobType.FULL_TIME, JobType.CONTRACT];

/**
 * Whether pay below the lowest minimum wage where the job is can be right (JPAY-04). Nothing is asked where the figure
 * isn't all of the pay, as with incentives or meals, nor where title or pay tell of part of a day, or of a stipend.
 */
export function minimumWageQuestion(
  { type, title }: UnfinishedJob,
  { text, max, unit, bound, remarks }: Pay,
  places: readonly Place[],
): JobQuestion | null {
  if (max === null || unit === null || bound === PayBound.AT_LEAST || remarks.length > 0) return null;
  if (![type, readJobType(`${title} ${text}`) ?? type].every((told) => WAGED.includes(told))) return null;
  const { rupees, since, of } = lowestWageAt(places, unit);
  if (max >= rupees) return null;
  return ask(
    JobQuestionCode.PAY_BELOW_MINIMUM_WAGE,
    `This is below the lowest minimum wage of ${of}, ₹${inWords(rupees)} ${unit === PayUnit.HOUR ? "an" : "a"} ${unit} (${since}). Is it right?`,
    [],
  );
}

/** Whether a job that pays nothing is volunteering; an internship says so by its type. */
export const unpaidQuestion = ({ type }: UnfinishedJob, { kind }: Pay): JobQuestion | null =>
  kind === PayKind.UNPAID && type !== JobType.INTERNSHIP
    ? ask(JobQuestionCode.PAY_UNPAID, "Work is paid in India. Is this an internship, or volunteering?", [])
    : null;

const ask = (code: JobQuestionCode, message: string, suggestions: JobSuggestion[]): JobQuestion => ({
  code,
  message,
  jobId: null,
  company: null,
  suggestions,
});

function questionOfFigures(text: string, pay: PayFigures): JobQuestion | null {
  const { min, max, unit } = pay;
  if (isPayLow(pay))
    return ask(
      JobQuestionCode.PAY_LOOKS_MONTHLY,
      `₹${inWords(max)} a year is very little. Is it monthly instead of yearly?`,
      suggestionsOf([reworded(text, { ...pay, unit: PayUnit.MONTH }, null)], true),
    );
  if (isPayWide(pay))
    return ask(
      JobQuestionCode.PAY_RANGE_WIDE,
      `₹${inWords(min)} to ₹${inWords(max)} ${unit === PayUnit.HOUR ? "an" : "a"} ${unit} is a wide range: the most is over four times the least. Is it meant so?`,
      suggestionsOf([
        reworded(text, { ...pay, min: max }, PayBound.AT_MOST),
        reworded(text, { ...pay, max: min }, PayBound.AT_LEAST),
      ]),
    );
  return null;
}

/** The most that a text about pay may have. */
const LONGEST = 60;

/** Other figures in the usual form, with what the text says beside them where there is room. */
function reworded(text: string, figures: PayFigures, bound: PayBound | null): string {
  const { headline } = headlineOf(figures, bound);
  const whole = [headline, ...payRemarks(text, PayKind.STATED)].join(", ");
  return whole.length <= LONGEST ? whole : headline;
}

/** Rupees that each unit is paid with at most; what lies above was meant for a longer one. */
const MOST_OF: Record<PayUnit, number> = {
  [PayUnit.YEAR]: Number.POSITIVE_INFINITY,
  [PayUnit.MONTH]: 1_000_000,
  [PayUnit.DAY]: 5_000,
  [PayUnit.HOUR]: 2_000,
};
const isLikely = (pay: PayFigures): boolean => !isPayLow(pay) && pay.max <= MOST_OF[pay.unit];

/** Those of the texts that can be read. @param isFirstLikely whether the first is probably meant */
const suggestionsOf = (texts: readonly string[], isFirstLikely = false): JobSuggestion[] =>
  texts.flatMap((text, index) => {
    const read = readPayText(text);
    if (typeof read === "string" || !isLikely(read) || text.length > LONGEST) return [];
    return [{ text, meaning: payHeadline(text, read).headline, isLikely: isFirstLikely && index === 0 }];
  });

/** "₹20 per piece", "10/km": for no time at all. */
const IS_PER_PIECE = /\bper\b|\d\s*\/\s*[a-z]/i;

/** The words of an amount with more behind its figures. */
const extended = ({ words, end }: PayAmount, more: string): string => {
  const tail = /^\s?\/-/.exec(words.slice(end))?.[0].length ?? 0;
  return words.slice(0, end + tail) + more + words.slice(end + tail);
};

const LEAST_OF_A_YEAR = 100_000;
const OF_A_MONTH = { least: 5_000, most: 80_000 };
/** Below it, lakhs or thousands were meant. */
const MOST_OF_A_COUNT = 100;

function unitSuggestions(amount: PayAmount): JobSuggestion[] {
  const { min, max } = amount;
  if (max < MOST_OF_A_COUNT) return scaleSuggestions(amount, null);
  const isYearly = max >= LEAST_OF_A_YEAR;
  const isMonthly = min >= OF_A_MONTH.least && max <= OF_A_MONTH.most;
  const units = isYearly ? ["a year", "a month"] : ["a month", "a year", "a day", "an hour"];
  return suggestionsOf(
    units.map((unit) => extended(amount, ` ${unit}`)),
    isYearly || isMonthly,
  );
}

/** So few thousands a month are hardly paid: lakhs a year were meant. */
const LEAST_THOUSANDS = 8;

/** A count of lakhs or of thousands. */
function scaleSuggestions(amount: PayAmount, unit: PayUnit | null): JobSuggestion[] {
  const inThousands = extended(amount, unit === null ? "k a month" : "k");
  const inLakhs = extended(amount, unit === null ? " LPA" : " lakh");
  if (amount.max >= MOST_OF_A_COUNT) return [];
  if (unit === PayUnit.MONTH) return suggestionsOf([inThousands], true);
  if (unit === PayUnit.YEAR) return suggestionsOf([inLakhs], true);
  return suggestionsOf([inLakhs, inThousands], amount.max < LEAST_THOUSANDS);
}
