import { z } from "zod";
import { wholeNumber } from "../../../text/number.rules";
import { PayUnit } from "../reading/pay.enums";
import type { PayFigures } from "../reading/pay";

/** The limits of a job beyond those of its single fields, which stand in `job.fields.ts`. */

export const MAX_OPENINGS = 1000;
export const DEFAULT_OPEN_DAYS = 30;
/** How far ahead somebody who posts may keep a job open at once, in days. */
export const MAX_OPEN_DAYS = 90;
/** A range wider than this is no statement of what the job pays. */
const MOST_TIMES_LEAST = 4;
/** Rupees a year; below it a month's pay was probably meant. */
const LOW_YEARLY_PAY = 60_000;

/** For how many days one can apply. */
export const openForDays = wholeNumber(1, MAX_OPEN_DAYS);

/** The employer's own number of a job. */
export const reference = z.string().max(80, "must have at most 80 characters");

/** A range whose ends lie too far apart; null for any other pay. */
export const payProblem = (pay: PayFigures | null): string | null =>
  pay !== null && pay.max > pay.min * MOST_TIMES_LEAST
    ? "the most must be at most four times the least"
    : null;

/** Whether it reads as a year's pay, and is too little for one. */
export const isPayLow = (pay: PayFigures | null): boolean =>
  pay !== null && pay.unit === PayUnit.YEAR && pay.yearlyMax < LOW_YEARLY_PAY;
