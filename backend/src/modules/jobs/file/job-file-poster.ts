import { createHash } from "node:crypto";
import { type DataSource, type EntityManager, IsNull } from "typeorm";
import type { Clock } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { ForbiddenError, NotFoundError } from "../../../errors/errors";
import { createPause } from "../../../threads/pause";
import { Account } from "../../accounts/account.entity";
import type { CompanyService } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import { Job } from "../job/job.entity";
import { holdForWording, tellHeldImport } from "../job/job-hold";
import { insertJobs, type LoadedIndex, type NewJob } from "../posting/job-insert";
import { wholeJob } from "../posting/job-reading";
import { FileRowReader } from "./job-file-rows";
import { JobFile, type JobFileRow } from "./job-file.entity";
import { JobFileFailure, JobFileState } from "./job-file.enums";

/** Rows that are read and inserted at a time. */
const PAGE = 250;

/** Posts the jobs of a file (FILE-06). */
export class JobFilePoster {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyService,
    private readonly notices: NoticeService,
    private readonly index: LoadedIndex,
  ) {}

  /**
   * Posts the rows that are ready, all of them or, if the node dies, none. The file's state changes in the same
   * transaction, so a second node that takes over posts them once.
   */
  async post(fileId: string): Promise<void> {
    try {
      await this.dataSource.transaction((manager) => this.postIn(manager, fileId));
    } catch (error) {
      if (!(error instanceof ForbiddenError || error instanceof NotFoundError)) throw error;
      const change = { failure: JobFileFailure.NOT_ALLOWED, failedRow: null, updatedAt: this.clock.now() };
      await this.dataSource.transaction((manager) =>
        failFile(manager, this.notices, { id: fileId, state: JobFileState.POSTING }, change),
      );
    }
    void this.index.takeInWhenDue();
  }

  /** @throws ForbiddenError, NotFoundError where the uploader may not post for the company any more */
  private async postIn(manager: EntityManager, fileId: string): Promise<void> {
    const file = await manager.findOne(JobFile, {
      where: { id: fileId, state: JobFileState.POSTING },
      lock: { mode: "for_no_key_update", onLocked: "skip_locked" },
    });
    if (!file) return;
    const uploader = await manager.findOneBy(Account, { id: file.uploaderId, blockedAt: IsNull() });
    if (!uploader) throw new NotFoundError();
    const { id: companyId } = await this.companies.takeForPosting(manager, uploader, file);
    const posted = await this.postRows(manager, Object.assign(file, { companyId }));
    await recordAudit(manager, {
      action: "job.import",
      actorId: uploader.id,
      subjectType: "company",
      subjectId: companyId,
      before: null,
      after: { created: String(posted.created.length) },
    });
    const heldCount = await tellHeldImport(manager, this.notices, uploader.id, posted);
    await manager.query("delete from job_file_contents where file_id = $1", [fileId]);
    await manager.update(
      JobFile,
      { id: fileId },
      {
        state: JobFileState.DONE,
        createdCount: posted.created.length,
        heldCount,
        updatedAt: this.clock.now(),
      },
    );
    const params = { fileName: file.name, fileId, count: posted.created.length };
    await this.notices.give(manager, uploader.id, { kind: "file.posted", params });
  }

  private async postRows(
    manager: EntityManager,
    file: JobFile,
  ): Promise<{ values: Partial<Job>[]; created: string[] }> {
    const posted: { values: Partial<Job>[]; created: string[] } = { values: [], created: [] };
    const reader = new FileRowReader(file, this.clock.now());
    const page = (after: number) => readyRows(manager, file.id, after);
    let rows = await page(0);
    let jobs = await this.jobsOf(file, rows, reader);
    while (rows.length > 0) {
      rows = await page(rows.at(-1)?.row ?? 0);
      // PostgreSQL writes the rows of one page while those of the next are read here.
      const [created, next] = await Promise.all([insertJobs(manager, jobs), this.jobsOf(file, rows, reader)]);
      posted.created.push(...created);
      posted.values.push(...jobs.map(({ id, heldAt }) => ({ id, heldAt })));
      jobs = next;
    }
    return posted;
  }

  private async jobsOf(file: JobFile, rows: readonly JobFileRow[], reader: FileRowReader): Promise<NewJob[]> {
    const jobs: NewJob[] = [];
    const pause = createPause();
    const now = this.clock.now();
    for (const row of rows) {
      await pause();
      const { reading, reference, openUntil } = reader.readOne(row);
      // Its day may have passed since it was read: the row stays as it is, for its uploader to see.
      if (!reading.job || openUntil <= now) continue;
      const { typed, content } = wholeJob(reading);
      jobs.push({
        id: new Job().id,
        ...content,
        companyId: file.companyId,
        postedById: file.uploaderId,
        reference,
        draftId: draftIdOf(file.id, row.row),
        postedAt: now,
        openUntil,
        ...holdForWording(typed, now),
      });
    }
    return jobs;
  }
}

/** Ends a file that is in a state still, and tells its uploader. */
export async function failFile(
  manager: EntityManager,
  notices: NoticeService,
  where: Pick<JobFile, "id" | "state">,
  change: Pick<JobFile, "failure" | "failedRow" | "updatedAt">,
): Promise<void> {
  const file = await manager.findOne(JobFile, { where, lock: { mode: "for_no_key_update" } });
  if (!file) return;
  await manager.update(JobFile, { id: file.id }, { state: JobFileState.FAILED, ...change });
  const params = { fileName: file.name, fileId: file.id };
  await notices.give(manager, file.uploaderId, { kind: "file.failed", params });
}

// The cells as JSON: the driver takes a list of texts apart sign by sign.
const readyRows = (manager: EntityManager, fileId: string, after: number): Promise<JobFileRow[]> =>
  manager.query<JobFileRow[]>(
    `select row, to_json(cells) as cells, taken from job_file_rows
     where file_id = $1 and row > $2 and standing = 'ready' and not is_left_out order by row limit ${PAGE}`,
    [fileId, after],
  );

/** A row's own id: the same job of the same file is posted once. */
export function draftIdOf(fileId: string, row: number): string {
  const hex = createHash("sha256").update(`${fileId} ${row}`).digest("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
