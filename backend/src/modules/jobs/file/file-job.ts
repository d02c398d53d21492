import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { contentOf, type JobContent, unfinishedJobOf } from "../job/job-content";
import { Job } from "../job/job.entity";
import { type Hold, holdForWording } from "../job/job-hold";
import type { TypedJob } from "../job/job.fields";
import { readJobPlaces } from "../reading/job-places";
import type { ReadCells } from "./file-row";

/** A job as a row of a file keeps it. Who posts it, for whom and when is known when it is posted. */
type FileJob = JobContent &
  Pick<Job, "id" | "reference" | "draftId"> &
  Pick<Hold, "heldReason" | "heldRules"> & { openUntil: Date | null };

/**
 * The job that a row makes, by column.
 * @returns null where its type is missing still
 */
export function fileJob(
  manager: EntityManager,
  draftId: string,
  { reading: { job }, reference, openUntil }: ReadCells,
): Record<string, unknown> | null {
  if (!job) return null;
  const { heldReason, heldRules } = holdForWording(job.typed, new Date(0));
  const { id } = new Job();
  const kept: FileJob = { ...job.content, id, reference, draftId, openUntil, heldReason, heldRules };
  return byColumn(manager, kept);
}

/** The columns that a row of this release keeps. One of a release before may have others, and is read anew. */
export function fileJobColumns(manager: EntityManager): string[] {
  const none = { places: readJobPlaces(""), pay: null, experience: null };
  const content = contentOf(unfinishedJobOf({}) as TypedJob, none);
  const others = { id: "", reference: null, draftId: null, openUntil: null, heldReason: null, heldRules: [] };
  return Object.keys(byColumn(manager, { ...content, ...others }));
}

function byColumn(manager: EntityManager, job: object): Record<string, unknown> {
  const values = new Map(Object.entries(job));
  const columns = manager.dataSource
    .getMetadata(Job)
    .columns.filter(({ propertyName }) => values.has(propertyName));
  return Object.fromEntries(
    columns.map(({ propertyName, databaseName }) => [databaseName, values.get(propertyName)]),
  );
}

/** A row's own id: the same job of the same file is posted once. */
export function draftIdOf(fileId: string, row: number): string {
  const hex = createHash("sha256").update(`${fileId} ${row}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
