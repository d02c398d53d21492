import { DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Job } from "../jobs/job/job.entity";
import type { WalkInDay } from "./walk-in-day.entity";

/** Nobody plans a visit further ahead. */
const MOST_DAYS = 14;

/** The most numbers that one is told of at once: more than anybody has under way. */
export const MOST_UPCOMING = 20;

/** When a day begins in India. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** The days of a job's walk-in from today on in India, the next 14 at most; none where the job has no walk-in. */
export function daysAhead(
  { walkInFrom, walkInUntil }: Pick<Job, "walkInFrom" | "walkInUntil">,
  now: Date,
): string[] {
  const today = indianDay(now);
  const first = walkInFrom && walkInFrom > today ? walkInFrom : today;
  if (!walkInUntil) return [];
  return Array.from({ length: MOST_DAYS }, (_, index) =>
    indianDay(new Date(startOf(first).getTime() + index * DAY_MS)),
  ).filter((day) => day <= walkInUntil);
}

/** Whether the walk-in is held on a day, however far ahead, as the job says now. */
export const isHeldOn = (
  { walkInFrom, walkInUntil }: Pick<Job, "walkInFrom" | "walkInUntil">,
  day: string,
): boolean => !!walkInUntil && day <= walkInUntil && (!walkInFrom || walkInFrom <= day);

/**
 * The days that numbers are given for: none of a job that isn't open, and none that was called off.
 * @param known the job's rows of days
 */
export function takeableDays(job: Job, known: readonly WalkInDay[], now: Date): string[] {
  const off = new Set(known.flatMap(({ day, calledOffAt }) => (calledOffAt === null ? [] : [day])));
  return job.isOpen(now) ? daysAhead(job, now).filter((day) => !off.has(day)) : [];
}
