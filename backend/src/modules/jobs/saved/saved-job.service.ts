import type { DataSource, Repository } from "typeorm";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { type PageArgs, rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import type { Account } from "../../accounts/account.entity";
import { isOpen, Job, jobNotOpen } from "../job/job.entity";
import { type ListedJob, ListedJobReader } from "../job/listed-job";
import { type ListedSavedJob, SavedJob, type SavedJobPage } from "./saved-job.entity";
import type { JobService } from "../job/job.service";

export class SavedJobService {
  private readonly savedJobs: Repository<SavedJob>;

  private readonly listed: ListedJobReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobService,
  ) {
    this.savedJobs = dataSource.getRepository(SavedJob);
    this.listed = new ListedJobReader(dataSource);
  }

  /**
   * Puts an open job among the viewer's saved ones (JOBS-11); a second time changes nothing.
   * @throws ConflictError JOB_NOT_OPEN
   */
  async save({ id: accountId }: Account, jobId: string): Promise<Job> {
    const job = await this.jobs.find(jobId);
    if (!job) throw jobNotOpen();
    // The lock waits for an import that is taken back: the job is then there still, or nothing is saved.
    const found = await this.dataSource.query<object[]>(
      `with job as (select id from jobs where id = $2 for key share), saved as (
         insert into saved_jobs (account_id, job_id, saved_at) select $1, id, $3 from job on conflict do nothing
       ) select id from job`,
      [accountId, job.id, this.clock.now()],
    );
    if (found.length === 0) throw jobNotOpen();
    return job;
  }

  /** Takes a job out, open or not; one that is not there changes nothing. @returns the job while it is open */
  async unsave({ id: accountId }: Account, jobId: string): Promise<Job | null> {
    if (isUuid(jobId)) await this.savedJobs.delete({ accountId, jobId });
    return await this.jobs.find(jobId);
  }

  async listOf({ id: accountId }: Account, args: PageArgs): Promise<SavedJobPage> {
    const [saved, total] = await this.savedJobs.findAndCount({
      where: { accountId },
      order: { savedAt: "DESC", jobId: "ASC" },
      ...rowsOfPage(args),
    });
    const ids = saved.map(({ jobId }) => jobId);
    const jobs = this.dataSource.createQueryBuilder(Job, "job").where("job.id = any(:ids)", { ids });
    const byId = new Map((await this.listed.find(jobs)).map((job) => [job.id, job]));
    const items = saved.flatMap(({ jobId, savedAt }) => {
      const savedJob = byId.get(jobId);
      return savedJob ? [{ jobId, savedAt, savedJob }] : [];
    });
    return numberedPage(args, items, total);
  }

  /** The job while it is open; of a closed one its name alone is shown. */
  openJobOf({ savedJob }: ListedSavedJob): ListedJob | null {
    return isOpen(savedJob, this.clock.now()) ? savedJob : null;
  }
}
