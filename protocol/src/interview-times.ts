/** Which times an interview may be offered at (INTV-01, INTV-13). One check for the server and for the screens. */

/** The most times of one offer. */
export const MOST_TIMES = 10;
export const MOST_DAYS_AHEAD = 180;

const DAY_MS = 86_400_000;

/** What is wrong with a time: it is over, too far ahead, offered already, or runs into another one. */
export type TimeProblem = "PAST" | "FAR" | "SAME" | "OVERLAP";

/** Both ends in milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

export const spanOf = (startsAt: number, minutes: number): TimeSpan => ({
  from: startsAt,
  to: startsAt + minutes * 60_000,
});

/** A time may begin when another one ends. */
export const overlaps = (span: TimeSpan, other: TimeSpan): boolean =>
  span.from < other.to && other.from < span.to;

/** Whether a time can be offered beside others; null where it can. */
export function timeProblem(span: TimeSpan, others: readonly TimeSpan[], now: number): TimeProblem | null {
  if (span.from <= now) return "PAST";
  if (span.from > now + MOST_DAYS_AHEAD * DAY_MS) return "FAR";
  if (others.some(({ from }) => from === span.from)) return "SAME";
  return others.some((other) => overlaps(span, other)) ? "OVERLAP" : null;
}
