import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { ConflictError, ForbiddenError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { ownersOf } from "../../companies/owners";
import { isVerifiedAt } from "../../companies/verification.policy";
import { companyLimitOf } from "../../subscriptions/plan-in-force";
import { isHighlighted, Job } from "../job/job.entity";
import { JobAction } from "../job/job-lifecycle";
import type { OwnJobService } from "../own/own-job.service";
import type { JobHighlights } from "./job-highlight.inputs";

/** The jobs that companies pay to have highlighted. The database says which of them are: `job_highlights_renew`. */
export class JobHighlightService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ownJobs: OwnJobService,
  ) {}

  /**
   * HLGT-01, HLGT-02: a job that is highlighted already stays so.
   * @throws NotFoundError; ForbiddenError COMPANY_NOT_VERIFIED; ConflictError HIGHLIGHT_LIMIT, JOB_ACTION_NOT_ALLOWED
   */
  async highlight(viewer: Account, id: string): Promise<Job> {
    return await this.ownJobs.act(
      viewer,
      id,
      JobAction.HIGHLIGHT,
      async (manager, job, now) => {
        if (isHighlighted(job, now)) return;
        const { companyId } = job;
        const company = await manager.findOneByOrFail(Company, { id: companyId });
        if (!isVerifiedAt(company, now))
          throw new ForbiddenError("COMPANY_NOT_VERIFIED", "Only verified companies can highlight jobs.");
        await manager.update(Job, { id }, { highlightedAt: now });
        await manager.query("select job_highlights_renew($1)", [[companyId]]);
        const renewed = await manager.findOneByOrFail(Job, { id });
        if (!isHighlighted(renewed, now)) throw highlightLimit();
        await noteHighlight(manager, viewer, id, true);
      },
      "no key update",
    );
  }

  /** @throws NotFoundError; ConflictError JOB_ACTION_NOT_ALLOWED for a job that isn't open: its highlight has ended */
  async unhighlight(viewer: Account, id: string): Promise<Job> {
    return await this.ownJobs.act(
      viewer,
      id,
      JobAction.HIGHLIGHT,
      async (manager, { companyId, highlightedAt }) => {
        await manager.query("update jobs set highlighted_at = null, highlighted_until = null where id = $1", [
          id,
        ]);
        await manager.query("select job_highlights_renew($1)", [[companyId]]);
        if (highlightedAt !== null) await noteHighlight(manager, viewer, id, false);
      },
      "no key update",
    );
  }

  async of(companyId: string): Promise<JobHighlights> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const [row] = await manager.query<{ used: number }[]>(
      `select count(*)::int as used from jobs
       where company_id = $1 and highlighted_at is not null and highlighted_until > $2 and open_until > $2`,
      [companyId, now],
    );
    const limit = await companyLimitOf(manager, "highlightedJobs", await ownersOf(manager, companyId), now);
    return { limit, used: row?.used ?? 0 };
  }
}

/** What a plan's end does to a highlight is nobody's act. */
const noteHighlight = (
  manager: EntityManager,
  viewer: Account,
  jobId: string,
  isOn: boolean,
): Promise<void> =>
  recordAudit(manager, {
    ...{ action: "job.highlight", actorId: viewer.id, subjectType: "job", subjectId: jobId },
    ...{ before: { highlighted: String(!isOn) }, after: { highlighted: String(isOn) } },
  });

const highlightLimit = (): ConflictError =>
  new ConflictError("HIGHLIGHT_LIMIT", "Your plan has no more jobs to highlight.");
