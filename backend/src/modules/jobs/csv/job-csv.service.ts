import { createHash } from "node:crypto";
import { type DataSource, type EntityManager, IsNull, Not } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { CsvFile } from "../../../text/csv";
import { recordAudit } from "../../../database/audit";
import { type ClientRequest, makeOnce, memoryOfAnswer, recallMade } from "../../../database/client-requests";
import { createPause } from "../../../threads/pause";
import { BadInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import type { AccountService } from "../../accounts/account.service";
import type { CompanyService } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import { type CsvField, type CsvJob, headerOf, readCsvJob } from "./job-csv.columns";
import { MAX_CSV_ROWS } from "./csv-records";
import { type CsvLine, type JobCsvReader, writeCsv } from "./job-csv-file";
import {
  type ImportJobsCsvInput,
  type JobCsvProblem,
  type JobCsvQuestion,
  type JobsCsvPreview,
  type JobsCsvResult,
  MAX_CSV_PROBLEMS,
  MAX_CSV_SAMPLE,
  type PreviewJobsCsvInput,
} from "./job-csv.inputs";
import { Job, OPEN } from "../job/job.entity";
import { holdForWording, tellHeldImport } from "../job/job-hold";
import { insertJobs, type LoadedIndex, type NewJob } from "../posting/job-insert";
import { type JobQuestion, JobQuestionCode } from "../posting/job-post.inputs";
import { duplicateQuestion, likenessOf } from "../posting/job-questions";
import { wholeJob } from "../posting/job-reading";

const MEMORY = memoryOfAnswer<JobsCsvResult>();

interface ReadFile {
  rows: { line: number; job: CsvJob }[];
  /** The first of them. */
  problems: JobCsvProblem[];
  problemCount: number;
}

/** Files of a company's jobs: looked into, brought in as a whole, and written. */
export class JobCsvService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly companies: CompanyService,
    private readonly notices: NoticeService,
    private readonly reader: JobCsvReader,
    private readonly index: LoadedIndex,
  ) {}

  /** @throws BadInputError CSV_…; NotFoundError for a company that is not the viewer's */
  async preview(viewer: Account, { companyId: named, csv }: PreviewJobsCsvInput): Promise<JobsCsvPreview> {
    const companyId = await this.ownId(viewer, named);
    const { rows, problems, problemCount } = await this.read(csv);
    const [known, questions] = await Promise.all([
      this.knownReferences(this.dataSource.manager, companyId, rows),
      this.questionsOf(this.dataSource.manager, companyId, rows),
    ]);
    return {
      rowCount: rows.length,
      unchangedCount: rows.filter(({ job }) => job.reference !== null && known.has(job.reference)).length,
      problemCount,
      problems,
      questionCount: questions.length,
      questions: questions.slice(0, MAX_CSV_PROBLEMS),
      sample: rows.slice(0, MAX_CSV_SAMPLE).map(({ line, job: { reading } }) => ({
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
    await this.ownId(viewer, input.companyId);
    const { rows, problems } = await this.read(input.csv);
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
    const companyId = await this.ownId(viewer, named);
    const found = await this.dataSource.getRepository(Job).find({
      where: { companyId, postedAt: Not(IsNull()), removedAt: IsNull() },
      order: { postedAt: "DESC", id: "DESC" },
      take: MAX_CSV_ROWS + 1,
    });
    const jobs = found.slice(0, MAX_CSV_ROWS);
    const text = writeCsv(jobs, this.clock.now());
    return { text, rowCount: jobs.length, isCut: found.length > jobs.length };
  }

  private async insert(
    manager: EntityManager,
    viewer: Account,
    { companyId: named, importId, isConfirmed }: ImportJobsCsvInput,
    rows: ReadFile["rows"],
  ): Promise<JobsCsvResult> {
    const { id: companyId } = await this.companies.takeForPosting(manager, viewer, { companyId: named });
    const drafts = new Map(rows.map((row) => [row, draftIdOf(importId, row.line)]));
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
  private async ownId(viewer: Account, companyId: string): Promise<string> {
    const company = await this.companies.findOwn(this.dataSource.manager, viewer, { companyId });
    if (!company) throw new NotFoundError();
    return company.id;
  }

  /** Row by row, with pauses: a file has many. @throws BadInputError CSV_… */
  private async read(csv: string): Promise<ReadFile> {
    const now = this.clock.now();
    const seen = new Map<string, number>();
    const file: ReadFile = { rows: [], problems: [], problemCount: 0 };
    const pause = createPause();
    for (const row of await this.reader.read(csv)) {
      await pause();
      const { job, problems } = readCsvJob(row.cells, now);
      const found = [
        ...brokenRow(row),
        ...problems.map(({ field, message }) => ({ column: headerOf(field), message })),
        ...repeatedReference(job, seen),
      ];
      file.problemCount += found.length;
      const room = MAX_CSV_PROBLEMS - file.problems.length;
      file.problems.push(...found.slice(0, room).map((problem) => ({ line: row.line, ...problem })));
      if (job.reference !== null) seen.set(job.reference, row.line);
      file.rows.push({ line: row.line, job });
    }
    if (file.rows.length === 0)
      throw new BadInputError("CSV_EMPTY", "The file has no rows below its header.");
    return file;
  }

  private async knownReferences(
    manager: EntityManager,
    companyId: string,
    rows: ReadFile["rows"],
  ): Promise<Set<string>> {
    const asked = rows.flatMap(({ job }) => (job.reference === null ? [] : [job.reference]));
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
    drafts: ReadonlyMap<ReadFile["rows"][number], string>,
  ): Promise<ReadFile["rows"]> {
    const rows = [...drafts.keys()];
    const known = await this.knownReferences(manager, companyId, rows);
    const imported = await manager.query<{ draftId: string }[]>(
      `select draft_id as "draftId" from jobs where posted_by_id = $1 and draft_id = any($2)`,
      [viewer.id, [...drafts.values()]],
    );
    const done = new Set(imported.map(({ draftId }) => draftId));
    return rows.filter(
      (row) =>
        !done.has(drafts.get(row) ?? "") && (row.job.reference === null || !known.has(row.job.reference)),
    );
  }

  private async questionsOf(
    manager: EntityManager,
    companyId: string,
    rows: ReadFile["rows"],
  ): Promise<JobCsvQuestion[]> {
    const known = await this.knownReferences(manager, companyId, rows);
    const like = await this.openLikenesses(manager, companyId);
    const questions: JobCsvQuestion[] = [];
    const pause = createPause();
    for (const { line, job } of rows) {
      await pause();
      const { reference, reading } = job;
      if (reference !== null && known.has(reference)) continue;
      const { title, type } = reading.form;
      const mark = type ? likenessOf({ title, type, city: reading.places.city }) : null;
      const duplicate = mark === null ? undefined : like.get(mark);
      if (mark !== null && !duplicate) like.set(mark, duplicateOfLine(line));
      questions.push(
        ...reading.questions.flatMap((question) => asked(line, "pay", question)),
        ...asked(line, "title", duplicate ?? null),
      );
    }
    return questions;
  }

  /** What is asked of a job that is like an open one of the company, by its mark. */
  private async openLikenesses(manager: EntityManager, companyId: string): Promise<Map<string, JobQuestion>> {
    const open = await manager
      .createQueryBuilder(Job, "job")
      .select("job.id", "id")
      .addSelect("job.title", "title")
      .addSelect("job.city", "city")
      .addSelect("job.type", "type")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.companyId = :companyId", { companyId })
      .getRawMany<Pick<Job, "id" | "title" | "city" | "type">>();
    const like = new Map<string, JobQuestion>();
    const pause = createPause();
    for (const job of open) {
      await pause();
      like.set(likenessOf(job), duplicateQuestion(job.id, job.title));
    }
    return like;
  }

  private async toJobs(
    viewer: Account,
    companyId: string,
    rows: ReadFile["rows"],
    drafts: ReadonlyMap<ReadFile["rows"][number], string>,
  ): Promise<NewJob[]> {
    const jobs: NewJob[] = [];
    const pause = createPause();
    for (const row of rows) {
      await pause();
      jobs.push(this.toJob(viewer, companyId, row.job, drafts.get(row) ?? null));
    }
    return jobs;
  }

  private toJob(viewer: Account, companyId: string, job: CsvJob, draftId: string | null): NewJob {
    const { typed, content } = wholeJob(job.reading);
    const now = this.clock.now();
    return {
      id: new Job().id,
      ...content,
      companyId,
      postedById: viewer.id,
      reference: job.reference,
      draftId,
      postedAt: now,
      openUntil: job.openUntil,
      ...holdForWording(typed, now),
    };
  }
}

type ProblemOfRow = Omit<JobCsvProblem, "line">;

const brokenRow = ({ excess }: CsvLine): ProblemOfRow[] =>
  excess === 0 ? [] : [{ column: "", message: "has not as many cells as the header: is a quote missing?" }];

function repeatedReference({ reference }: CsvJob, seen: ReadonlyMap<string, number>): ProblemOfRow[] {
  const earlier = reference === null ? undefined : seen.get(reference);
  return earlier === undefined
    ? []
    : [{ column: headerOf("reference"), message: `stands in line ${earlier} as well` }];
}

const asked = (line: number, field: CsvField, question: JobQuestion | null): JobCsvQuestion[] =>
  question ? [{ line, column: headerOf(field), code: question.code, message: question.message }] : [];

const duplicateOfLine = (line: number): JobQuestion => ({
  code: JobQuestionCode.POSSIBLE_DUPLICATE,
  message: `Line ${line} is a job like this one. Post both?`,
  jobId: null,
  company: null,
});

/** A row's own id, the same whenever its file is sent with the same import id. */
function draftIdOf(importId: string, line: number): string {
  const hex = createHash("sha256").update(`${importId.toLowerCase()} ${line}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
