import type { EntityManager } from "typeorm";
import { createPause } from "../../../threads/pause";
import { Job, OPEN } from "../job/job.entity";
import { duplicateQuestion, likenessOf } from "../posting/job-questions";
import { cellsByField, type FileField } from "./file-columns";
import { draftIdOf, fileJob } from "./file-job";
import { type CellProblem, firstProposals, readRow, type ReadCells, type RowReading } from "./file-row";
import { wordingIn } from "./file-wording";
import type { JobFile, JobFileRow } from "./job-file.entity";
import { JobFileStanding } from "./job-file.enums";

/** What of a row is read. */
export interface RowToRead extends Pick<JobFileRow, "row" | "cells" | "taken"> {
  /** Fields with a proposal that was taken just now. */
  settled?: readonly FileField[];
}

/** What is kept of a row that was read. */
export type ReadFileRow = Pick<
  JobFileRow,
  "row" | "standing" | "title" | "reference" | "likeness" | "problems" | "proposed" | "job" | "wording"
>;

const STANDINGS = {
  READY: JobFileStanding.READY,
  PROPOSED: JobFileStanding.PROPOSED,
  REFUSED: JobFileStanding.REFUSED,
} as const;

/** Open jobs of the company by their mark, with what is asked of a job that is like one of them. */
export type OpenLikenesses = ReadonlyMap<string, string>;

/** Reads rows of a file beside what the company has, and what stands above them in the file. */
export class FileRowReader {
  private open: OpenLikenesses | null = null;

  constructor(
    private readonly file: Pick<JobFile, "id" | "companyId" | "columns" | "answers" | "typeAnswers">,
    private readonly now: Date,
  ) {}

  async read(manager: EntityManager, rows: readonly RowToRead[]): Promise<ReadFileRow[]> {
    const read: { row: RowToRead; reading: RowReading }[] = [];
    const pause = createPause();
    for (const row of rows) {
      await pause();
      read.push({ row, reading: this.readOne(row) });
    }
    const neighbours = await this.neighboursOf(manager, read);
    return read.map(({ row, reading }) => {
      const beside = (cells: ReadCells) => neighbours.problemsOf(row.row, cells);
      const whole = beside(reading).length > 0 ? this.readOne(row, beside) : reading;
      return {
        ...keptRow(row.row, whole, neighbours.isKnown(whole)),
        job: this.keptJob(manager, row.row, whole),
      };
    });
  }

  /** A row's job, whatever stands beside it. */
  readOne(
    { cells, taken, settled }: RowToRead,
    beside?: (row: ReadCells) => readonly CellProblem[],
  ): RowReading {
    const { columns, answers, typeAnswers } = this.file;
    const given = { answers, typeAnswers, taken, settled };
    return readRow(cellsByField(cells, columns), { ...given, now: this.now, beside });
  }

  /** The job of a row that is ready, by column. */
  jobOf(manager: EntityManager, row: RowToRead): object | null {
    return this.keptJob(manager, row.row, { posted: this.readOne(row) });
  }

  private keptJob(
    manager: EntityManager,
    row: number,
    { posted }: Pick<RowReading, "posted">,
  ): object | null {
    return posted && fileJob(manager, draftIdOf(this.file.id, row), posted);
  }

  private async neighboursOf(
    manager: EntityManager,
    read: readonly { row: RowToRead; reading: RowReading }[],
  ): Promise<Neighbours> {
    const references = read.flatMap(({ reading }) => reading.reference ?? []);
    const marks = read.flatMap(({ reading }) => markOf(reading) ?? []);
    const { id, companyId } = this.file;
    const known = await manager.query<{ reference: string }[]>(
      "select reference from jobs where company_id = $1 and reference = any($2)",
      [companyId, references],
    );
    const above = await manager.query<{ row: number; reference: string | null; likeness: string | null }[]>(
      `select row, reference, likeness from job_file_rows
       where file_id = $1 and not is_left_out and (reference = any($2) or likeness = any($3))`,
      [id, references, marks],
    );
    const own = read.map(({ row: { row }, reading }) => ({
      row,
      reference: reading.reference,
      likeness: markOf(reading),
    }));
    this.open ??= await openLikenesses(manager, companyId, this.now);
    return new Neighbours(new Set(known.map(({ reference }) => reference)), [...above, ...own], this.open);
  }
}

/** The jobs that a row may be the same as. */
class Neighbours {
  private readonly byReference = new Map<string, number>();
  private readonly byLikeness = new Map<string, number>();

  constructor(
    private readonly known: ReadonlySet<string>,
    rows: readonly { row: number; reference: string | null; likeness: string | null }[],
    private readonly open: OpenLikenesses,
  ) {
    for (const { row, reference, likeness } of rows) {
      if (reference !== null) noteLeast(this.byReference, reference, row);
      if (likeness !== null) noteLeast(this.byLikeness, likeness, row);
    }
  }

  isKnown = ({ reference }: ReadCells): boolean => reference !== null && this.known.has(reference);

  problemsOf(row: number, reading: ReadCells): CellProblem[] {
    if (this.isKnown(reading)) return [];
    const { title } = reading.reading.form;
    const mark = markOf(reading);
    const found: CellProblem[] = [];
    const earlier = reading.reference === null ? row : (this.byReference.get(reading.reference) ?? row);
    if (earlier < row)
      found.push({
        field: "reference",
        found: reading.reference ?? "",
        message: `stands in row ${earlier} as well`,
        proposals: [],
      });
    const twin = mark === null ? row : (this.byLikeness.get(mark) ?? row);
    const open = mark === null ? undefined : this.open.get(mark);
    const message = open ?? (twin < row ? `Row ${twin} is a job like this one. Post both?` : null);
    if (message !== null)
      found.push({
        field: "title",
        found: title,
        message,
        proposals: [{ value: null, words: "Post it too" }],
      });
    return found;
  }
}

function noteLeast(rows: Map<string, number>, key: string, row: number): void {
  rows.set(key, Math.min(row, rows.get(key) ?? row));
}

function markOf({ reading }: ReadCells): string | null {
  const { title, type } = reading.form;
  return type && title !== "" ? likenessOf({ title, type, city: reading.places.city }) : null;
}

function keptRow(row: number, reading: RowReading, isKnown: boolean): Omit<ReadFileRow, "job"> {
  const problems = isKnown ? [] : [...reading.problems];
  return {
    row,
    standing: isKnown ? JobFileStanding.UNCHANGED : STANDINGS[reading.standing],
    title: reading.reading.form.title,
    reference: reading.reference,
    likeness: markOf(reading),
    problems,
    proposed: reading.standing === "PROPOSED" && !isKnown ? firstProposals(problems) : {},
    wording: isKnown ? [] : wordingIn(reading.reading.form),
  };
}

/** What is asked of a job that is like an open one of the company, by its mark. */
export async function openLikenesses(
  manager: EntityManager,
  companyId: string,
  now: Date,
): Promise<OpenLikenesses> {
  const open = await manager
    .createQueryBuilder(Job, "job")
    .select("job.id", "id")
    .addSelect("job.title", "title")
    .addSelect("job.city", "city")
    .addSelect("job.type", "type")
    .where(OPEN, { now })
    .andWhere("job.companyId = :companyId", { companyId })
    .getRawMany<Pick<Job, "id" | "title" | "city" | "type">>();
  const like = new Map<string, string>();
  const pause = createPause();
  for (const job of open) {
    await pause();
    like.set(likenessOf(job), duplicateQuestion(job.id, job.title).message);
  }
  return like;
}

/** Writes down what was read of rows. An answer that could be taken back is settled with it. */
export async function keepReadRows(
  manager: EntityManager,
  fileId: string,
  rows: readonly ReadFileRow[],
): Promise<void> {
  await manager.query(
    `update job_file_rows as kept
     set standing = read.standing, title = read.title, reference = read.reference, likeness = read.likeness,
       problems = read.problems, proposed = read.proposed, job = read.job, wording = read.wording
     from jsonb_to_recordset($2::jsonb) as read (
       "row" int, standing text, title text, reference text, likeness text, problems jsonb, proposed jsonb,
       job jsonb, wording jsonb
     ) where kept.file_id = $1 and kept.row = read."row"`,
    [fileId, JSON.stringify(rows)],
  );
}
