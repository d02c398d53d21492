/** Between which times of a day one comes, in minutes since midnight in India. */
export interface WalkInHours {
  from: number;
  until: number;
}

const HOUR = 60;
const NOON = 12 * HOUR;
const MIDNIGHT = 24 * HOUR;

const TIME = String.raw`(\d{1,2})(?:\s*[:.]\s*(\d\d))?\s*([ap]\.?\s?m\b\.?|noon\b)?`;
const SPAN = new RegExp(
  String.raw`${TIME}\s*(?:-|–|—|\bto\b|\band\b|\btill\b|\buntil\b|\bse\b)\s*${TIME}`,
  "gi",
);

/** One that says neither am nor pm, or what it says is enough. */
interface Time {
  minutes: number;
  half: "am" | "pm" | null;
}

function timeOf(hour = "", minute = "0", half = ""): Time | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 23 || minutes > 59) return null;
  if (half === "") return { minutes: hours * HOUR + minutes, half: null };
  if (hours < 1 || hours > 12) return null;
  const isMorning = half.toLowerCase().startsWith("a");
  return { minutes: (hours % 12) * HOUR + minutes + (isMorning ? 0 : NOON), half: isMorning ? "am" : "pm" };
}

/** The last moment before the end that the start may mean: '10-1 pm' begins in the morning, '2-5 pm' doesn't. */
function startBefore({ minutes, half }: Time, end: Time): number {
  if (half !== null || end.half !== "pm" || minutes >= NOON) return minutes;
  const later = minutes + NOON;
  return later < end.minutes ? later : minutes;
}

/** '10 to 4' and '10 am to 4' end in the afternoon. */
const endAfter = ({ minutes, half }: Time, start: number): number =>
  half === null && minutes <= start && minutes <= NOON ? minutes + NOON : minutes;

/**
 * Reads what a job says of its walk-in's hours, such as '10 am to 1 pm', '10:00-13:00' or '10 to 4'.
 * @returns null where it says nothing, several times, or nothing that is sure
 */
export function readWalkInHours(text: string | null): WalkInHours | null {
  const [found, ...others] = [...(text ?? "").matchAll(SPAN)];
  if (!found || others.length > 0) return null;
  const [first, last] = [timeOf(...found.slice(1, 4)), timeOf(...found.slice(4, 7))];
  if (!first || !last) return null;
  const from = startBefore(first, last);
  const until = endAfter(last, from);
  // Nobody is asked to come at night: '2 to 5' is meant for the afternoon, and nothing says so.
  const isSure = first.half !== null || last.half !== null || from >= 7 * HOUR;
  return isSure && from < until && until <= MIDNIGHT ? { from, until } : null;
}

/** '09:30'. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, "0")).join(":");

/** The bands of an hour that a walk-in's hours come to; the last may be shorter. */
export const bandsOf = ({ from, until }: WalkInHours): WalkInHours[] =>
  Array.from({ length: Math.ceil((until - from) / HOUR) }, (_, index) => {
    const start = from + index * HOUR;
    return { from: start, until: Math.min(start + HOUR, until) };
  });

/** How many people a band takes: a shorter one fewer, and one at least. */
export const placesOf = ({ from, until }: WalkInHours, perHour: number): number =>
  Math.ceil((perHour * (until - from)) / HOUR);
