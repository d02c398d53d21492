import { wholeNumber } from "../../../text/number.rules";
import { inWords, lines, requiredLine, requiredParagraphs } from "../../../text/text.rules";
import type { Job } from "./job.entity";
import { CREDENTIALS, Education, EMPLOYMENT_TYPES, JobType, WorkMode } from "./job.enums";
import { JOB_ASK_FIELDS, JOB_CLIENT_FIELDS, JOB_FACT_FIELDS } from "./job-fact.fields";
import type { JobField } from "./job-field";
import { readJobType } from "../reading/job-words";
import { MAX_OPENINGS } from "./job.rules";

export type { JobField } from "./job-field";

const MAX_LIST = 20;

/**
 * Each field that a job is typed with (POST-01 to POST-03), said once. The API's inputs, drafts, copies, CSV files, the
 * export of one's data and the copy that goes with an application follow from here; docs/jobs.md tells how.
 * The order and headers of a file's columns stand in `protocol/src/job-columns.ts`.
 */
const JOB_FIELDS = {
  title: {
    kind: "text",
    rule: requiredLine(3, 120),
    column: "title",
    description: "What the job is called, 3 to 120 characters.",
    draft: "What the job is called.",
    frozen: "What the job is called.",
    posting: (title: string) => ({ title }),
    isScreened: true,
  },
  type: {
    kind: "choice",
    values: JobType,
    column: "type",
    description: "How somebody is employed.",
    draft: "How somebody is employed.",
    frozen: "How somebody is employed.",
    reads: readJobType,
    posting: (type: JobType) => ({ employmentType: EMPLOYMENT_TYPES[type] }),
  },
  workMode: {
    kind: "choice",
    values: WorkMode,
    blank: WorkMode.ON_SITE,
    column: "workMode",
    description:
      "Where the work is done; when left out at the employer's place, or as 'Remote' in the location says.",
    draft: "Where the work is done.",
    frozen: "Where the work is done.",
  },
  location: {
    kind: "text",
    rule: requiredLine(2, 300),
    column: "locationText",
    shown: "locations",
    description:
      "One to ten places: 'Locality, City', 'City', 'Pune; Mumbai', a state, a region, 'India', or 'Remote'; up to 300 characters.",
    draft: "'Locality, City', 'City', 'Pune; Mumbai', a state, a region, 'India', or 'Remote'.",
    frozen: "Where it is, in words: 'Koramangala, Bangalore', 'Pune; Mumbai' or 'Remote'.",
  },
  pay: {
    kind: "text",
    rule: requiredLine(1, 60),
    column: "payText",
    description:
      "Pay as people type it, such as '₹8–12 LPA' or 'Negotiable', up to 60 characters. A range whose most is over four times its least is asked about.",
    draft: "Pay as typed.",
    frozen: "Pay as the employer typed it.",
  },
  experience: {
    kind: "text",
    rule: requiredLine(1, 60),
    column: "experience",
    description: "Years of work asked for, such as '2–4 years' or 'Fresher', up to 60 characters.",
    draft: "Years of work asked for, as typed.",
    frozen: "Years of work asked for, as typed.",
  },
  education: {
    kind: "choice",
    values: Education,
    blank: null,
    column: "education",
    description: "What somebody must have finished at least; left out, the job says nothing of it.",
    draft: "What somebody must have finished at least.",
    frozen: "What somebody had to have finished at least; null where the job said nothing of it.",
    otherHeaders: ["qualification", "qualifications", "minimum qualification", "education required"],
    posting: (education: Education | null) =>
      education === null ? {} : { educationRequirements: CREDENTIALS[education] },
  },
  skills: {
    kind: "list",
    rule: lines(MAX_LIST, 40),
    blank: [],
    column: "skills",
    description: `Skills asked for, up to ${MAX_LIST} of 40 characters each.`,
    draft: "Skills asked for.",
    frozen: "Skills asked for, most important first.",
    posting: (skills: string[]) => (skills.length > 0 ? { skills: skills.join(", ") } : {}),
    isScreened: true,
  },
  description: {
    kind: "text",
    rule: requiredParagraphs(10_000),
    isMarkdown: true,
    column: "description",
    description: `Markdown, up to ${inWords(10_000)} characters.`,
    draft: "Markdown.",
    frozen: "Markdown.",
    isLong: true,
    isScreened: true,
  },
  requirements: {
    kind: "text",
    rule: requiredParagraphs(5_000),
    isMarkdown: true,
    column: "requirements",
    description: `Markdown, up to ${inWords(5_000)} characters.`,
    draft: "Markdown.",
    frozen: "Markdown.",
    isLong: true,
    isScreened: true,
  },
  benefits: {
    kind: "list",
    rule: lines(MAX_LIST, 120),
    blank: [],
    column: "benefits",
    description: `What the employer offers beside pay, up to ${MAX_LIST} of 120 characters each.`,
    draft: "What the employer offers beside pay.",
    frozen: "What the employer offered beside pay.",
    posting: (benefits: string[]) => (benefits.length > 0 ? { jobBenefits: benefits.join(", ") } : {}),
    isLong: true,
    isScreened: true,
  },
  openings: {
    kind: "count",
    rule: wholeNumber(1, MAX_OPENINGS),
    blank: 1,
    column: "openings",
    description: `How many people are wanted, from 1 to ${MAX_OPENINGS}.`,
    draft: "How many people are wanted.",
    otherHeaders: ["vacancies", "positions", "number of openings"],
    posting: (openings: number) => ({ totalJobOpenings: openings }),
  },
  ...JOB_CLIENT_FIELDS,
  ...JOB_FACT_FIELDS,
  ...JOB_ASK_FIELDS,
} as const satisfies Readonly<Record<string, JobField>>;

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;

/** The fields of the table of which something is said, such as `{ frozen: string }`. */
export type FieldsWith<Said> = {
  [Name in JobFieldName]: Fields[Name] extends Said ? Name : never;
}[JobFieldName];

type ValueOf<Field> = Field extends { values: Readonly<Record<string, infer Value>> }
  ? Value
  : Field extends { kind: "list" }
    ? string[]
    : Field extends { kind: "count" }
      ? number
      : Field extends { kind: "flag" }
        ? boolean
        : string;

type OptionalChoice = FieldsWith<{ kind: "choice"; blank: string | null }>;
type OpenField = FieldsWith<{ blank: null }>;
type Optional = OptionalChoice | OpenField;

/** What a job says of itself, as it is typed. */
export type TypedJob = {
  [Name in Exclude<JobFieldName, Optional>]: ValueOf<Fields[Name]>;
} & { [Name in Optional]?: ValueOf<Fields[Name]> | null };

/** The same of a form as it stands: a required text that is missing is empty, a choice that is missing is null. */
export type UnfinishedJob = Omit<TypedJob, FieldsWith<{ kind: "choice" }>> & {
  [Name in FieldsWith<{ kind: "choice" }>]?: ValueOf<Fields[Name]> | null;
};

/** A form that is kept: any field may be missing. */
export type DraftedJob = { [Name in JobFieldName]?: ValueOf<Fields[Name]> | null };

/** The columns that the fields are typed into. */
export type TypedColumn = Fields[JobFieldName]["column"];

/** Where readers find what a field says. */
type ShownColumn<Name extends JobFieldName> = Fields[Name] extends { shown: infer Shown extends keyof Job }
  ? Shown
  : Fields[Name]["column"];

type FrozenField = FieldsWith<{ frozen: string }>;
type FieldThatMayBeOpen = OpenField | FieldsWith<{ isYounger: true }>;

/** What an application keeps of the job; a field may be younger than the application. */
export type FrozenJob = {
  [Name in Exclude<FrozenField, FieldThatMayBeOpen>]: Job[ShownColumn<Name>];
} & { [Name in FrozenField & FieldThatMayBeOpen]?: Job[ShownColumn<Name>] };

export type LongField = FieldsWith<{ isLong: true }>;
export type ScreenedField = FieldsWith<{ isScreened: true }>;

/** The table's rows, in its order. */
export const jobFields = Object.entries(JOB_FIELDS) as [JobFieldName, JobField][];

const namesOf = (isMeant: (field: JobField) => boolean): JobFieldName[] =>
  jobFields.flatMap(([name, field]) => (isMeant(field) ? [name] : []));

export const LONG_FIELDS = namesOf(({ isLong }) => isLong === true) as LongField[];
export const SCREENED_FIELDS = namesOf(({ isScreened }) => isScreened === true) as ScreenedField[];
/** Those of them that have no sentences: a word for a group of people stands there for whom is looked for. */
export const NAMING_FIELDS: readonly ScreenedField[] = ["title", "skills"];
export const TYPED_COLUMNS = jobFields.map(([, { column }]) => column) as TypedColumn[];

export const isRequired = (field: JobField): boolean => !("blank" in field);
