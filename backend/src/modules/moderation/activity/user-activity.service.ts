import { type DataSource, IsNull, Not } from "typeorm";
import { idOrNil } from "../../../text/uuid";
import { Company } from "../../companies/company.entity";
import { Job } from "../../jobs/job/job.entity";
import { MOST_SHOWN, type UserActivity, type UserApplication, type UserReport } from "./user-activity.inputs";

/** `$1` the user, `$2` how many. */
const APPLICATIONS = `
  select id, job ->> 'title' as "jobTitle", job ->> 'companyName' as "companyName", status, applied_at as "appliedAt"
  from applications where applicant_id = $1 order by applied_at desc, id desc limit $2`;

const REPORTS = `
  select report.id, report.job_id as "jobId", job.title as "jobTitle", report.reason, report.comment,
    (report.account_id = $1) is true as "isTheirs", report.created_at as "reportedAt"
  from job_reports report join jobs job on job.id = report.job_id
  where report.account_id = $1 or job.posted_by_id = $1
  order by report.created_at desc, report.id desc limit $2`;

const COMPANIES = `
  select company_id as id from company_members where account_id = $1 order by company_id desc limit $2`;

/** What one user does at the portal, for the page that admins read of them. */
export class UserActivityService {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: string): Promise<UserActivity> {
    const user = idOrNil(userId);
    const { manager } = this.dataSource;
    const newest = [user, MOST_SHOWN];
    const [[jobs, jobCount], applications, [counted], reports, companies] = await Promise.all([
      manager.findAndCount(Job, {
        where: { postedById: user, postedAt: Not(IsNull()) },
        order: { postedAt: "DESC", id: "DESC" },
        take: MOST_SHOWN,
      }),
      manager.query<UserApplication[]>(APPLICATIONS, newest),
      manager.query<{ count: number }[]>(
        "select count(*)::int as count from applications where applicant_id = $1",
        [user],
      ),
      manager.query<UserReport[]>(REPORTS, newest),
      manager.query<{ id: string }[]>(COMPANIES, newest),
    ]);
    return {
      ...{ jobs, jobCount, applications, reports },
      applicationCount: counted?.count ?? 0,
      companies: companies.length > 0 ? await manager.findBy(Company, companies) : [],
    };
  }
}
