import { type DataSource, type EntityManager, IsNull, Not } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { CsvFile } from "../../../text/csv";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfAnswer, recallMade } from "../../../database/client-requests";
import { createPause } from "../../../threads/pause";
import { BadInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import type { Company } from "../../companies/company.entity";
import type { CompanyService } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import type { FileField } from "../columns/file-columns";
import type { RowReading } from "../file/file-row";
import { draftIdOf } from "../file/file-job";
import { openLikenesses } from "../file/job-file-rows";
import { MAX_FILE_ROWS } from "../sheet/sheet";
import type { SheetReader } from "../sheet/sheet-reader";
import { writeCsv } from "./job-csv";
import { type CsvRow, headerOf, readCsv } from "./read-csv";
import {
  type ImportJobsCsvInput,
  type JobCsvQuestion,
  type JobsCsvPreview,
  type JobsCsvResult,
  MAX_CSV_PROBLEMS,
  MAX_CSV_SAMPLE,
  type PreviewJobsCsvInput,
} from "./job-csv.inputs";
import { Job } from "../job/job.entity";
import { usualEnd } from "../job/job.rules";
import { holdForWording, tellHeldImport } from "../job/job-hold";
import { insertJobs, type LoadedIndex, type NewJob } from "../posting/job-insert";
import { JobQuestionCode } from "../posting/job-post.inputs";
import { likenessOf } from "../posting/job-questions";
import { wholeJob } from "../posting/job-reading";

const MEMORY = memoryOfAnswer<JobsCsvResult>();

/** A company's jobs as the text of a file: written, and for clients of before looked into and brought in. */
export class JobCsvService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly notices: NoticeService,
    private readonly reader: SheetReader,
    private readonly index: LoadedIndex,
  ) {}

  /** @throws BadInputError CSV_…; NotFoundError for a company that is not the viewer's */
  async preview(viewer: Account, { companyId: named, csv }: PreviewJobsCsvInput): Promise<JobsCsvPreview> {
    const company = await this.own(viewer, named);
    const companyId = company.id;
    const given = { company, now: this.clock.now() };
    const { rows, problems, problemCount } = await readCsv(this.reader, csv, given);
    const [known, questions] = await Promise.all([
      this.knownReferences(this.dataSource.manager, companyId, rows),
      this.questionsOf(this.dataSource.manager, companyId, rows),
    ]);
    return {
      rowCount: rows.length,
      unchangedCount: rows.filter(({ reading }) => known.has(reading.reference ?? "")).length,
      problemCount,
      problems,
      questionCount: questions.length,
      questions: questions.slice(0, MAX_CSV_PROBLEMS),
      sample: rows.slice(0, MAX_CSV_SAMPLE).map(({ line, reading: { reading } }) => ({
        line,
        title: reading.form.title,
        type: reading.form.type ?? null,
        location: reading.form.location,
        pay: reading.pay.words,
      })),
    };
  }

  /**
   * Brings a file in as a whole, in one transaction.
   * @throws BadInputError CSV_…; ConflictError CSV_UNCONFIRMED; NotFoundError; ForbiddenError
   */
  async import(
    viewer: Account,
    input: ImportJobsCsvInput,
    request: ClientRequest | null = null,
  ): Promise<JobsCsvResult> {
    this.accounts.assertMayReachOthers(viewer);
    const known = await recallMade(this.dataSource.manager, viewer.id, request, MEMORY);
    if (known) return known;
    const company = await this.own(viewer, input.companyId);
    const given = { company, now: this.clock.now() };
    const { rows, problems } = await readCsv(this.reader, input.csv, given);
    if (problems.length > 0)
      throw new BadInputError(
        "CSV_REJECTED",
        "No job was imported, because some rows have problems.",
        problems.map(({ line, column, message }) => ({ field: `lines.${line}.${column}`, message })),
      );
    const result = await this.dataSource.transaction(async (manager) => {
      // The second of two at once waits here, and finds the first one's jobs.
      await manager.query("select from accounts where id = $1 for no key update", [viewer.id]);
      const make = () => this.insert(manager, viewer, input, rows);
      return await makeOnce(manager, viewer.id, request, { ...MEMORY, make });
    });
    void this.index.takeInWhenDue();
    return result;
  }

  /** The newest jobs of the viewer's company as a file. @throws NotFoundError */
  async export(viewer: Account, named: string): Promise<CsvFile> {
    const { id: companyId } = await this.own(viewer, named);
    const found = await this.dataSource.getRepository(Job).find({
      where: { companyId, postedAt: Not(IsNull()), removedAt: IsNull() },
      order: { postedAt: "DESC", id: "DESC" },
      take: MAX_FILE_ROWS + 1,
    });
    const jobs = found.slice(0, MAX_FILE_ROWS);
    const text = writeCsv(jobs, this.clock.now());
    return { text, rowCount: jobs.length, isCut: found.length > jobs.length };
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    { companyId: named, importId, isConfirmed }: ImportJobsCsvInput,
    rows: readonly CsvRow[],
  ): Promise<JobsCsvResult> {
    const { id: companyId } = await this.companies.takeForPosting(manager, viewer, { companyId: named });
    const drafts = new Map(rows.map((row) => [row, draftIdOf(importId.toLowerCase(), row.line)]));
    const left = await this.notYetImported(manager, viewer, companyId, drafts);
    if (!isConfirmed && (await this.questionsOf(manager, companyId, left)).length > 0)
      throw new ConflictError("CSV_UNCONFIRMED", "Some rows need to be confirmed first.");
    const jobs = await this.toJobs(viewer, companyId, left, drafts);
    const created = await insertJobs(manager, jobs);
    await recordAudit(manager, {
      action: "job.import",
      actorId: viewer.id,
      subjectType: "company",
      subjectId: companyId,
      before: null,
      after: { created: String(created.length) },
    });
    const held = await tellHeldImport(manager, this.notices, viewer.id, { values: jobs, created });
    return { created: created.length, held, unchanged: rows.length - created.length };
  }

  /**
   * The id of the viewer's company that is named, by its own or by that of one merged into it.
   * @throws NotFoundError
   */
  private async own(viewer: Account, companyId: string): Promise<Company> {
    const company = await this.companies.findOwn(this.dataSource.manager, viewer, { companyId });
    if (!company) throw new NotFoundError();
    return company;
  }

  private async knownReferences(
    manager: EntityManager,
    companyId: string,
    rows: readonly CsvRow[],
  ): Promise<Set<string>> {
    const asked = rows.flatMap(({ reading }) => reading.reference ?? []);
    const found = await manager.query<{ reference: string }[]>(
      "select reference from jobs where company_id = $1 and reference = any($2)",
      [companyId, asked],
    );
    return new Set(found.map(({ reference }) => reference));
  }

  private async notYetImported(
    manager: EntityManager,
    viewer: Account,
    companyId: string,
    drafts: ReadonlyMap<CsvRow, string>,
  ): Promise<CsvRow[]> {
    const rows = [...drafts.keys()];
    const known = await this.knownReferences(manager, companyId, rows);
    const imported = await manager.query<{ draftId: string }[]>(
      `select draft_id as "draftId" from jobs where posted_by_id = $1 and draft_id = any($2)`,
      [viewer.id, [...drafts.values()]],
    );
    const done = new Set(imported.map(({ draftId }) => draftId));
    return rows.filter((row) => !done.has(drafts.get(row) ?? "") && !known.has(row.reading.reference ?? ""));
  }

  private async questionsOf(
    manager: EntityManager,
    companyId: string,
    rows: readonly CsvRow[],
  ): Promise<JobCsvQuestion[]> {
    const known = await this.knownReferences(manager, companyId, rows);
    const like = new Map(await openLikenesses(manager, companyId, this.clock.now()));
    const questions: JobCsvQuestion[] = [];
    const pause = createPause();
    for (const { line, reading: row } of rows) {
      await pause();
      const { reference, reading } = row;
      if (known.has(reference ?? "")) continue;
      const { title, type, clientName = null } = reading.form;
      const mark = type ? likenessOf({ title, type, clientName, city: reading.places.city }) : null;
      const duplicate = mark === null ? undefined : like.get(mark);
      if (mark !== null && !duplicate) like.set(mark, `Line ${line} is a job like this one. Post both?`);
      const told: (Pick<JobCsvQuestion, "code" | "message"> & { field: FileField })[] = reading.questions.map(
        ({ code, message }) => ({ field: "pay", code, message }),
      );
      if (duplicate !== undefined)
        told.push({ field: "title", code: JobQuestionCode.POSSIBLE_DUPLICATE, message: duplicate });
      questions.push(...told.map(({ field, ...asked }) => ({ line, column: headerOf(field), ...asked })));
    }
    return questions;
  }

  private async toJobs(
    viewer: Account,
    companyId: string,
    rows: readonly CsvRow[],
    drafts: ReadonlyMap<CsvRow, string>,
  ): Promise<NewJob[]> {
    const jobs: NewJob[] = [];
    const pause = createPause();
    for (const row of rows) {
      await pause();
      jobs.push(this.toJob(viewer, companyId, row.reading, drafts.get(row) ?? null));
    }
    return jobs;
  }

  private toJob(viewer: Account, companyId: string, row: RowReading, draftId: string | null): NewJob {
    const { typed, content } = wholeJob(row.reading);
    const now = this.clock.now();
    return {
      id: new Job().id,
      ...content,
      companyId,
      postedById: viewer.id,
      reference: row.reference,
      draftId,
      postedAt: now,
      openUntil: row.openUntil ?? usualEnd(now),
      ...holdForWording(typed, now),
    };
  }
}
