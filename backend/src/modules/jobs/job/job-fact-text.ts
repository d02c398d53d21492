import { EnglishLevel, Shift } from "./job.enums";

type Ways<Value> = readonly (readonly [RegExp, Value])[];

const first = <Value>(ways: Ways<Value>, text: string): Value | null =>
  ways.find(([way]) => way.test(text))?.[1] ?? null;

const SHIFTS: Ways<Shift> = [
  [/rotat|रोटेशन/i, Shift.ROTATIONAL],
  [/flex/i, Shift.FLEXIBLE],
  [/night|us\s+shift|रात|नाइट/i, Shift.NIGHT],
  [/\bday\b|general|morning|दिन|डे\s/i, Shift.DAY],
];

const ENGLISH: Ways<EnglishLevel> = [
  [/^\W*no\b|not\s|none|nil/i, EnglishLevel.NONE],
  [/fluent|excellent|advanced|native/i, EnglishLevel.FLUENT],
  [/good|intermediate|moderate/i, EnglishLevel.GOOD],
  [/basic|little|thoda|beginner/i, EnglishLevel.BASIC],
];

/** A shift as files write it: 'Night Shift', 'General', 'Rotational shifts'. */
export const readShift = (text: string): Shift | null => first(SHIFTS, text);

/** 'Basic English', 'Not required', 'Fluent'. */
export const readEnglishLevel = (text: string): EnglishLevel | null => first(ENGLISH, text);

const AT_ONCE = /^\W*(?:immediate|now\b|at once|0\b)/i;
const PER_UNIT = { d: 1, w: 7, m: 30 } as const;

/** 'Immediate joiner', '15 days', '1 month', '30'; NaN where it is none. */
export function readNoticeDays(text: string): number | null {
  if (text.trim() === "") return null;
  if (AT_ONCE.test(text)) return 0;
  const [, count, unit = "d"] = /^\D{0,20}?(\d{1,3})\s*(d|w|m)?[a-z]*\W*$/i.exec(text) ?? [];
  return Number(count) * PER_UNIT[unit.toLowerCase() as keyof typeof PER_UNIT];
}

/** Yes or no, as files write it; null where it is neither. */
export function readFlag(text: string): boolean | null {
  if (/^\s*(?:yes|y|true|1|required|needed|welcome|हाँ|हां|haan)\s*$/i.test(text)) return true;
  return /^\s*(?:no|n|false|0|not\s+(?:required|needed)|नहीं|nahi)?\s*$/i.test(text) ? false : null;
}
