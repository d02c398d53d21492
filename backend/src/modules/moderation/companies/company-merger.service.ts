import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { BadInputError, ConflictError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import type { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { lockCompany } from "../../companies/company.service";
import { forgetVerification } from "../../verification/verify-company";
import type { CompanyMerger } from "./admin-company.inputs";

/** Makes one company of two. */
export class CompanyMergerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves a company's members and jobs, their applications with them, to another. What is left is its name: its
   * address and whoever still posts under it come to the other.
   * @throws NotFoundError; BadInputError SAME_COMPANY; ConflictError COMPANY_BLOCKED where either is blocked
   */
  async merge(actor: Account, fromId: string, intoId: string): Promise<CompanyMerger> {
    if (fromId === intoId) throw new BadInputError("SAME_COMPANY", "Name two companies.");
    return await this.dataSource.transaction(async (manager) => {
      const [from, into] = await lockBoth(manager, fromId, intoId);
      if (from.blockedAt || into.blockedAt)
        throw new ConflictError("COMPANY_BLOCKED", "Unblock the company first: its jobs would come back.");
      const members = await moveMembers(manager, fromId, intoId);
      await manager.update(Company, [{ id: fromId }, { mergedIntoId: fromId }], {
        mergedIntoId: intoId,
        updatedAt: this.clock.now(),
      });
      const jobs = await moveJobs(manager, from, intoId);
      await forgetVerification(manager, fromId);
      // Nobody can see them any more, and the other company has not chosen their addresses.
      await manager.query("delete from webhook_endpoints where company_id = $1", [fromId]);
      await manager.query("delete from feed_imports where company_id = $1", [fromId]);
      // One of its jobs names the company whose replies are to be counted anew.
      const [jobId] = jobs;
      if (jobId) await enqueue(manager, "job-replies", { jobId }, { key: jobId });
      await recordAudit(manager, {
        action: "company.merge",
        actorId: actor.id,
        subjectType: "company",
        subjectId: fromId,
        before: { slug: from.slug },
        after: { mergedIntoId: intoId, jobs: String(jobs.length), members: String(members) },
      });
      return { company: into, jobs: jobs.length, members };
    });
  }
}

/** In the order of their ids, so that two mergers the other way round wait for each other. */
async function lockBoth(
  manager: EntityManager,
  fromId: string,
  intoId: string,
): Promise<[from: Company, into: Company]> {
  if (fromId < intoId) {
    const from = await lockCompany(manager, fromId);
    return [from, await lockCompany(manager, intoId)];
  }
  const into = await lockCompany(manager, intoId);
  return [await lockCompany(manager, fromId), into];
}

async function moveMembers(manager: EntityManager, fromId: string, intoId: string): Promise<number> {
  const moved = await manager.query<unknown[]>(
    `insert into company_members (company_id, account_id, role, created_at)
     select $2, account_id, role, created_at from company_members where company_id = $1
     on conflict do nothing returning account_id`,
    [fromId, intoId],
  );
  // Before the members, with whom the others go: who is another thing in that company isn't assigned any more.
  await manager.query(
    `update job_hiring_managers assigned set company_id = $2 from company_members member
     where assigned.company_id = $1 and member.company_id = $2 and member.account_id = assigned.account_id
       and member.role = assigned.role`,
    [fromId, intoId],
  );
  await manager.query("delete from company_members where company_id = $1", [fromId]);
  return moved.length;
}

/** An employer's number that the other company has as well says from now on where it came from. */
async function moveJobs(manager: EntityManager, { id, slug }: Company, intoId: string): Promise<string[]> {
  const [moved] = await manager.query<[{ id: string }[], number]>(
    `update jobs set company_id = $2, reference = case
       when exists (select from jobs other where other.company_id = $2 and other.reference = jobs.reference)
       then jobs.reference || ' (' || $3 || ')' else jobs.reference end
     where company_id = $1 returning id`,
    [id, intoId, slug],
  );
  await manager.query(
    `update message_templates mine set company_id = $2 where company_id = $1 and not exists (
       select from message_templates where company_id = $2 and lower(title) = lower(mine.title)
     )`,
    [id, intoId],
  );
  // After the jobs, whose lock whoever applies waits for.
  await manager.query("update applications set company_id = $2 where company_id = $1", [id, intoId]);
  await manager.query("update message_threads set company_id = $2 where company_id = $1", [id, intoId]);
  return moved.map((job) => job.id);
}
