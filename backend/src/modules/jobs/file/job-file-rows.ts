import type { EntityManager } from "typeorm";
import type { Complaint } from "../../../text/broken-rule";
import { createPause } from "../../../threads/pause";
import { Job, OPEN } from "../job/job.entity";
import { JobQuestionCode } from "../posting/job-post.inputs";
import { duplicateQuestion, likenessOf } from "../posting/job-questions";
import type { FileCompanies } from "./file-companies";
import { type CompaniesOfFile, companiesOf } from "./job-file-companies";
import { cellsByField, type FileField } from "../columns/file-columns";
import { draftIdOf, fileJob } from "./file-job";
import { type CellProblem, firstProposals, readRow, type ReadCells, type RowReading } from "./file-row";
import { wordingIn } from "./file-wording";
import type { JobFile, JobFileRow } from "./job-file.entity";
import { JobFileDoubt, JobFileStanding } from "./job-file.enums";

/** What of a row is read. */
export interface RowToRead extends Pick<JobFileRow, "row" | "cells" | "taken"> {
  /** Fields with a proposal that was taken just now. */
  settled?: readonly FileField[];
}

/** What is kept of a row that was read. */
export type ReadFileRow = Pick<
  JobFileRow,
  | "row"
  | "standing"
  | "title"
  | "reference"
  | "companyId"
  | "likeness"
  | "problems"
  | "proposed"
  | "job"
  | "wording"
>;

const STANDINGS = {
  READY: JobFileStanding.READY,
  PROPOSED: JobFileStanding.PROPOSED,
  REFUSED: JobFileStanding.REFUSED,
} as const;

/** Open jobs of the company by their mark, with what is asked of a job that is like one of them. */
export type OpenLikenesses = ReadonlyMap<string, string>;

type ReadFile = Pick<JobFile, "id" | "columns" | "answers" | "typeAnswers"> & CompaniesOfFile;

/** Reads rows of a file beside what the company has, and what stands above them in the file. */
export class FileRowReader {
  /** By company. */
  private readonly open = new Map<string, OpenLikenesses>();

  private constructor(
    private readonly file: ReadFile,
    private readonly companies: FileCompanies,
    private readonly now: Date,
  ) {}

  static async of(manager: EntityManager, file: ReadFile, now: Date): Promise<FileRowReader> {
    return new FileRowReader(file, await companiesOf(manager, file), now);
  }

  async read(manager: EntityManager, rows: readonly RowToRead[]): Promise<ReadFileRow[]> {
    const read: { row: RowToRead; reading: RowReading }[] = [];
    const pause = createPause();
    for (const row of rows) {
      await pause();
      read.push({ row, reading: this.readOne(row) });
    }
    const neighbours = await this.neighboursOf(manager, read);
    const kept: ReadFileRow[] = [];
    for (const { row, reading } of read) {
      await pause();
      const beside = (cells: ReadCells) => neighbours.problemsOf(row.row, cells);
      const whole = beside(reading).length > 0 ? this.readOne(row, beside) : reading;
      kept.push({
        ...keptRow(row.row, whole, neighbours.isKnown(whole)),
        job: this.keptJob(manager, row.row, whole),
      });
    }
    return kept;
  }

  /** A row's job, whatever stands beside it. */
  readOne(
    { cells, taken, settled }: RowToRead,
    beside?: (row: ReadCells) => readonly CellProblem[],
  ): RowReading {
    const { columns, answers, typeAnswers } = this.file;
    const given = { answers, typeAnswers, companies: this.companies, taken, settled };
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
    const { id } = this.file;
    const companyIds = [...new Set(read.map(({ reading }) => this.companyIdOf(reading)))];
    const known = await manager.query<{ companyId: string; reference: string }[]>(
      `select company_id as "companyId", reference from jobs where company_id = any($1) and reference = any($2)`,
      [companyIds, references],
    );
    const above = await manager.query<MarkedRow[]>(
      `select row, reference, likeness, coalesce(company_id, $4) as "companyId" from job_file_rows
       where file_id = $1 and not is_left_out and (reference = any($2) or likeness = any($3))`,
      [id, references, marks, this.file.companyId],
    );
    const own = read.map(({ row: { row }, reading }) => ({
      row,
      reference: reading.reference,
      likeness: markOf(reading),
      companyId: this.companyIdOf(reading),
    }));
    for (const companyId of companyIds)
      if (!this.open.has(companyId))
        this.open.set(companyId, await openLikenesses(manager, companyId, this.now));
    const knownReferences = new Set(known.map(({ companyId, reference }) => `${companyId} ${reference}`));
    return new Neighbours(knownReferences, [...above, ...own], {
      open: this.open,
      companyIdOf: (cells) => this.companyIdOf(cells),
    });
  }

  private companyIdOf = ({ company }: ReadCells): string => company?.id ?? this.file.companyId;
}

/** A row by what makes it the same job as another. */
interface MarkedRow {
  row: number;
  reference: string | null;
  likeness: string | null;
  companyId: string;
}

/** The open jobs of the companies that rows are for, and which of them a row is for. */
interface RowCompanies {
  open: ReadonlyMap<string, OpenLikenesses>;
  companyIdOf(row: ReadCells): string;
}

/** The jobs that a row may be the same as: those of its own company. */
class Neighbours {
  private readonly byReference = new Map<string, number>();
  private readonly byLikeness = new Map<string, number>();

  constructor(
    private readonly known: ReadonlySet<string>,
    rows: readonly MarkedRow[],
    private readonly companies: RowCompanies,
  ) {
    for (const { row, reference, likeness, companyId } of rows) {
      if (reference !== null) noteLeast(this.byReference, `${companyId} ${reference}`, row);
      if (likeness !== null) noteLeast(this.byLikeness, `${companyId} ${likeness}`, row);
    }
  }

  isKnown = (row: ReadCells): boolean =>
    row.reference !== null && this.known.has(`${this.companies.companyIdOf(row)} ${row.reference}`);

  problemsOf(row: number, reading: ReadCells): CellProblem[] {
    if (this.isKnown(reading)) return [];
    const { title } = reading.reading.form;
    const mark = markOf(reading);
    const found: CellProblem[] = [];
    const companyId = this.companies.companyIdOf(reading);
    const { reference } = reading;
    const earlier = reference === null ? row : (this.byReference.get(`${companyId} ${reference}`) ?? row);
    if (earlier < row)
      found.push({
        field: "reference",
        found: reading.reference ?? "",
        message: `stands in row ${earlier} as well`,
        rule: "SAME_AS_IN_ROW",
        bound: earlier,
        proposals: [],
      });
    const twin = mark === null ? row : (this.byLikeness.get(`${companyId} ${mark}`) ?? row);
    const open = mark === null ? undefined : this.companies.open.get(companyId)?.get(mark);
    const asked = open === undefined ? likeEarlier(twin, row) : { message: open, question: DUPLICATE };
    if (asked !== null)
      found.push({
        field: "title",
        found: title,
        ...asked,
        proposals: [{ value: null, words: "Post it too", doubt: JobFileDoubt.DUPLICATE }],
      });
    return found;
  }
}

const DUPLICATE = JobQuestionCode.POSSIBLE_DUPLICATE;

const likeEarlier = (twin: number, row: number): Complaint | null =>
  twin < row
    ? { message: `Row ${twin} is a job like this one. Post both?`, rule: "LIKE_ROW", bound: twin }
    : null;

function noteLeast(rows: Map<string, number>, key: string, row: number): void {
  rows.set(key, Math.min(row, rows.get(key) ?? row));
}

function markOf({ reading }: ReadCells): string | null {
  const { title, type, clientName = null } = reading.form;
  return type && title !== "" ? likenessOf({ title, type, clientName, city: reading.places.city }) : null;
}

function keptRow(row: number, reading: RowReading, isKnown: boolean): Omit<ReadFileRow, "job"> {
  const problems = isKnown ? [] : [...reading.problems];
  return {
    row,
    standing: isKnown ? JobFileStanding.UNCHANGED : STANDINGS[reading.standing],
    title: reading.reading.form.title,
    reference: reading.reference,
    companyId: reading.company?.id ?? null,
    likeness: markOf(reading),
    problems,
    proposed: reading.standing === "PROPOSED" && !isKnown ? firstProposals(problems) : {},
    wording: isKnown ? [] : wordingIn(reading.reading.form),
  };
}

/** What is asked of a job that is like an open one of the company, by its mark. @param others ids that don't count */
export async function openLikenesses(
  manager: EntityManager,
  companyId: string,
  now: Date,
  others: ReadonlySet<string> = new Set(),
): Promise<OpenLikenesses> {
  const open = await manager
    .createQueryBuilder(Job, "job")
    .select("job.id", "id")
    .addSelect("job.title", "title")
    .addSelect("job.city", "city")
    .addSelect("job.type", "type")
    .addSelect("job.clientName", "clientName")
    .where(OPEN, { now })
    .andWhere("job.companyId = :companyId", { companyId })
    .getRawMany<Pick<Job, "id" | "title" | "city" | "type" | "clientName">>();
  const like = new Map<string, string>();
  const pause = createPause();
  for (const job of open) {
    await pause();
    if (others.has(job.id)) continue;
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
       problems = read.problems, proposed = read.proposed, job = read.job, wording = read.wording,
       company_id = read."companyId"
     from jsonb_to_recordset($2::jsonb) as read (
       "row" int, standing text, title text, reference text, likeness text, problems jsonb, proposed jsonb,
       job jsonb, wording jsonb, "companyId" uuid
     ) where kept.file_id = $1 and kept.row = read."row"`,
    [fileId, JSON.stringify(rows)],
  );
}
