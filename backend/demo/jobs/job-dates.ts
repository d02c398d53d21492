import type { Random } from "../random";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Asia/Kolkata is 5 h 30 min ahead of UTC all year. */
const INDIA_OFFSET = 330 * MINUTE;
const OLDEST_DAYS = 40;

export interface JobDates {
  postedAt: Date;
  openUntil: Date;
}

/**
 * Posted within the last six weeks, lately more than long ago, between 9 and 7 o'clock in India, Sundays left out, and
 * never after `now`. Open for 60 to 85 days more, within the portal's 90, until the end of the day in India.
 */
export function decideDates(random: Random, now: Date): JobDates {
  const daysAgo = Math.floor(random.next() ** 1.7 * OLDEST_DAYS);
  const minuteOfDay = random.whole(9 * 60, 19 * 60 - 1);
  const daysOpen = random.whole(60, 85);

  const today = Math.floor((now.getTime() + INDIA_OFFSET) / DAY) * DAY - INDIA_OFFSET;
  let postedAt = today - daysAgo * DAY + minuteOfDay * MINUTE;
  if (postedAt > now.getTime()) postedAt -= DAY;
  if (new Date(postedAt + INDIA_OFFSET).getUTCDay() === 0) postedAt -= DAY;
  return { postedAt: new Date(postedAt), openUntil: new Date(today + (daysOpen + 1) * DAY - MINUTE) };
}
