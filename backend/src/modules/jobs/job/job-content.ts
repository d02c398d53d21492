import { isDeepStrictEqual } from "node:util";
import { parsePlace } from "../reading/city";
import { parseExperience } from "../reading/experience";
import type { Job } from "./job.entity";
import { type JobType, WorkMode } from "./job.enums";
import { parsePay } from "../reading/pay";

/** What a job says of itself, as it is typed. */
export interface TypedJob {
  title: string;
  type: JobType;
  workMode?: WorkMode | null;
  location: string;
  pay: string;
  experience: string;
  description: string;
  requirements: string;
  skills: string[];
  benefits: string[];
  openings: number;
}

const TEXTS = ["title", "location", "pay", "experience", "description", "requirements"] as const;

/** Blanks around a text are nobody's intention. */
export function trimJob<Typed extends TypedJob>(typed: Typed): Typed {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, typed[field].trim()]));
  return Object.assign(typed, texts, {
    skills: typed.skills.map((skill) => skill.trim()),
    benefits: typed.benefits.map((benefit) => benefit.trim()),
  });
}

export type JobContent = Pick<
  Job,
  | "title"
  | "type"
  | "workMode"
  | "city"
  | "locality"
  | "payText"
  | "payMin"
  | "payMax"
  | "payUnit"
  | "payYearlyMin"
  | "payYearlyMax"
  | "experience"
  | "experienceMinYears"
  | "experienceMaxYears"
  | "skills"
  | "description"
  | "requirements"
  | "benefits"
  | "openings"
>;

/** The job's columns: what was typed, and what the portal understands of place, pay and experience. */
export function contentOf(typed: TypedJob): JobContent {
  const place = parsePlace(typed.location);
  const pay = parsePay(typed.pay);
  const experience = parseExperience(typed.experience);
  return {
    title: typed.title,
    type: typed.type,
    workMode: place.isRemote ? WorkMode.REMOTE : (typed.workMode ?? WorkMode.ON_SITE),
    city: place.city,
    locality: place.locality,
    payText: typed.pay,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payUnit: pay?.unit ?? null,
    payYearlyMin: pay?.yearlyMin ?? null,
    payYearlyMax: pay?.yearlyMax ?? null,
    experience: typed.experience,
    experienceMinYears: experience?.min ?? null,
    experienceMaxYears: experience?.max ?? null,
    skills: typed.skills,
    description: typed.description,
    requirements: typed.requirements,
    benefits: typed.benefits,
    openings: typed.openings,
  };
}

/** What the audit trail calls a field by the columns it fills, where that is not the column's own name. */
const FIELD_OF: Partial<Record<keyof JobContent, string>> = {
  city: "location",
  locality: "location",
  payText: "pay",
};

/** Columns that follow from others of the content. */
const DERIVED: ReadonlySet<string> = new Set<keyof JobContent>([
  ...(["payMin", "payMax", "payUnit", "payYearlyMin", "payYearlyMax"] as const),
  ...(["experienceMinYears", "experienceMaxYears"] as const),
]);

/** The names of the fields in which what a job says changes, in the order of the letters. */
export function changedFields(job: JobContent, change: JobContent): string[] {
  const columns = (Object.keys(change) as (keyof JobContent)[]).filter((column) => !DERIVED.has(column));
  const changed = columns.filter((column) => !isDeepStrictEqual(job[column], change[column]));
  return [...new Set(changed.map((column) => FIELD_OF[column] ?? column))].toSorted();
}
