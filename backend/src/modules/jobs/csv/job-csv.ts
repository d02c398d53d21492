import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { csvOf } from "../../../text/csv";
import { indianDay } from "../../../time/indian-calendar";
import { typedJobOf } from "../job/job-content";
import type { Job } from "../job/job.entity";
import { type JobFieldName, jobFields, type TypedJob } from "../job/job.fields";
import { OWN_COLUMNS, type OwnColumn } from "../columns/file-columns";

/** Entries stand between semicolons; where one has a sign in it that may divide, in the form of `ownListOf`. */
const cellOf = (entries: readonly string[]): string =>
  entries.some((entry) => /[;,|/•·●▪]/.test(entry))
    ? entries.map((entry) => `• ${entry}\n`).join("")
    : entries.join("; ");

function writtenOf(value: TypedJob[JobFieldName]): string {
  if (typeof value === "boolean") return value ? "yes" : "";
  return Array.isArray(value) ? cellOf(value) : String(value ?? "");
}

/** A job as a row of a file; of one whose time is over the day is left out, so that it can be brought in anew. */
function rowOf(job: Job, now: Date): string[] {
  const typed = typedJobOf(job);
  const written = jobFields.map(([name]) => [name, writtenOf(typed[name])]);
  const cells: Readonly<Record<OwnColumn, string>> = {
    ...(Object.fromEntries(written) as Record<JobFieldName, string>),
    reference: job.reference ?? "",
    openUntil: job.openUntil > now ? indianDay(job.openUntil) : "",
  };
  return OWN_COLUMNS.map((field) => cells[field]);
}

/** Jobs as the text of a file, in the columns that an import takes. */
export const writeCsv = (jobs: readonly Job[], now: Date): string =>
  csvOf([OWN_COLUMNS.map((field) => JOB_COLUMNS[field]), ...jobs.map((job) => rowOf(job, now))]);
