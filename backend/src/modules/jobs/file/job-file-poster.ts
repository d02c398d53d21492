import { type DataSource, type EntityManager, IsNull } from "typeorm";
import type { Clock } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { ForbiddenError, NotFoundError } from "../../../errors/errors";
import { createPause } from "../../../threads/pause";
import { Account } from "../../accounts/account.entity";
import type { CompanyService } from "../../companies/company.service";
import type { NoticeService } from "../../notices/notice.service";
import type { Job } from "../job/job.entity";
import { tellHeldImport } from "../job/job-hold";
import { usualEnd } from "../job/job.rules";
import type { LoadedIndex } from "../posting/job-insert";
import { fileJobColumns } from "./file-job";
import { FileRowReader, type RowToRead } from "./job-file-rows";
import { JobFile, JobFileRow } from "./job-file.entity";
import { JobFileFailure, JobFileState } from "./job-file.enums";

/** Rows a statement, so that none comes near the time that statements have, however busy the machine is. */
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
    const companyIds = await this.takeCompanies(manager, uploader, file);
    const posted = await this.postRows(manager, file, companyIds);
    const counts = new Map([...companyIds.values()].map((id) => [id, 0]));
    for (const { companyId } of posted.values) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    for (const [companyId, count] of counts)
      await recordAudit(manager, {
        action: "job.import",
        actorId: uploader.id,
        subjectType: "company",
        subjectId: companyId,
        before: null,
        after: { created: String(count) },
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

  /**
   * The companies that the file and its rows name, by their ids there: what was merged leads to its successor.
   * @throws ForbiddenError, NotFoundError
   */
  private async takeCompanies(
    manager: EntityManager,
    uploader: Account,
    { id, companyId }: JobFile,
  ): Promise<CompanyIds> {
    const named = await manager.query<{ companyId: string }[]>(
      `select distinct company_id as "companyId" from job_file_rows
       where file_id = $1 and ${READY} and company_id is not null and company_id <> $2`,
      [id, companyId],
    );
    const taken = new Map<string, string>();
    for (const given of [{ companyId }, ...named])
      taken.set(given.companyId, (await this.companies.takeForPosting(manager, uploader, given)).id);
    return taken;
  }

  private async postRows(manager: EntityManager, file: JobFile, companyIds: CompanyIds): Promise<PostedJobs> {
    await readLeftRows(manager, file, this.clock.now());
    const posted: PostedJobs = { values: [], created: [] };
    for (let after = 0; ;) {
      const { last, jobs } = await insertPage(manager, file, { after, companyIds, now: this.clock.now() });
      if (last === null) return posted;
      posted.values.push(...jobs);
      posted.created.push(...jobs.map(({ id }) => id));
      after = last;
    }
  }
}

/** Companies as they are posted for, by their ids in the file. */
type CompanyIds = ReadonlyMap<string, string>;

interface PostedJobs {
  values: Pick<Job, "id" | "heldAt" | "companyId">[];
  created: string[];
}

/** Rows that a node of the release before has read: they keep no job, or one with other columns. */
async function readLeftRows(manager: EntityManager, file: JobFile, now: Date): Promise<void> {
  const reader = await FileRowReader.of(manager, file, now);
  const pause = createPause();
  for (let after = 0; ;) {
    const rows = await manager.query<RowToRead[]>(
      `select row, to_json(cells) as cells, taken from job_file_rows
       where file_id = $1 and row > $2 and ${READY} and (job is null or not job ?& $3) order by row limit ${PAGE}`,
      [file.id, after, fileJobColumns(manager)],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    for (const row of rows) {
      await pause();
      await manager.update(
        JobFileRow,
        { fileId: file.id, row: row.row },
        { job: reader.jobOf(manager, row) },
      );
    }
  }
}

/**
 * A row whose last day has passed since it was read stays as it is, for its uploader to see. So does one whose
 * reference another member has brought in meanwhile.
 */
async function insertPage(
  manager: EntityManager,
  { id, companyId, uploaderId }: JobFile,
  { after, companyIds, now }: { after: number; companyIds: CompanyIds; now: Date },
): Promise<{ last: number | null; jobs: PostedJobs["values"] }> {
  const list = [...fileJobColumns(manager), "company_id", "posted_by_id", "posted_at", "held_at"].join(", ");
  const [page] = await manager.query<{ last: number | null; jobs: PostedJobs["values"] }[]>(
    `with page as (
       select row, job, company_id as named_company_id from job_file_rows
       where file_id = $1 and row > $2 and ${READY} and job is not null order by row limit ${PAGE}
     ), inserted as (
       insert into jobs (${list})
       select ${list} from page cross join jsonb_populate_record(null::jobs, page.job || jsonb_build_object(
         'company_id', ($7::jsonb ->> coalesce(page.named_company_id, $3)::text)::uuid, 'posted_by_id', $4::uuid, 'posted_at', $5::timestamptz,
         'open_until', coalesce(page.job ->> 'open_until', to_json($6::timestamptz) #>> '{}'),
         'held_at', case when page.job ->> 'held_reason' is not null then $5::timestamptz end
       )) made
       where made.open_until > $5
       order by page.row
       on conflict do nothing returning id, held_at, company_id
     )
     select (select max(row) from page) as last,
       (select coalesce(json_agg(json_build_object('id', id, 'heldAt', held_at, 'companyId', company_id)), '[]') from inserted) as jobs`,
    [id, after, companyId, uploaderId, now, usualEnd(now), JSON.stringify(Object.fromEntries(companyIds))],
  );
  return page ?? { last: null, jobs: [] };
}

const READY = "standing = 'ready' and not is_left_out";

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
