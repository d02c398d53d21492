import { DAY_MS } from "./clock";

const INDIA_MS = 5.5 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Whole hours of the day in India, from 0 to 23. They may go over midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Mails that can wait don't go out from nine in the evening to eight in the morning, Indian time (MSG-06, ALRT-06). */
const USUAL: QuietHours = { from: 21, to: 8 };
const QUIET_TO_HOUR = USUAL.to;
const WEEK_DAYS = 7;
const MONDAY = 1;

/** When quiet hours end at a moment within them; null outside of them. */
export function quietUntil(at: Date, { from, to }: QuietHours = USUAL): Date | null {
  const local = at.getTime() + INDIA_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const hour = (local - midnight) / HOUR_MS;
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return null;
  const day = hour >= to ? midnight + DAY_MS : midnight;
  return new Date(day + to * HOUR_MS - INDIA_MS);
}

/** The next morning at eight in India, after a moment. */
export function nextMorning(at: Date): Date {
  const local = at.getTime() + INDIA_MS;
  const today = Math.floor(local / DAY_MS) * DAY_MS + QUIET_TO_HOUR * HOUR_MS;
  return new Date((local < today ? today : today + DAY_MS) - INDIA_MS);
}

/** The next Monday morning at eight in India, after a moment. */
export function nextMondayMorning(at: Date): Date {
  const morning = nextMorning(at);
  const weekday = new Date(morning.getTime() + INDIA_MS).getUTCDay();
  return new Date(morning.getTime() + ((MONDAY - weekday + WEEK_DAYS) % WEEK_DAYS) * DAY_MS);
}
