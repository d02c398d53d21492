import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../../database/audit";
import { ConflictError, NotFoundError } from "../../../errors/errors";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { CompanyAct, MemberRole } from "../../companies/member-role";
import type { NoticeService } from "../../notices/notice.service";
import { Job } from "../job/job.entity";
import type { AssignHiringManagerArgs } from "./hiring-manager.inputs";
import { assertOwnJob } from "./job-scope";

/** Who of a company's hiring managers a job is assigned to (HMGR-03, HMGR-04). Triggers tell open pages (HMGR-06). */
export class HiringManagerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /**
   * Gives a job to a hiring manager; one who has it keeps it.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError NOT_HIRING_MANAGER
   */
  async assign(viewer: Account, { jobId, accountId }: AssignHiringManagerArgs): Promise<Job> {
    return await this.dataSource.transaction(async (manager) => {
      const job = await findOwn(manager, viewer, jobId);
      const { companyId } = job;
      // The lock holds off whoever changes the role; a change that came first is seen here.
      const member = isUuid(accountId)
        ? await manager.findOne(CompanyMember, {
            where: { companyId, accountId, role: MemberRole.HIRING_MANAGER },
            lock: { mode: "for_key_share" },
          })
        : null;
      if (!member)
        throw new ConflictError("NOT_HIRING_MANAGER", "They are no hiring manager of this company any more.");
      const added = await manager.query<unknown[]>(
        `insert into job_hiring_managers (job_id, account_id, company_id, assigned_at) values ($1, $2, $3, $4)
         on conflict do nothing returning job_id`,
        [job.id, accountId, companyId, this.clock.now()],
      );
      if (added.length === 0) return job;
      await noteManager(manager, viewer, job, { before: null, after: accountId });
      const { name } = await manager.findOneByOrFail(Company, { id: companyId });
      const params = { jobTitle: job.title, company: name, jobId: job.id };
      await this.notices.give(manager, accountId, { kind: "job.assigned", params });
      return job;
    });
  }

  /** Takes a job from a hiring manager; one who doesn't have it stays so. @throws NotFoundError; ForbiddenError */
  async unassign(viewer: Account, { jobId, accountId }: AssignHiringManagerArgs): Promise<Job> {
    return await this.dataSource.transaction(async (manager) => {
      const job = await findOwn(manager, viewer, jobId);
      const [, count] = isUuid(accountId)
        ? await manager.query<[unknown[], number]>(
            "delete from job_hiring_managers where job_id = $1 and account_id = $2",
            [job.id, accountId],
          )
        : [[], 0];
      if (count > 0) await noteManager(manager, viewer, job, { before: accountId, after: null });
      return job;
    });
  }
}

/** A job whose candidates the viewer may give to others. It stays its company's until the transaction ends. */
async function findOwn(manager: EntityManager, viewer: Account, id: string): Promise<Job> {
  const job = isUuid(id)
    ? await manager.findOne(Job, { where: { id }, lock: { mode: "pessimistic_read" } })
    : null;
  if (!job?.postedAt) throw new NotFoundError();
  await assertOwnJob(manager, viewer, job, CompanyAct.POST_JOBS);
  return job;
}

const noteManager = (
  manager: EntityManager,
  viewer: Account,
  job: Job,
  { before, after }: Record<"before" | "after", string | null>,
): Promise<void> =>
  recordAudit(manager, {
    ...{ action: "job.manager", actorId: viewer.id, subjectType: "job", subjectId: job.id },
    ...{ before: { account: before }, after: { account: after } },
  });
