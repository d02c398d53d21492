import { type DataSource, type EntityManager, In, IsNull } from "typeorm";
import { type Clock, DAY_MS } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { ConflictError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import { Account } from "../../accounts/account.entity";
import { CompanyAct, mayInSql } from "../../companies/member-role";
import type { NoticeService } from "../../notices/notice.service";
import { JobFile } from "../file/job-file.entity";
import { JobFileState, JobFileWithdrawal } from "../file/job-file.enums";
import { lockFile, ownFiles } from "../file/job-file.service";
import { Job } from "../job/job.entity";
import type { JobLifecycleService } from "../posting/job-lifecycle.service";
import type { JobFileWithdrawalCounts, KeptFileJob } from "./job-file-withdrawal.inputs";

/** Posted files that are listed. */
export const MAX_POSTED_FILES = 20;
/** Jobs that stayed and are named. */
export const MAX_KEPT = 100;
/** Jobs taken back in one transaction: a node that is killed loses no more, and the progress is seen as often. */
const SLICE = 100;
/** So long a file is worked on before other tasks have their turn, in milliseconds. */
const TURN_MS = 2_000;
/** A file whose work lies still so long has lost its node, in seconds. */
const STILL_SECONDS = 60;

const { DELETED, CLOSED, EDITED, BARRED } = JobFileWithdrawal;

/** The ones of these jobs that somebody has had to do with, as later domains know it. */
export type TouchedJobs = (manager: EntityManager, jobIds: readonly string[]) => Promise<string[]>;

/** Takes the jobs of a posted file back (FILE-16 to FILE-18). */
export class JobFileWithdrawalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly lifecycle: JobLifecycleService,
    private readonly notices: NoticeService,
    private readonly touchedJobs: TouchedJobs,
  ) {}

  /** The viewer's files whose jobs went in, the newest first. */
  async postedFilesOf(viewer: Account): Promise<JobFile[]> {
    return await ownFiles(this.dataSource.manager, viewer)
      .andWhere("file.state in ('done', 'withdrawing', 'withdrawn')")
      .orderBy("file.createdAt", "DESC")
      .take(MAX_POSTED_FILES)
      .getMany();
  }

  /**
   * Has a file's jobs taken back; one that is at it, or is done with it, stays as it is.
   * @throws NotFoundError; ConflictError JOB_FILE_STATE, JOB_FILE_WITHDRAWAL_OVER
   */
  async begin(viewer: Account, id: string): Promise<JobFile> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const { DONE, WITHDRAWING, WITHDRAWN } = JobFileState;
      const file = await lockFile(manager, viewer, id, [DONE, WITHDRAWING, WITHDRAWN]);
      const until = withdrawableUntil(file);
      if (until === null) return file;
      if (until <= now) throw withdrawalOver();
      const change = { state: WITHDRAWING, updatedAt: now };
      await manager.update(JobFile, { id }, change);
      await enqueue(manager, "job-file-withdrawal", { fileId: id }, { key: id });
      return Object.assign(file, change);
    });
  }

  /** For the queue: takes jobs back for a while, and asks for another turn while some are left. */
  async work(fileId: string): Promise<void> {
    const start = performance.now();
    while (await this.withdrawSlice(fileId)) {
      if (performance.now() - start < TURN_MS) continue;
      await enqueue(this.dataSource.manager, "job-file-withdrawal", { fileId }, { key: fileId });
      return;
    }
  }

  /** For the queue, each minute: has the files worked on whose node is gone. */
  async watch(): Promise<void> {
    const { manager } = this.dataSource;
    const lost = await manager.query<{ id: string }[]>(
      `select id from job_files
       where state = 'withdrawing' and updated_at < $1::timestamptz - make_interval(secs => $2)`,
      [this.clock.now(), STILL_SECONDS],
    );
    for (const { id } of lost) await enqueue(manager, "job-file-withdrawal", { fileId: id }, { key: id });
  }

  async countsOf(
    { id }: Pick<JobFile, "id">,
    manager = this.dataSource.manager,
  ): Promise<JobFileWithdrawalCounts> {
    const [counts] = await manager.query<[JobFileWithdrawalCounts]>(
      `select count(*) filter (where withdrawal = 'deleted')::int as deleted,
         count(*) filter (where withdrawal = 'closed')::int as closed,
         count(*) filter (where withdrawal in ('edited', 'barred'))::int as kept
       from job_file_rows where file_id = $1`,
      [id],
    );
    return counts;
  }

  async keptJobsOf({ id }: Pick<JobFile, "id">): Promise<KeptFileJob[]> {
    return await this.dataSource.query<KeptFileJob[]>(
      `select kept.row, job.id as "jobId", job.title, kept.withdrawal as reason
       from job_file_rows kept join jobs job on job.id = (kept.job ->> 'id')::uuid
       where kept.file_id = $1 and kept.withdrawal in ('edited', 'barred') order by kept.row limit $2`,
      [id, MAX_KEPT],
    );
  }

  /** @returns whether jobs may be left */
  private async withdrawSlice(fileId: string): Promise<boolean> {
    return await this.dataSource.transaction(async (manager) => {
      const file = await manager.findOne(JobFile, {
        where: { id: fileId, state: JobFileState.WITHDRAWING },
        lock: { mode: "for_no_key_update", onLocked: "skip_locked" },
      });
      if (!file) return false;
      const rows = await nextRows(manager, fileId);
      const outcomes = await this.withdraw(manager, file, rows);
      await manager.query(
        `update job_file_rows kept set withdrawal = made.withdrawal
         from unnest($2::int[], $3::text[]) made ("row", withdrawal)
         where kept.file_id = $1 and kept.row = made."row"`,
        [fileId, rows.map(({ row }) => row), rows.map(({ jobId }) => outcomes.get(jobId) ?? null)],
      );
      const isLeft = rows.length === SLICE;
      const state = isLeft ? JobFileState.WITHDRAWING : JobFileState.WITHDRAWN;
      await manager.update(JobFile, { id: fileId }, { state, updatedAt: this.clock.now() });
      if (!isLeft) await this.tell(manager, file);
      return isLeft;
    });
  }

  private async tell(manager: EntityManager, { id, name, uploaderId }: JobFile): Promise<void> {
    const { deleted, closed, kept } = await this.countsOf({ id }, manager);
    const params = { fileName: name, fileId: id, deleted, closed, kept };
    await this.notices.give(manager, uploaderId, { kind: "file.withdrawn", params });
  }

  /** @returns what becomes of each job, by its id */
  private async withdraw(
    manager: EntityManager,
    file: JobFile,
    rows: readonly FileRowOfJob[],
  ): Promise<Map<string, JobFileWithdrawal>> {
    const now = this.clock.now();
    const jobs = await lockJobs(
      manager,
      rows.map(({ jobId }) => jobId),
    );
    const uploader = await manager.findOneBy(Account, { id: file.uploaderId, blockedAt: IsNull() });
    const allowed = uploader ? await companiesOf(manager, uploader, jobs) : new Set<string>();
    const touched = new Set(
      await this.touchedJobs(
        manager,
        jobs.map(({ id }) => id),
      ),
    );
    const outcomes = new Map(
      jobs.map((job) => [job.id, outcomeOf(job, allowed.has(job.companyId), touched.has(job.id))]),
    );
    const thoseOf = (outcome: JobFileWithdrawal) => jobs.filter(({ id }) => outcomes.get(id) === outcome);
    const gone = thoseOf(DELETED);
    await manager.delete(Job, { id: In(gone.map(({ id }) => id)) });
    for (const job of thoseOf(CLOSED))
      if (uploader && job.closedAt === null) await this.lifecycle.closeLocked(manager, uploader, job, now);
    await recordDeletions(manager, file, gone);
    return outcomes;
  }
}

/** Its last change is its posting, as long as it is done and no more. */
export const withdrawableUntil = ({ state, updatedAt }: Pick<JobFile, "state" | "updatedAt">): Date | null =>
  state === JobFileState.DONE ? new Date(updatedAt.getTime() + DAY_MS) : null;

/** An answer to an admin is a trace of the job's review, so the job stays in sight. */
function outcomeOf(job: Job, isAllowed: boolean, isTouched: boolean): JobFileWithdrawal {
  if (!isAllowed || job.removedAt !== null) return BARRED;
  if (job.version > 1) return EDITED;
  return isTouched || job.answeredAt !== null || job.reportCount > 0 ? CLOSED : DELETED;
}

/** A row of a file with the job that it made. */
interface FileRowOfJob {
  row: number;
  jobId: string;
}

/** The next rows whose jobs are not taken back. */
const nextRows = (manager: EntityManager, fileId: string): Promise<FileRowOfJob[]> =>
  manager.query<FileRowOfJob[]>(
    `select made.row, job.id as "jobId"
     from job_file_rows made join jobs job on job.id = (made.job ->> 'id')::uuid
     where made.file_id = $1 and made.withdrawal is null and made.standing = 'ready' and not made.is_left_out
     order by made.row limit ${SLICE}`,
    [fileId],
  );

/** Locked as any act on a job locks it: whoever posted it, its company, and then the job. */
async function lockJobs(manager: EntityManager, ids: readonly string[]): Promise<Job[]> {
  await manager.query(
    `select from accounts where id in (select posted_by_id from jobs where id = any($1)) order by id for share`,
    [ids],
  );
  await manager.query(
    `select from companies where id in (select company_id from jobs where id = any($1)) order by id for share`,
    [ids],
  );
  const lock = { mode: "pessimistic_write" as const };
  return await manager.find(Job, { where: { id: In([...ids]) }, order: { id: "ASC" }, lock });
}

/** The companies of these jobs that somebody may post for. */
async function companiesOf(
  manager: EntityManager,
  { id }: Account,
  jobs: readonly Job[],
): Promise<Set<string>> {
  const found = await manager.query<{ companyId: string }[]>(
    `select member.company_id as "companyId" from company_members member
     where member.account_id = $1 and member.company_id = any($2) and ${mayInSql("member", CompanyAct.POST_JOBS)}`,
    [id, jobs.map(({ companyId }) => companyId)],
  );
  return new Set(found.map(({ companyId }) => companyId));
}

/** One entry for each company and slice; a job that is closed has one of its own. */
async function recordDeletions(manager: EntityManager, file: JobFile, gone: readonly Job[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { companyId } of gone) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
  for (const [companyId, deleted] of counts)
    await recordAudit(manager, {
      action: "job.import-withdrawal",
      actorId: file.uploaderId,
      subjectType: "company",
      subjectId: companyId,
      before: null,
      after: { deleted: String(deleted) },
    });
}

const withdrawalOver = (): ConflictError =>
  new ConflictError("JOB_FILE_WITHDRAWAL_OVER", "An import can be taken back within 24 hours only.");
