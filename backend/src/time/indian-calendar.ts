/** How far India's clocks are ahead of UTC, all year and since 1945, in milliseconds. */
const AHEAD_MS = 5.5 * 3_600_000;

/** The day in India, YYYY-MM-DD, whatever time zone the node is in. Each signed-in call asks for it. */
export const indianDay = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** The calendar month in India, YYYY-MM: limits by the month count in these. */
export const indianMonth = (at: Date): string => indianDay(at).slice(0, 7);

/** When the next month begins in India, which keeps the same offset all year. */
export function nextIndianMonth(at: Date): Date {
  const [year = 0, month = 0] = indianMonth(at).split("-").map(Number);
  // Months count from 0 here: the number of this one is that of the next.
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return new Date(`${first}T00:00:00+05:30`);
}
