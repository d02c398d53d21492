/** Asia/Kolkata is ahead of UTC by this, all the year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The first moment after the calendar month that a moment falls into in Asia/Kolkata. */
export function endOfIndianMonth(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1) - AHEAD_MS);
}
