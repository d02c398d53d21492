import { z, type ZodType } from "zod";
import { breaking } from "../../text/broken-rule";
import { wholeNumber } from "../../text/number.rules";
import { entries, line, lines, paragraphs } from "../../text/text.rules";
import { Education, JobType, Shift, WorkMode } from "../jobs/job/job.enums";
import { type CareerSkill, isWebAddress, type SpokenLanguage, type StatedPay } from "./career-parts";
import { CareerAudience, DrivingLicence } from "./career-profile.enums";

/** Fields that are shown to the same people, with who sees them unless the person says otherwise. */
export const CAREER_GROUPS = {
  about: { audience: CareerAudience.APPLYING, description: "Headline, experience, position and employer." },
  skills: { audience: CareerAudience.APPLYING, description: "Skills, education, languages and links." },
  wishes: { audience: CareerAudience.APPLYING, description: "When, where and how one wants to work." },
  transport: { audience: CareerAudience.APPLYING, description: "Licences and a vehicle of one's own." },
  expectedPay: { audience: CareerAudience.PRIVATE, description: "The pay that one expects." },
  currentPay: { audience: CareerAudience.PRIVATE, description: "The pay that one has now." },
} as const;

export type CareerGroup = keyof typeof CAREER_GROUPS;

interface Described {
  /** Null: nobody sees it, unless the person sends it with an application. */
  group: CareerGroup | null;
  /** In the API's manual, with its limits. */
  description: string;
  /** Of a hundred, how much it adds to how complete a profile is. */
  gain: number;
}

interface Plain extends Described {
  kind: "text" | "count" | "texts" | "skills" | "languages";
  rule: ZodType;
}
interface Unruled extends Described {
  kind: "flag" | "pay";
}
interface Choice extends Described {
  kind: "choice" | "choices";
  values: Readonly<Record<string, string>>;
  rule?: ZodType;
}

export type CareerField = Plain | Unruled | Choice;

const MAX_SKILLS = 30;
const MAX_LANGUAGES = 10;
const MAX_LINKS = 5;
const MAX_PLACES = 10;
const MAX_MONTHS = 720;
export const MAX_NOTICE_DAYS = 180;

/**
 * Each field of a career profile, said once (WORK-01). The API's inputs and answers, who sees what, how complete a
 * profile is, and the copy that goes with an application follow from here.
 */
const CAREER_FIELDS = {
  headline: {
    ...{ kind: "text", group: "about", gain: 10, rule: line(120) },
    description: "What one does, in a line of up to 120 characters.",
  },
  experienceMonths: {
    ...{ kind: "count", group: "about", gain: 12, rule: wholeNumber(0, MAX_MONTHS) },
    description: `Months of work in all, up to ${MAX_MONTHS}; 0 for a fresher.`,
  },
  currentTitle: {
    ...{ kind: "text", group: "about", gain: 5, rule: line(120) },
    description: "The position that one holds now, up to 120 characters.",
  },
  currentEmployer: {
    ...{ kind: "text", group: "about", gain: 0, rule: line(120) },
    description: "Where one works now, up to 120 characters.",
  },
  skills: {
    ...{ kind: "skills", group: "skills", gain: 15, rule: entries(MAX_SKILLS, 0) },
    description: `Up to ${MAX_SKILLS} skills.`,
  },
  education: {
    ...{ kind: "choice", group: "skills", gain: 8, values: Education },
    rule: z.string().refine((value) => value !== (Education.ANY as string), "must name one"),
    description: "What one has finished last; not ANY.",
  },
  languages: {
    ...{ kind: "languages", group: "skills", gain: 8, rule: entries(MAX_LANGUAGES, 0) },
    description: `Up to ${MAX_LANGUAGES} languages.`,
  },
  links: {
    ...{ kind: "texts", group: "skills", gain: 5 },
    rule: lines(MAX_LINKS, 200).refine(
      (all) => all.every(isWebAddress),
      breaking("NO_ADDRESS", "must each be an address of the web"),
    ),
    description: `Up to ${MAX_LINKS} pages about one's work: http or https, up to 200 characters each.`,
  },
  expectedPay: { kind: "pay", group: "expectedPay", gain: 8, description: "The pay that one expects." },
  currentPay: { kind: "pay", group: "currentPay", gain: 0, description: "The pay that one has now." },
  noticePeriodDays: {
    ...{ kind: "count", group: "wishes", gain: 8, rule: wholeNumber(0, MAX_NOTICE_DAYS) },
    description: `Within how many days one can join, up to ${MAX_NOTICE_DAYS}; 0: at once.`,
  },
  preferredPlaces: {
    ...{ kind: "texts", group: "wishes", gain: 8, rule: lines(MAX_PLACES, 80) },
    description: `Where one wants to work: up to ${MAX_PLACES} places that the gazetteer knows.`,
  },
  workModes: {
    ...{ kind: "choices", group: "wishes", gain: 4, values: WorkMode },
    description: "Where one wants the work to be done.",
  },
  shifts: {
    ...{ kind: "choices", group: "wishes", gain: 5, values: Shift },
    description: "When one can work.",
  },
  jobTypes: {
    ...{ kind: "choices", group: "wishes", gain: 4, values: JobType },
    description: "How one wants to be employed.",
  },
  licences: {
    ...{ kind: "choices", group: "transport", gain: 0, values: DrivingLicence },
    description: "Driving licences that one holds.",
  },
  ownTwoWheeler: {
    ...{ kind: "flag", group: "transport", gain: 0 },
    description: "Whether one has a two-wheeler; null: not said.",
  },
  helpAtWork: {
    ...{ kind: "text", group: null, gain: 0, rule: paragraphs(300) },
    description:
      "A disability and what helps at work, up to 300 characters. Nobody sees it unless it is sent.",
  },
} as const satisfies Readonly<Record<string, CareerField>>;

type Fields = typeof CAREER_FIELDS;
export type CareerFieldName = keyof Fields;

interface Values {
  text: string;
  count: number;
  flag: boolean;
  texts: string[];
  skills: CareerSkill[];
  languages: SpokenLanguage[];
  pay: StatedPay;
}

type ValueOf<Known> = Known extends { kind: "choice"; values: Readonly<Record<string, infer Value>> }
  ? Value
  : Known extends { kind: "choices"; values: Readonly<Record<string, infer Value>> }
    ? Value[]
    : Known extends { kind: infer Kind extends keyof Values }
      ? Values[Kind]
      : never;

/** What somebody says of their work. Null, or missing: nothing. */
export type CareerContent = { [Name in CareerFieldName]?: ValueOf<Fields[Name]> | null };

/** Who sees which group. */
export type CareerAudiences = Record<CareerGroup, CareerAudience>;

/** The table's rows, in its order. */
export const careerFields = Object.entries(CAREER_FIELDS) as [CareerFieldName, CareerField][];
export const careerGroups = Object.keys(CAREER_GROUPS) as CareerGroup[];
