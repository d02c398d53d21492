import { z } from "zod";
import type { FieldProblem } from "../../../errors/errors";
import { inWords, lines, requiredLine, requiredParagraphs } from "../../../text/text.rules";
import { parsePlace } from "../reading/city";
import { experienceProblem } from "../reading/experience";
import { PayUnit } from "../reading/pay.enums";
import { parsePay, type PayFigures } from "../reading/pay";

/**
 * The rules of a job, stated once: the form, the check of a form, imports and CSV files follow them. Texts are
 * measured without the blanks around them, and a text of blanks is none.
 */

export const MAX_LIST = 20;
export const MAX_OPENINGS = 1000;
export const DEFAULT_OPEN_DAYS = 30;
/** How far ahead somebody who posts may keep a job open at once, in days. */
export const MAX_OPEN_DAYS = 90;
/** A range wider than this is no statement of what the job pays. */
const MOST_TIMES_LEAST = 4;
/** Rupees a year; below it a month's pay was probably meant. */
const LOW_YEARLY_PAY = 60_000;

const whole = (most: number) =>
  z
    .int("must be a whole number")
    .min(1, "must be 1 or more")
    .max(most, `must be ${inWords(most)} or less`);

/** A range whose ends lie too far apart; null for any other pay. */
export const payProblem = (pay: PayFigures | null): string | null =>
  pay !== null && pay.max > pay.min * MOST_TIMES_LEAST
    ? "the most must be at most four times the least"
    : null;

/** Whether it reads as a year's pay, and is too little for one. */
export const isPayLow = (pay: PayFigures | null): boolean =>
  pay !== null && pay.unit === PayUnit.YEAR && pay.yearlyMax < LOW_YEARLY_PAY;

/** POST-02, POST-03: benefits and skills may be left out, all else is required. */
export const jobRules = {
  title: requiredLine(3, 120),
  location: requiredLine(2, 120).refine((text) => {
    const { city, isRemote } = parsePlace(text);
    return text === "" || city !== null || isRemote;
  }, "must name a city, or Remote"),
  pay: requiredLine(1, 60).superRefine((text, problems) => {
    const problem = payProblem(parsePay(text));
    if (problem !== null) problems.addIssue(problem);
  }),
  experience: requiredLine(1, 60).superRefine((text, problems) => {
    const problem = text === "" ? null : experienceProblem(text);
    if (problem !== null) problems.addIssue(problem);
  }),
  description: requiredParagraphs(10_000),
  requirements: requiredParagraphs(5_000),
  skills: lines(MAX_LIST, 40),
  benefits: lines(MAX_LIST, 120),
  openings: whole(MAX_OPENINGS),
  openForDays: whole(MAX_OPEN_DAYS),
} as const;

/** What is wrong with these fields, by their rules; a field without one is not looked at. */
export function brokenJobRules(fields: object): FieldProblem[] {
  return Object.entries(jobRules).flatMap(([field, rule]) => {
    const { error } = rule.safeParse((fields as Record<string, unknown>)[field]);
    return error ? [{ field, message: error.issues.map(({ message }) => message).join("; ") }] : [];
  });
}
