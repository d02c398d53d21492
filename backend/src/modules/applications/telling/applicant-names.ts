import type { NamesOfApplicants } from "../../notices/notice-names";
import { ApplicationStatus } from "../application/application-pipeline";
import { CompanyAct } from "../../companies/member-role";
import { mayOnJobInSql } from "../../jobs/hiring/job-scope";

/**
 * As they called themselves at applying, for those who answer candidates of the job alone. Nobody is named who took
 * the application back, is blocked, or has deleted the account.
 */
export const namesOfApplicants: NamesOfApplicants = async (manager, readerId, applicationIds) => {
  const named = await manager.query<{ id: string; name: string }[]>(
    `select application.id, btrim(application.profile #>> '{basics,name}') as name
     from applications application
     join accounts sender on sender.id = application.applicant_id and sender.blocked_at is null
     join company_members member on member.company_id = application.company_id and member.account_id = $1
       and ${mayOnJobInSql("member", CompanyAct.ANSWER_CANDIDATES, "application.job_id")}
     where application.id = any ($2) and application.status <> $3
       and btrim(application.profile #>> '{basics,name}') <> ''`,
    [readerId, applicationIds, ApplicationStatus.WITHDRAWN],
  );
  return new Map(named.map(({ id, name }) => [id, name]));
};
