import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import type { JobService } from "../../jobs/job/job.service";
import { JobReport } from "./job-report.entity";
import type { ReportJobInput } from "./job-report.inputs";

/** What readers report about jobs; a reported job stays open until an admin or a rule holds it. */
export class JobReportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobService,
  ) {}

  /**
   * Keeps the viewer's first report of a job, and answers it to every further one.
   * @throws NotFoundError where no open job has the id, and the viewer has not reported it before
   */
  async report(
    viewer: Account,
    input: ReportJobInput,
    request: ClientRequest | null = null,
  ): Promise<JobReport> {
    const isOpen = (await this.jobs.find(input.jobId)) !== null;
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, JobReport),
        make: () => this.keepFirst(manager, viewer, input, isOpen),
      }),
    );
  }

  private async keepFirst(
    manager: EntityManager,
    viewer: Account,
    { jobId, reason, comment }: ReportJobInput,
    isOpen: boolean,
  ): Promise<JobReport> {
    const reports = manager.getRepository(JobReport);
    const mine = { jobId, accountId: viewer.id };
    const earlier = isUuid(jobId) ? await reports.findOneBy(mine) : null;
    if (earlier) return earlier;
    if (!isOpen) throw new NotFoundError("This job is not open any more.");
    const report = Object.assign(new JobReport(), mine, {
      reason,
      comment: comment?.trim() || null,
      createdAt: this.clock.now(),
    });
    // If two come at the same moment, one goes in, and both calls get that one.
    await reports.createQueryBuilder().insert().values(report).orIgnore().execute();
    return await reports.findOneByOrFail(mine);
  }
}
