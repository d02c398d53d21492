import { textOf } from "../lines/resume-lines";
import type { Found, ResumeReading } from "./resume-reading";
import type { IndexedLine } from "./sections";

type Wishes = ResumeReading["wishes"];

/** What stands before each, as boards and people print it. */
const LABELS: Readonly<Record<keyof Wishes, string>> = {
  expectedPay:
    "(?:expected|desired|exp\\.?) (?:annual |monthly )?(?:ctc|salary|pay|package)|(?:salary|ctc) expect(?:ed|ations?)|ectc|अपेक्षित वेतन",
  currentPay:
    "(?:current|present|last(?: drawn)?) (?:annual |monthly )?(?:ctc|salary|pay|package)|(?:salary|ctc) drawn|cctc|वर्तमान वेतन",
  noticePeriod:
    "notice(?: period)?|(?:available|availability)(?: to join| from)?|joining (?:time|period)|नोटिस(?: अवधि)?",
};
const NAMES = Object.keys(LABELS) as (keyof Wishes)[];
const ANY = `(?:${Object.values(LABELS).join("|")})`;
const AROUND = "(?: ?\\([^()]{1,20}\\))?";

const PATTERNS = NAMES.map(
  (name) =>
    [
      name,
      new RegExp(
        `(?<![\\p{L}\\p{M}])(?:${LABELS[name]})${AROUND}\\s*(?::-?|[-–=]|\\s{2,})\\s*(?<value>[^|;•]{1,40}?)\\s*(?=\\s{2}|[|;•]|,?\\s+${ANY}|$)`,
        "iu",
      ),
    ] as const,
);

const PAY = /\d|negotiable/iu;
/** What a value says at least: the header of a table, or a sentence about a notice, is none. */
const SAYS: Readonly<Record<keyof Wishes, RegExp>> = {
  expectedPay: PAY,
  currentPay: PAY,
  noticePeriod: /\d|immediate|at once|\b(?:one|two|three|nil|none|serving)\b|तुरंत/iu,
};

/** RESF-18: the pay that a person has and expects, and their notice period, as the file words them. */
export function readWishes(lines: readonly IndexedLine[]): Wishes {
  const wishes: Wishes = { expectedPay: null, currentPay: null, noticePeriod: null };
  for (const line of lines)
    for (const [name, pattern] of PATTERNS) {
      const value = pattern.exec(textOf(line))?.groups?.value;
      if (value !== undefined && SAYS[name].test(value)) wishes[name] ??= foundAt(value, line);
    }
  return wishes;
}

const foundAt = (value: string, { index }: IndexedLine): Found => ({
  text: value.replace(/[\s.,]+$/u, ""),
  line: index,
  isSure: true,
});
