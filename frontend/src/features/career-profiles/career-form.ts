import { statedPayIn } from "@job-portal/protocol/amounts";
import type {
  CareerAudience,
  DrivingLicence,
  Education,
  JobType,
  LanguageLevel,
  PayUnit,
  SaveCareerProfileInput,
  Shift,
  WorkMode,
} from "../../shared/schema.generated";
import { withHttps } from "../../shared/web-address";
import type { CareerFacts_FactsFragment, CareerProfile_ProfileFragment } from "./CareerProfile.generated";

type Facts = Omit<CareerFacts_FactsFragment, "__typename">;
export type CareerFieldName = keyof Facts;
type Audiences = Omit<CareerProfile_ProfileFragment["audiences"], "__typename">;
export type CareerGroup = keyof Audiences;

/** A line of a list: a skill with its years, a language with its level. */
export interface CareerEntry {
  key: string;
  name: string;
  /** Years as typed, or a level; '' for none. */
  grade: string;
}

export interface TypedPay {
  amount: string;
  unit: PayUnit;
}

/** What the form holds: texts as typed, '' for none. */
export interface CareerValues extends Record<
  "headline" | "currentTitle" | "currentEmployer" | "years" | "months" | "noticePeriodDays" | "helpAtWork",
  string
> {
  education: Education | "";
  skills: readonly CareerEntry[];
  languages: readonly CareerEntry[];
  expectedPay: TypedPay;
  currentPay: TypedPay;
  /** With ; between them. */
  preferredPlaces: string;
  /** One a line. */
  links: string;
  workModes: readonly WorkMode[];
  shifts: readonly Shift[];
  jobTypes: readonly JobType[];
  licences: readonly DrivingLicence[];
  ownTwoWheeler: "" | "yes" | "no";
  audiences: Record<CareerGroup, CareerAudience>;
}

let made = 0;
export const newEntry = (name = "", grade = ""): CareerEntry => ({
  key: `entry-${(made += 1)}`,
  name,
  grade,
});

const typedPay = (pay: Facts["expectedPay"]): TypedPay =>
  pay ? { amount: String(pay.amount), unit: pay.unit } : { amount: "", unit: "MONTH" };

export function valuesOf({ facts, audiences }: CareerProfile_ProfileFragment): CareerValues {
  const { experienceMonths: months, ownTwoWheeler } = facts;
  const { about, skills, wishes, transport, expectedPay, currentPay } = audiences;
  return {
    headline: facts.headline ?? "",
    currentTitle: facts.currentTitle ?? "",
    currentEmployer: facts.currentEmployer ?? "",
    years: months === null ? "" : String(Math.floor(months / 12)),
    months: months === null || months % 12 === 0 ? "" : String(months % 12),
    skills: (facts.skills ?? []).map(({ name, years }) =>
      newEntry(name, years === null ? "" : String(years)),
    ),
    education: facts.education ?? "",
    languages: (facts.languages ?? []).map(({ name, level }) => newEntry(name, level ?? "")),
    links: (facts.links ?? []).join("\n"),
    expectedPay: typedPay(facts.expectedPay),
    currentPay: typedPay(facts.currentPay),
    noticePeriodDays: facts.noticePeriodDays === null ? "" : String(facts.noticePeriodDays),
    preferredPlaces: (facts.preferredPlaces ?? []).join("; "),
    workModes: facts.workModes ?? [],
    shifts: facts.shifts ?? [],
    jobTypes: facts.jobTypes ?? [],
    licences: facts.licences ?? [],
    ownTwoWheeler: ownTwoWheeler === null ? "" : ownTwoWheeler ? "yes" : "no",
    helpAtWork: facts.helpAtWork ?? "",
    audiences: { about, skills, wishes, transport, expectedPay, currentPay },
  };
}

/** A whole number as people type one; null of anything else. */
function wholeOf(typed: string): number | null {
  const digits = typed.replace(/[,\s]/g, "");
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

/** Pay as people type it: '6,60,000', '6.6 LPA' or '₹ 25k a month'; null of anything else. */
export const payOf = ({ amount, unit }: TypedPay) => {
  const { rupees } = statedPayIn(amount);
  return rupees === null ? null : { amount: rupees, unit };
};

/** Of as many rupees a year is rather meant than a month. */
const YEARLY = 200_000;
const isRatherYearly = (amount: string): boolean => (statedPayIn(amount).rupees ?? 0) >= YEARLY;

/**
 * What was typed, and what it is for where the text says so. Much is a year's as soon as it is typed; then the person's
 * choice stays (WORK-08).
 */
export function withTyped(amount: string, typed: TypedPay): TypedPay {
  const isNewlyMuch = isRatherYearly(amount) && !isRatherYearly(typed.amount);
  return { amount, unit: statedPayIn(amount).unit ?? (isNewlyMuch ? "YEAR" : typed.unit) };
}

const entriesOf = <Entry>(entries: readonly CareerEntry[], read: (entry: CareerEntry) => Entry): Entry[] =>
  entries.filter(({ name }) => name.trim() !== "").map(read);

const monthsOf = ({ years, months }: Pick<CareerValues, "years" | "months">): number | null =>
  years.trim() === "" && months.trim() === "" ? null : (wholeOf(years) ?? 0) * 12 + (wholeOf(months) ?? 0);

const piecesOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** All of it: an empty field clears what the profile has. */
export function inputOf(values: CareerValues): SaveCareerProfileInput {
  const { noticePeriodDays, ownTwoWheeler, audiences } = values;
  return {
    facts: {
      headline: values.headline.trim(),
      currentTitle: values.currentTitle.trim(),
      currentEmployer: values.currentEmployer.trim(),
      experienceMonths: monthsOf(values),
      skills: entriesOf(values.skills, ({ name, grade }) => ({ name: name.trim(), years: wholeOf(grade) })),
      education: values.education || null,
      languages: entriesOf(values.languages, ({ name, grade }) => ({
        name: name.trim(),
        level: (grade || null) as LanguageLevel | null,
      })),
      links: piecesOf(values.links, /\s+/).map(withHttps),
      expectedPay: payOf(values.expectedPay),
      currentPay: payOf(values.currentPay),
      noticePeriodDays: noticePeriodDays === "" ? null : Number(noticePeriodDays),
      preferredPlaces: piecesOf(values.preferredPlaces, /;/),
      workModes: [...values.workModes],
      shifts: [...values.shifts],
      jobTypes: [...values.jobTypes],
      licences: [...values.licences],
      ownTwoWheeler: ownTwoWheeler === "" ? null : ownTwoWheeler === "yes",
      helpAtWork: values.helpAtWork.trim(),
    },
    audiences,
  };
}

const isNumberUpTo = (most: number) => (typed: string) => {
  const number = wholeOf(typed);
  return typed.trim() === "" || (number !== null && number <= most);
};
const isPay = ({ amount }: TypedPay) => amount.trim() === "" || payOf({ amount, unit: "YEAR" }) !== null;

/** Fields in which something stands that is none of what they take. */
export function wrongFieldsOf(values: CareerValues): CareerFieldName[] {
  const checks: [CareerFieldName, boolean][] = [
    ["experienceMonths", isNumberUpTo(60)(values.years) && isNumberUpTo(11)(values.months)],
    ["skills", values.skills.every(({ grade }) => isNumberUpTo(60)(grade))],
    ["expectedPay", isPay(values.expectedPay)],
    ["currentPay", isPay(values.currentPay)],
  ];
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

/** The field that the server means, such as `facts.skills.2.name`. */
export const fieldOf = (serverField: string): CareerFieldName =>
  serverField.replace(/^(?:input\.)?facts\./, "").split(".")[0] as CareerFieldName;
