import { z } from "zod";
import { DAY_MS } from "../../../time/clock";
import { wholeNumber } from "../../../text/number.rules";
import { PayUnit } from "../reading/pay.enums";
import type { PayFigures } from "../reading/pay";

/** The limits of a job beyond those of its single fields, which stand in `job.fields.ts`. */

export const MAX_OPENINGS = 1000;
export const DEFAULT_OPEN_DAYS = 30;
/** Until when a job is open where nobody says. */
export const usualEnd = (postedAt: Date): Date => new Date(postedAt.getTime() + DEFAULT_OPEN_DAYS * DAY_MS);
/** How far ahead somebody who posts may keep a job open at once, in days. */
export const MAX_OPEN_DAYS = 90;
/** A range wider than this says little of what the job pays: it is asked about. */
const MOST_TIMES_LEAST = 4;
/** Rupees a year; below it a month's pay was probably meant. */
const LOW_YEARLY_PAY = 60_000;

/** For how many days one can apply. */
export const openForDays = wholeNumber(1, MAX_OPEN_DAYS);

/** The employer's own number of a job. */
export const reference = z.string().max(80, "must have at most 80 characters");

/** Whether its ends lie so far apart that something else may be meant. */
export const isPayWide = ({ min, max }: PayFigures): boolean => max > min * MOST_TIMES_LEAST;

/** Whether it reads as a year's pay, and is too little for one. */
export const isPayLow = ({ unit, yearlyMax }: PayFigures): boolean =>
  unit === PayUnit.YEAR && yearlyMax !== null && yearlyMax < LOW_YEARLY_PAY;
