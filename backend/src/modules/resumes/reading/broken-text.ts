import type { Found, ResumeReading } from "./resume-reading";

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** No word begins with the sign of a vowel, and none ends in the middle of joined letters. */
const BROKEN = /(?:^|[\s,(])[\u093e-\u094d]|\u094d(?=\s)/u;
const LEAST_BROKEN = 2;

/** Many programs print Hindi so that its text layer lacks letters: then each value in it is to be checked. */
export function withDoubts(reading: ResumeReading): ResumeReading {
  const broken = reading.lines.filter(({ text }) => BROKEN.test(text)).length;
  return broken < LEAST_BROKEN ? reading : (doubted(reading) as ResumeReading);
}

/** The same, each value in Devanagari marked. */
function doubted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(doubted);
  if (typeof value !== "object" || value === null) return value;
  if (isFound(value)) return DEVANAGARI.test(value.text) ? { ...value, isSure: false } : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, doubted(part)]));
}

const isFound = (value: object): value is Found => "isSure" in value;
