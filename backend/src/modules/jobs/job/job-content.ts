import { isDeepStrictEqual } from "node:util";
import type { ExperienceYears } from "../reading/experience";
import type { JobPlaces } from "../reading/job-places";
import type { PayFigures } from "../reading/pay";
import type { Job } from "./job.entity";
import {
  type DraftedJob,
  type FrozenJob,
  type JobField,
  type JobFieldName,
  jobFields,
  type TypedColumn,
  type TypedJob,
  type UnfinishedJob,
} from "./job.fields";

/** What the portal understands of the texts of a job; null: of this one nothing. */
export interface UnderstoodJob {
  places: JobPlaces;
  pay: PayFigures | null;
  experience: ExperienceYears | null;
}

type UnderstoodColumn =
  | ("placeIds" | "city" | "locality" | "payMin" | "payMax" | "payUnit" | "payYearlyMin" | "payYearlyMax")
  | ("experienceMinYears" | "experienceMaxYears");

/** The job's columns: what was typed, and beside it what is understood of it. */
export type JobContent = Pick<Job, TypedColumn | UnderstoodColumn>;

/** Blanks around a text are nobody's intention. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  return Array.isArray(value) ? value.map(trimmed) : value;
}

const blankOf = (field: JobField): unknown =>
  "blank" in field ? field.blank : field.kind === "text" ? "" : null;

/** A form as it stands, without the blanks around its texts; a field that is missing is as the table leaves it. */
export function unfinishedJobOf(form: DraftedJob): UnfinishedJob {
  const values = jobFields.map(([name, field]) => {
    const empty = field.kind === "choice" ? null : blankOf(field);
    return [name, trimmed(form[name]) ?? empty];
  });
  return Object.fromEntries(values) as UnfinishedJob;
}

/** A location that says "Remote" or "Hybrid" outranks the work mode that was chosen. */
export function contentOf(typed: TypedJob, { places, pay, experience }: UnderstoodJob): JobContent {
  const columns = jobFields.map(([name, field]) => [field.column, typed[name] ?? blankOf(field)]);
  const content = Object.fromEntries(columns) as Pick<Job, TypedColumn>;
  return {
    ...content,
    workMode: places.workMode ?? content.workMode,
    placeIds: places.placeIds,
    city: places.city,
    locality: places.locality,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payUnit: pay?.unit ?? null,
    payYearlyMin: pay?.yearlyMin ?? null,
    payYearlyMax: pay?.yearlyMax ?? null,
    experienceMinYears: experience?.min ?? null,
    experienceMaxYears: experience?.max ?? null,
  };
}

/** The fields whose columns differ, in the order of the letters; what is understood of a text says nothing new. */
export function changedFields(job: JobContent, change: JobContent): JobFieldName[] {
  const changed = jobFields.filter(([, { column }]) => {
    const typed = column as TypedColumn;
    return !isDeepStrictEqual(job[typed], change[typed]);
  });
  return changed.map(([name]) => name).toSorted();
}

/** The form that a job was typed into, for a copy of it. */
export const typedJobOf = (job: Job): TypedJob =>
  Object.fromEntries(jobFields.map(([name, { column }]) => [name, job[column]])) as TypedJob;

/** What an application keeps of a job, as readers see it then. */
export function frozenJobOf(job: Job): FrozenJob {
  const frozen = jobFields.flatMap(([name, { frozen: isKept, shown, column }]) =>
    isKept === undefined ? [] : [[name, job[shown ?? column]] as const],
  );
  return Object.fromEntries(frozen) as FrozenJob;
}
