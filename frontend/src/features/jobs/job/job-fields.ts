import type { Education, EnglishLevel, JobType, Shift, WorkMode } from "../../../shared/schema.generated";
import { TYPE_CODES } from "./job-type";
import type { JobFields_JobFragment } from "./JobFields.generated";
import { jobsWords } from "./jobs.words";

type Words = (typeof jobsWords)["en"];

interface Typed {
  /** A text; a list with an entry a line, or with commas between them; a number from 1; 'yes' or ''. */
  kind: "text" | "lines" | "words" | "count" | "flag";
  isRequired?: true;
}

/** One of a few numbers, or none. */
interface NumberChoice {
  kind: "number";
  values: readonly string[];
}

/** One of the values that the server knows. */
interface Choice {
  kind: "choice";
  /** All of them, in the order of their names in the catalog of words, which the compiler holds to be complete. */
  values: readonly string[];
  label(words: Words): string;
  nameOf(words: Words, value: never): string;
}
/** Nothing is chosen at first: what nobody has said must not stand in the job (POST-02). */
interface RequiredChoice extends Choice {
  isRequired: true;
}
interface OptionalChoice extends Choice {
  /** Stands among what is good to know, not among the first facts. */
  isDetail?: true;
  /** What stands for no choice in the form. */
  none(words: Words): string;
}

/**
 * Each field that a job is typed with, said once: what a form holds, keeps as a draft and sends follows from here.
 * Where the fields stand on the screen is told by `JobFormFields`.
 */
export const JOB_FIELDS = {
  title: { kind: "text", isRequired: true },
  type: {
    kind: "choice",
    isRequired: true,
    values: TYPE_CODES,
    label: (words) => words.type,
    nameOf: (words, type: JobType) => words.types[type],
  },
  location: { kind: "text", isRequired: true },
  pay: { kind: "text", isRequired: true },
  experience: { kind: "text", isRequired: true },
  description: { kind: "text", isRequired: true },
  requirements: { kind: "text", isRequired: true },
  workMode: {
    kind: "choice",
    values: Object.keys(jobsWords.en.workModes),
    label: (words) => words.workMode,
    nameOf: (words, mode: WorkMode) => words.workModes[mode],
    none: (words) => words.workModeByLocation,
  },
  education: {
    kind: "choice",
    values: Object.keys(jobsWords.en.educations),
    label: (words) => words.education,
    nameOf: (words, education: Education) => words.educations[education],
    none: (words) => words.educationOpen,
  },
  skills: { kind: "words" },
  benefits: { kind: "lines" },
  openings: { kind: "count" },
  shift: {
    kind: "choice",
    isDetail: true,
    values: Object.keys(jobsWords.en.shifts),
    label: (words) => words.shift,
    nameOf: (words, shift: Shift) => words.shifts[shift],
    none: (words) => words.notSaid,
  },
  englishLevel: {
    kind: "choice",
    isDetail: true,
    values: Object.keys(jobsWords.en.englishLevels),
    label: (words) => words.englishLevel,
    nameOf: (words, level: EnglishLevel) => words.englishLevels[level],
    none: (words) => words.notSaid,
  },
  daysAWeek: { kind: "number", values: ["7", "6", "5", "4", "3", "2", "1"] },
  noticePeriodDays: { kind: "number", values: ["0", "15", "30", "60", "90"] },
  languages: { kind: "words" },
  isForClient: { kind: "flag" },
  clientName: { kind: "text" },
  clientIndustry: { kind: "text" },
  freshersWelcome: { kind: "flag" },
  ownTwoWheeler: { kind: "flag" },
  walkInFrom: { kind: "text" },
  walkInUntil: { kind: "text" },
  walkInHours: { kind: "text" },
  walkInVenue: { kind: "text" },
  facilitiesForDisabled: { kind: "text" },
  applyUrl: { kind: "text" },
  asksPhone: { kind: "flag" },
  asksResume: { kind: "flag" },
  asksNoticePeriod: { kind: "flag" },
  asksExpectedPay: { kind: "flag" },
} as const satisfies Readonly<Record<string, Typed | NumberChoice | RequiredChoice | OptionalChoice>>;

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;
type FieldsWith<Said> = {
  [Name in JobFieldName]: Fields[Name] extends Said ? Name : never;
}[JobFieldName];

export type TypedFieldName = FieldsWith<Typed>;
export type RequiredFieldName = FieldsWith<{ isRequired: true; kind: "text" }>;
type RequiredChoiceName = FieldsWith<RequiredChoice>;
export type ChoiceName = FieldsWith<Choice>;
export type OptionalChoiceName = FieldsWith<OptionalChoice>;
export type NumberChoiceName = FieldsWith<NumberChoice>;
type FlagName = FieldsWith<{ kind: "flag" }>;
type OpenTextName = Exclude<FieldsWith<{ kind: "text" }>, RequiredFieldName>;

/** What the form holds of them: texts as typed, '' for none. */
export type FieldValues = Record<TypedFieldName | NumberChoiceName, string> & {
  [Name in ChoiceName]: NonNullable<JobFields_JobFragment[Name]> | "";
};

/** What they say once they are read: lists as lists, openings as a number, null where nothing was chosen. */
export type JobContent = Record<FieldsWith<{ kind: "text" }>, string> &
  Record<FieldsWith<{ kind: "lines" | "words" }>, string[]> &
  Record<FieldsWith<{ kind: "count" }>, number> &
  Record<FlagName, boolean> &
  Record<NumberChoiceName, number | null> & {
    [Name in RequiredChoiceName]: Exclude<FieldValues[Name], "">;
  } & { [Name in OptionalChoiceName]: Exclude<FieldValues[Name], ""> | null };

/** A form that was left: any of it may be missing. */
type DraftContent = { [Name in JobFieldName]?: JobContent[Name] | null };
/** What readers are told of texts that may be left out: null where nothing was said. */
export type ToldJob = Record<OpenTextName, string | null> &
  Pick<JobContent, "shift" | "englishLevel" | "daysAWeek" | "noticePeriodDays" | "languages" | ToldFlag>;
type ToldFlag = DetailFlag | "isForClient";
export type DetailFlag = "freshersWelcome" | "ownTwoWheeler";

export const JOB_FIELD_NAMES = Object.keys(JOB_FIELDS) as JobFieldName[];

const fieldNamed = (name: JobFieldName): Typed | NumberChoice | RequiredChoice | OptionalChoice =>
  JOB_FIELDS[name];

const isChoice = (kind: string) => kind === "choice" || kind === "number";

export const TYPED_FIELDS = JOB_FIELD_NAMES.filter(
  (name) => !isChoice(fieldNamed(name).kind),
) as TypedFieldName[];
export const NUMBER_CHOICES = JOB_FIELD_NAMES.filter(
  (name) => fieldNamed(name).kind === "number",
) as NumberChoiceName[];
export const CHOICES = JOB_FIELD_NAMES.filter((name) => fieldNamed(name).kind === "choice") as ChoiceName[];
export const OPTIONAL_CHOICES = CHOICES.filter((name) => !isRequired(name)) as OptionalChoiceName[];
/** Those that the form asks for in its first parts. */
export const FIRST_CHOICES = OPTIONAL_CHOICES.filter((name) => !("isDetail" in fieldNamed(name)));

export function isRequired(name: JobFieldName): boolean {
  const field = fieldNamed(name);
  return "isRequired" in field && field.isRequired === true;
}

/** What a choice is called; without a value what stands for none. */
export function choiceName(words: Words, name: ChoiceName, value: string): string {
  const field: RequiredChoice | OptionalChoice = JOB_FIELDS[name];
  if (value) return field.nameOf(words, value as never);
  return "none" in field ? field.none(words) : "";
}

/** What a job says by the choices among its first facts; nothing of those that it leaves open. */
export function choiceFacts(
  words: Words,
  job: { readonly [Name in OptionalChoiceName]: JobFields_JobFragment[Name] | null },
): { label: string; text: string }[] {
  return FIRST_CHOICES.flatMap((name) => {
    const value = job[name];
    return value === null
      ? []
      : [{ label: JOB_FIELDS[name].label(words), text: choiceName(words, name, value) }];
  });
}

const textOf = (kind: string, value: string | readonly string[] | number | boolean | null): string => {
  if (kind === "flag") return value === true ? "yes" : "";
  if (Array.isArray(value)) return value.join(kind === "lines" ? "\n" : ", ");
  return value === null ? (kind === "count" ? "1" : "") : String(value);
};

/** A form as it was left, as the form holds it. */
export function valuesOf(content: DraftContent): FieldValues {
  const values = JOB_FIELD_NAMES.map((name) => {
    const field = fieldNamed(name);
    const value = content[name] ?? null;
    if (field.kind !== "choice") return [name, textOf(field.kind, value)];
    return [name, value ?? ""];
  });
  return Object.fromEntries(values) as FieldValues;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => [...new Set(linesOf(text.replaceAll(",", "\n")))];

const READERS = {
  text: (text: string) => text,
  lines: linesOf,
  words: wordsOf,
  count: Number,
  flag: (value: string) => value === "yes",
  number: (value: string) => (value === "" ? null : Number(value)),
  choice: (value: string) => value || null,
} as const;

/** What the form says; what is required may be missing until it is sent. */
export const contentOf = (values: FieldValues): JobContent =>
  Object.fromEntries(
    JOB_FIELD_NAMES.map((name) => [name, READERS[fieldNamed(name).kind](values[name])]),
  ) as JobContent;
