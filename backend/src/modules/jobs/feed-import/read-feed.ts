import { createHash } from "node:crypto";
import { createPause } from "../../../threads/pause";
import type { Company } from "../../companies/company.entity";
import { JobType } from "../job/job.enums";
import type { JobReading, ReadJob } from "../posting/job-reading";
import { likenessOf } from "../posting/job-questions";
import { cellsByField, findColumns, jobRowsIn } from "../columns/file-columns";
import { FileCompanies } from "../file/file-companies";
import { readRow, type RowReading } from "../file/file-row";
import { MAX_FILE_ROWS, type PackedSheet, rowsOf, SheetError, type SheetRow } from "../sheet/sheet";
import type { FeedImport, FeedImportProblem } from "./feed-import.entity";

/** A job of a feed that can go in. */
export interface FeedJob {
  reference: string;
  reading: JobReading;
  job: ReadJob;
  /** null: the feed doesn't say. */
  openUntil: Date | null;
  /** Of what the feed says, without the day. */
  digest: string;
  /** By which it looks the same as another job. */
  likeness: string;
}

/** A feed as it was read. */
export interface ReadFeed {
  jobs: FeedJob[];
  /** References of all its jobs, those with problems as well. */
  references: Set<string>;
  /** The first problem of each job that stays out. */
  problems: FeedImportProblem[];
}

interface Given {
  feed: Pick<FeedImport, "answers" | "doesApplyElsewhere">;
  company: Company;
  now: Date;
}

/**
 * Reads the rows of a feed as those of a file (FDIN-03). Nobody is there to be asked: what asks stays out.
 * @throws SheetError too-many-rows
 */
export async function readFeed(sheet: PackedSheet, given: Given): Promise<ReadFeed> {
  const rows = [...rowsOf(sheet)];
  const found = findColumns(rows);
  const { columns } = found;
  const below = jobRowsIn(rows, found);
  if (below.length > MAX_FILE_ROWS) throw new SheetError("too-many-rows");
  const companies = new FileCompanies(given.company.id, [given.company], {});
  const read: ReadFeed = { jobs: [], references: new Set(), problems: [] };
  const pause = createPause();
  for (const row of below) {
    await pause();
    takeIn(read, readOne(row, columns, companies, given));
  }
  return read;
}

function readOne(
  { cells }: SheetRow,
  columns: ReturnType<typeof findColumns>["columns"],
  companies: FileCompanies,
  { feed: { answers, doesApplyElsewhere }, now }: Given,
): RowReading {
  const { applyUrl, ...others } = cellsByField(cells, columns);
  const taken = doesApplyElsewhere && applyUrl !== undefined ? { ...others, applyUrl } : others;
  return readRow(taken, { answers, companies, now });
}

function takeIn(read: ReadFeed, row: RowReading): void {
  const { reference, reading, openUntil } = row;
  const problem = problemOf(row, read.references);
  if (reference !== null) read.references.add(reference);
  if (problem !== null) read.problems.push({ reference, title: reading.form.title, ...problem });
  else if (reference !== null && reading.job) {
    const { job } = reading;
    const { title, type } = job.typed;
    const digest = createHash("sha256").update(JSON.stringify(job.typed)).digest("hex");
    const likeness = likenessOf({ title, type, city: reading.places.city });
    read.jobs.push({ reference, reading, job, openUntil, digest, likeness });
  }
}

/** Nobody can say here which company is meant. */
const OTHER_COMPANY = "is another one than the feed's";
const TYPES = `must be one of ${Object.values(JobType).join(", ")}`;

function problemOf(
  { problems: [first], reference, reading }: RowReading,
  seen: ReadonlySet<string>,
): Pick<FeedImportProblem, "field" | "message"> | null {
  if (reference === null)
    return { field: "reference", message: "is missing: a job is known again by its number alone" };
  if (seen.has(reference)) return { field: "reference", message: "stands in the feed twice" };
  if (first) {
    const { field, message } = first;
    return { field, message: field === "company" ? OTHER_COMPANY : message };
  }
  return reading.job ? null : { field: "type", message: TYPES };
}
