/** Ways of writing a value, the rarer ones first; the values are those of the enums in `job.enums.ts`. */
type Ways = readonly (readonly [RegExp, string])[];

const first = (ways: Ways, text: string): string | null => ways.find(([way]) => way.test(text))?.[1] ?? null;

/** The first that fits: 'Part Time, Temporary/Contractual' is part-time, as its hours matter more to people. */
const TYPES: Ways = [
  [/\bintern(?:ship)?s?\b|\btrainee(?:ship)?\b|\bapprentice|इंटर्न|प्रशिक्षु|अप्रेंटिस|ट्रेनी/i, "internship"],
  [/\bpart[\s_-]*time|\bpt\b|\bhalf[\s_-]*day\b|पार्ट\s*टाइम|अंशकालिक/i, "part-time"],
  [
    /\bcontract|\btemp(?:orary)?\b|\bfree\s?lanc|\bconsultan|\bfixed[\s_-]*term\b|\bproject[\s_-]*based\b|\bc2h\b|\bthird[\s_-]*party\b|\bseasonal\b|\bcasual\b|\bnon[\s-]*permanent\b|ठेका|संविदा|अस्थायी|दिहाड़ी/i,
    "contract",
  ],
  [
    /\bfull[\s_-]*time|\bfte?\b|\bpermanent\b|\bregular\b|\bon[\s-]*roll\b|\bsalaried\b|\bemployee\b|फुल\s*टाइम|पूर्णकालिक|स्थायी/i,
    "full-time",
  ],
];

/** How somebody is employed, as boards write it (JFACT-01): 'Full Time, Permanent', 'Contractual', 'Intern'. */
export const readJobType = (text: string): string | null => first(TYPES, text);

const SHIFTS: Ways = [
  [/rotat|रोटेशन/i, "rotational"],
  [/flex/i, "flexible"],
  // One after the other: "Day / Night", "A/B/C", "1st, 2nd, 3rd".
  [
    /\bday\s*(?:[/&,+]|and|or)\s*night|\bnight\s*(?:[/&,+]|and|or)\s*day|दिन\s*(?:[/&,+]|और|व)\s*रात/i,
    "rotational",
  ],
  [/\ba\s*[/,&]\s*b\b|\b1st\s*[/,&]\s*2nd\b/i, "rotational"],
  [/सुबह/, "day"],
  [/night|us\s+shift|रात|नाइट/i, "night"],
  [/\bday\b|\bgen(?:eral)?\b|morning|दिन|डे\s|सामान्य|जनरल/i, "day"],
];

const ENGLISH: Ways = [
  [/^\W*no\b|not\s|none|nil/i, "none"],
  [/fluent|excellent|advanced|native/i, "fluent"],
  [/good|intermediate|moderate/i, "good"],
  [/basic|little|thoda|beginner/i, "basic"],
];

/** A shift as files write it: 'Night Shift', 'General', 'Rotational shifts'. */
export const readShift = (text: string): string | null => first(SHIFTS, text) ?? shiftOfHours(text);

/** No shift is longer, and reading takes more than its length. */
const MAX_SHIFT = 200;

const HOUR = String.raw`(?:2[0-4]|[01]?\d)`;
/** From one hour to another; "2026-09-30" is a day. */
const HOURS = new RegExp(
  String.raw`(?<![\d-])(${HOUR})(?:[:.]\d{2})?\s{0,3}([ap])?\.?m?\.?\s{0,3}(?:-|–|—|to|से)\s{0,3}${HOUR}(?![\d-])`,
  "gi",
);

/** '9:30 AM to 6:30 PM' begins in the morning, '10pm - 7am' in the evening; what begins between may be either. */
function shiftOfHours(text: string): string | null {
  const [first, ...others] = text.slice(0, MAX_SHIFT).matchAll(HOURS);
  // "6am-2pm / 2pm-10pm".
  if (others.length > 0) return "rotational";
  const [, from, half] = first ?? [];
  if (from === undefined) return null;
  const isLate = half === undefined ? Number(from) > 12 : half.toLowerCase() === "p";
  const hour = (Number(from) % 12) + (isLate ? 12 : 0);
  // "5-9" may be the evening.
  if (hour >= (half === undefined ? 7 : 5) && hour < 12) return "day";
  return hour >= 18 ? "night" : null;
}

/** 'Basic English', 'Not required', 'Fluent'. */
export const readEnglishLevel = (text: string): string | null => first(ENGLISH, text);

const AT_ONCE = /^\W*(?:immediate|now\b|at once|0\b)\D*$/i;
/** "15-30 days", "30 days or less", "immediate to 15 days": so many at most. */
const NOTICE =
  /^\D{0,20}?(?:\d{1,3}\s*(?:d|w|m)?[a-z]*\s*(?:-|–|to)\s*)?(\d{1,3})\s*(d|w|m)?[a-z]*(?:\s+(?:or|and)\s+(?:less|below|under)|\s+max(?:imum)?)?\W*$/i;
const PER_UNIT = { d: 1, w: 7, m: 30 } as const;

/** 'Immediate joiner', '15 days', '1 month', '30'; NaN where it is none. */
export function readNoticeDays(text: string): number | null {
  if (text.trim() === "") return null;
  if (AT_ONCE.test(text)) return 0;
  const [, count, unit = "d"] = NOTICE.exec(text) ?? [];
  return Number(count) * PER_UNIT[unit.toLowerCase() as keyof typeof PER_UNIT];
}

/** Yes or no, as files write it; null where it is neither. */
export function readFlag(text: string): boolean | null {
  if (/^\s*(?:yes|y|true|1|required|needed|welcome|हाँ|हां|haan)\s*$/i.test(text)) return true;
  return /^\s*(?:no|n|false|0|not\s+(?:required|needed)|नहीं|nahi)?\s*$/i.test(text) ? false : null;
}
