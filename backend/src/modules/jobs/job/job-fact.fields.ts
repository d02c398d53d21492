import { z } from "zod";
import { wholeNumber } from "../../../text/number.rules";
import { line, lines } from "../../../text/text.rules";
import { companyName } from "../../companies/company.rules";
import { EnglishLevel, Shift } from "./job.enums";
import type { JobField } from "./job-field";
import { applyUrl } from "../reading/apply-url";
import { readEnglishLevel, readNoticeDays, readShift } from "../reading/job-words";

const MAX_LANGUAGES = 10;
/** What people are asked for in India: at once, half a month, and whole months. */
const NOTICE_DAYS = [0, 15, 30, 60, 90];

const noticeDays = z
  .int("must be a whole number")
  .refine((days) => NOTICE_DAYS.includes(days), `must be one of ${NOTICE_DAYS.join(", ")}`);
const day = z.iso.date("must be a day, YYYY-MM-DD");

const optional = <Rule extends z.ZodType>(rule: Rule) => rule.nullish();

/** What a job may tell beside what it must (JFACT-02): a part of the table in `job.fields.ts`. */
export const JOB_FACT_FIELDS = {
  shift: {
    kind: "choice",
    values: Shift,
    blank: null,
    column: "shift",
    description: "When the work is done; left out, the job says nothing of it.",
    draft: "When the work is done.",
    frozen: "When the work was done; null where the job said nothing of it.",
    otherHeaders: [
      ...[
        "shifts",
        "shift timing",
        "work shift",
        "shift timings",
        "timing",
        "timings",
        "job timing",
        "job timings",
      ],
      ...[
        "work timing",
        "working hours",
        "office timing",
        "duty timing",
        "duty hours",
        "शिफ़्ट",
        "शिफ्ट",
        "समय",
      ],
    ],
    reads: readShift,
  },
  daysAWeek: {
    kind: "count",
    rule: optional(wholeNumber(1, 7)),
    blank: null,
    column: "daysAWeek",
    description: "On how many days a week one works, from 1 to 7.",
    draft: "On how many days a week one works.",
    frozen: "On how many days a week one worked.",
    otherHeaders: ["working days", "days per week", "no of working days", "काम के दिन", "हफ़्ते में दिन"],
  },
  englishLevel: {
    kind: "choice",
    values: EnglishLevel,
    blank: null,
    column: "englishLevel",
    description: "How much English is needed; left out, the job says nothing of it.",
    draft: "How much English is needed.",
    frozen: "How much English was needed; null where the job said nothing of it.",
    otherHeaders: ["english level", "english required"],
    reads: readEnglishLevel,
  },
  languages: {
    kind: "list",
    rule: lines(MAX_LANGUAGES, 40),
    blank: [],
    column: "languages",
    description: `Languages that one must speak, up to ${MAX_LANGUAGES} of 40 characters each.`,
    draft: "Languages that one must speak.",
    frozen: "Languages that one had to speak.",
    isYounger: true,
  },
  noticePeriodDays: {
    kind: "count",
    rule: optional(noticeDays),
    blank: null,
    column: "noticePeriodDays",
    description: "Within how many days one must be able to join: 0 for at once, 15, 30, 60 or 90.",
    draft: "Within how many days one must be able to join.",
    frozen: "Within how many days one had to be able to join.",
    otherHeaders: ["notice period (days)", "joining within"],
    reads: readNoticeDays,
    posting: (days: number | null) => (days === 0 ? { jobImmediateStart: true } : {}),
  },
  freshersWelcome: {
    kind: "flag",
    blank: false,
    column: "freshersWelcome",
    description: "Whether people without experience may apply, whatever `experience` says.",
    draft: "Whether people without experience may apply.",
    frozen: "Whether people without experience could apply.",
    otherHeaders: ["freshers", "freshers can apply"],
    isYounger: true,
  },
  ownTwoWheeler: {
    kind: "flag",
    blank: false,
    column: "ownTwoWheeler",
    description: "Whether one needs a two-wheeler of one's own.",
    draft: "Whether one needs a two-wheeler of one's own.",
    frozen: "Whether one needed a two-wheeler of one's own.",
    otherHeaders: ["two wheeler", "own bike", "bike required"],
    isYounger: true,
  },
  walkInFrom: {
    kind: "text",
    rule: optional(day),
    blank: null,
    column: "walkInFrom",
    description: "The first day of a walk-in interview, YYYY-MM-DD; left out, it has begun.",
    draft: "The first day of a walk-in interview.",
    frozen: "The first day of the walk-in interview.",
    otherHeaders: ["walk in start"],
  },
  walkInUntil: {
    kind: "text",
    rule: optional(day),
    blank: null,
    column: "walkInUntil",
    description: "Its last day, YYYY-MM-DD: after it the walk-in is no longer shown. A walk-in has one.",
    draft: "The last day of a walk-in interview.",
    frozen: "The last day of the walk-in interview.",
    otherHeaders: ["walk in date", "walk in end", "walk in till", "walk in last date"],
  },
  walkInHours: {
    kind: "text",
    rule: optional(line(60)),
    blank: null,
    column: "walkInHours",
    description: "Between which hours to come, such as '10 am to 1 pm', up to 60 characters.",
    draft: "Between which hours to come to the walk-in.",
    frozen: "Between which hours to come to the walk-in.",
    otherHeaders: ["walk in time", "walk in timing"],
    isScreened: true,
  },
  walkInVenue: {
    kind: "text",
    rule: optional(line(200)),
    blank: null,
    column: "walkInVenue",
    description: "Where to come, and what to bring, up to 200 characters. A walk-in has one.",
    draft: "Where to come to the walk-in, and what to bring.",
    frozen: "Where to come to the walk-in, and what to bring.",
    otherHeaders: ["walk in address"],
    isScreened: true,
  },
  facilitiesForDisabled: {
    kind: "text",
    rule: optional(line(300)),
    blank: null,
    column: "facilitiesForDisabled",
    description:
      "What is there for people with disabilities, such as 'Ramp, lift, screen reader', up to 300 characters.",
    draft: "What is there for people with disabilities.",
    frozen: "What was there for people with disabilities.",
    otherHeaders: ["facilities for people with disabilities", "pwd facilities", "accessibility"],
    isScreened: true,
  },
  applyUrl: {
    kind: "text",
    rule: optional(applyUrl),
    blank: null,
    column: "applyUrl",
    description:
      "Where one applies instead of here, for a job that is brought in from elsewhere: an https address of a public host, up to 500 characters. Such a job takes no applications here.",
    draft: "Where one applies instead of here.",
    otherHeaders: [
      ...["apply url", "apply here", "apply at", "apply online", "link to apply", "company apply link"],
      ...["application link", "application url", "job url", "job link", "posting url", "posting link"],
      ...["job posting url", "external apply link", "external link"],
    ],
  },
} as const satisfies Readonly<Record<string, JobField>>;

/** For whom an agency posts a job (AGCY-01): a part of the table in `job.fields.ts`. */
export const JOB_CLIENT_FIELDS = {
  isForClient: {
    kind: "flag",
    blank: false,
    column: "isForClient",
    description:
      "Whether its company posts it for another one, its client. A job with the client's name or industry is, whatever this says.",
    draft: "Whether its company posts it for another one, its client.",
    frozen: "Whether its company posted it for another one, its client.",
    otherHeaders: ["for a client", "posted for a client", "agency job"],
    isYounger: true,
  },
  clientName: {
    kind: "text",
    rule: optional(companyName),
    blank: null,
    column: "clientName",
    description:
      "The client's name, 2 to 120 characters. 'Confidential' and the like name nobody. Refused where it is the name of the job's company.",
    draft: "The client's name.",
    frozen: "The client's name; null where the job named none.",
    otherHeaders: [
      ...[
        "client",
        "client company",
        "name of client",
        "name of the client",
        "end client",
        "end client name",
      ],
      ...["final client", "our client", "end customer", "hiring for", "recruiting for", "posted for"],
      ...["on behalf of", "principal employer", "क्लाइंट", "क्लाइंट का नाम"],
    ],
    isScreened: true,
  },
  clientIndustry: {
    kind: "text",
    rule: optional(line(60)),
    blank: null,
    column: "clientIndustry",
    description:
      "What the client does, such as 'Banking', up to 60 characters; for one that isn't named too.",
    draft: "What the client does.",
    frozen: "What the client does; null where the job said nothing of it.",
    otherHeaders: [
      "industry of client",
      "client sector",
      "client type",
      "client business",
      "end client industry",
    ],
    isScreened: true,
  },
} as const satisfies Readonly<Record<string, JobField>>;

const asks = <Column extends string>(column: Column, header: string, what: string) =>
  ({
    kind: "flag",
    blank: false,
    column,
    description: `Whether applicants are asked for ${what}; an application without is refused.`,
    draft: `Whether applicants are asked for ${what}.`,
    otherHeaders: [`${header} required`],
  }) as const;

/** What a job asks of whoever applies to it (ASK-01): a part of the table in `job.fields.ts`. */
export const JOB_ASK_FIELDS = {
  asksPhone: asks("asksPhone", "phone", "a phone number"),
  asksResume: asks("asksResume", "resume", "a resume"),
  asksNoticePeriod: asks("asksNoticePeriod", "notice period", "their notice period"),
  asksExpectedPay: asks("asksExpectedPay", "expected pay", "the pay that they expect"),
} as const satisfies Readonly<Record<string, JobField>>;
