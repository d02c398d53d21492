import { JobType } from "./job.enums";

/** The first that fits: 'Part Time, Temporary/Contractual' is part-time, as its hours matter more to people. */
const WAYS: readonly (readonly [RegExp, JobType])[] = [
  [/\bintern(?:ship)?s?\b|\btrainee(?:ship)?\b|\bapprentice|इंटर्न/i, JobType.INTERNSHIP],
  [/\bpart[\s_-]*time|\bpt\b|\bhalf[\s_-]*day\b|पार्ट\s*टाइम|अंशकालिक/i, JobType.PART_TIME],
  [
    /\bcontract|\btemp(?:orary)?\b|\bfree\s?lanc|\bconsultan|\bfixed[\s_-]*term\b|\bproject[\s_-]*based\b|\bc2h\b|\bthird[\s_-]*party\b|\bseasonal\b|\bcasual\b|ठेका|संविदा/i,
    JobType.CONTRACT,
  ],
  [
    /\bfull[\s_-]*time|\bft\b|\bpermanent\b|\bregular\b|\bon[\s-]*roll\b|\bsalaried\b|\bemployee\b|फुल\s*टाइम|पूर्णकालिक|स्थायी/i,
    JobType.FULL_TIME,
  ],
];

/** How somebody is employed, as boards write it (JFACT-01): 'Full Time, Permanent', 'Regular', 'Contractual', 'Intern'. */
export const readJobType = (text: string): JobType | null =>
  WAYS.find(([way]) => way.test(text))?.[1] ?? null;
