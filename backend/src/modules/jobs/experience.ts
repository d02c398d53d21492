/** Years of work asked for; `max` null: no upper bound. */
export interface ExperienceYears {
  min: number;
  max: number | null;
}

const NUMBER = String.raw`(?<![\d.])(\d{1,2}(?:\.\d)?)`;
const SPANS = new RegExp(
  String.raw`${NUMBER}\s*(\+)?\s*(?:(?:-|–|—|to)\s*${NUMBER})?\s*(\+)?\s*(years?|yrs?|months?|mos?)\b`,
  "gi",
);
const AT_MOST = /\b(?:up\s?to|below|under|less than|max(?:imum)?)\W*(?:of\s+)?$/i;
const AT_LEAST = /\b(?:at least|min(?:imum)?|over|above|more than)\W*(?:of\s+)?$/i;
const FROM_NOTHING = /fresher|no experience/i;

/**
 * Reads "2–4 years", "5+ years", "up to 2 years", "6 months" or "Fresher". Months count as the whole years around
 * them: "6 months" is 0 to 1.
 * @returns null where the text names no length of time, or several
 */
export function parseExperience(text: string): ExperienceYears | null {
  const [span, ...others] = text.matchAll(SPANS);
  const isFromNothing = FROM_NOTHING.test(text);
  if (!span) return isFromNothing ? { min: 0, max: 0 } : null;
  if (others.length > 0) return null;
  const [, low, plus, high, plusAtEnd, unit = ""] = span;
  const perYear = /^mo/i.test(unit) ? 12 : 1;
  const before = text.slice(0, span.index);
  const least = Number(low) / perYear;
  const most = Number(high ?? low) / perYear;
  if (most < least) return null;
  const isOpen = plus ?? plusAtEnd ?? (AT_LEAST.test(before) ? "+" : null);
  return {
    min: isFromNothing || AT_MOST.test(before) ? 0 : Math.floor(least),
    max: isOpen ? null : Math.ceil(most),
  };
}

const SINGLE_WORDS =
  /^(?:any|none|nil|no|freshers?|beginners?|entry|juniors?|mid|seniors?|leads?|experts?|experienced|trainees?|interns?|apprentices?|graduates?|skilled|unskilled|negotiable|preferred|optional|required|open)$/i;

/** Whether the text can be about experience: a lone English word has to be one that is used for it. */
export const isAboutExperience = (text: string): boolean =>
  !/^[a-z]+$/i.test(text) || SINGLE_WORDS.test(text);
