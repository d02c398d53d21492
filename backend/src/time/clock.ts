/** A day of 24 hours. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the time comes from; tests bring their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
