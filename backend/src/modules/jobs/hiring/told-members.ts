import type { EntityManager } from "typeorm";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { CompanyAct, hasRoleInSql, mayInSql, rolesWhoMayOnOwnJobs } from "../../companies/member-role";
import type { NoticeService } from "../../notices/notice.service";
import type { Job } from "../job/job.entity";
import { mayOnJobInSql } from "./job-scope";

const { ANSWER_CANDIDATES } = CompanyAct;

const FIRST_OR_ALL = "id = $1 or not exists (select from told where id = $1)";

/**
 * Who is told of a job: who posted it; where they don't answer its candidates (any more), everybody who does for its
 * company.
 */
export async function postersOf(
  manager: EntityManager,
  { companyId, postedById }: Pick<Job, "companyId" | "postedById">,
): Promise<string[]> {
  const members = await manager.query<{ id: string }[]>(
    `with told as (
       select account_id as id from company_members member
       where company_id = $2 and ${mayInSql("member", ANSWER_CANDIDATES)}
     )
     select id from told where ${FIRST_OR_ALL}`,
    [postedById, companyId],
  );
  return members.map(({ id }) => id);
}

/** Of which job the news is, and who is to hear of it first: who posted it, or who wrote to the candidate. */
interface CandidateNews {
  companyId: string;
  jobId: string;
  first: string | null;
  /** Whether the job's hiring managers hear of it in any case. */
  isForManagers?: boolean;
}

/**
 * HMGR-05: who is told of a job's candidates: the first to hear; where they don't answer them (any more), everybody who
 * does.
 */
export async function answerersOf(
  manager: EntityManager,
  { companyId, jobId, first, isForManagers = false }: CandidateNews,
): Promise<string[]> {
  const managers = hasRoleInSql("told", rolesWhoMayOnOwnJobs(ANSWER_CANDIDATES));
  const members = await manager.query<{ id: string }[]>(
    `with told as (
       select account_id as id, role from company_members member
       where company_id = $2 and ${mayOnJobInSql("member", ANSWER_CANDIDATES, "$3")}
     )
     select id from told where ${FIRST_OR_ALL} or $4 and ${managers}`,
    [first, companyId, jobId, isForManagers],
  );
  return members.map(({ id }) => id);
}

/** Tells them something of it. */
export async function tellPosters(
  manager: EntityManager,
  notices: NoticeService,
  job: Pick<Job, "companyId" | "postedById">,
  content: NoticeContent,
): Promise<void> {
  const told = await postersOf(manager, job);
  await notices.giveAll(
    manager,
    told.map((accountId) => ({ accountId, content })),
  );
}
