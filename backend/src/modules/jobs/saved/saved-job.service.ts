import type { DataSource, Repository } from "typeorm";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { type PageArgs, rowsOfPage } from "../../../lists/list-page";
import type { Account } from "../../accounts/account.entity";
import { type Job, jobNotOpen } from "../job/job.entity";
import { SavedJob, type SavedJobPage } from "./saved-job.entity";
import type { JobService } from "../job/job.service";

export class SavedJobService {
  private readonly savedJobs: Repository<SavedJob>;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobService,
  ) {
    this.savedJobs = dataSource.getRepository(SavedJob);
  }

  /** Puts an open job among the viewer's saved ones (JOBS-11); a second time changes nothing. @throws ConflictError JOB_NOT_OPEN */
  async save({ id: accountId }: Account, jobId: string): Promise<boolean> {
    const job = await this.jobs.find(jobId);
    if (!job) throw jobNotOpen();
    await this.savedJobs
      .createQueryBuilder()
      .insert()
      .values({ accountId, jobId: job.id, savedAt: this.clock.now() })
      .orIgnore()
      .execute();
    return true;
  }

  /** Takes a job from among them, open or not; one that is not there changes nothing. */
  async unsave({ id: accountId }: Account, jobId: string): Promise<boolean> {
    if (isUuid(jobId)) await this.savedJobs.delete({ accountId, jobId });
    return false;
  }

  async listOf({ id: accountId }: Account, args: PageArgs): Promise<SavedJobPage> {
    const [items, total] = await this.savedJobs.findAndCount({
      where: { accountId },
      relations: { savedJob: true },
      order: { savedAt: "DESC", jobId: "ASC" },
      ...rowsOfPage(args),
    });
    return { items, total, page: args.page, pageSize: args.pageSize };
  }

  /** The job while it is open; of a closed one its name alone is shown. */
  openJobOf({ savedJob }: SavedJob): Job | null {
    return savedJob.isOpen(this.clock.now()) ? savedJob : null;
  }
}
