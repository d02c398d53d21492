import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Account } from "../accounts/account.entity";
import { createLastAdminLoader } from "../accounts/last-admin";
import { Company } from "../companies/company.entity";
import type { CompanySize } from "./admin-company.inputs";
import type { ReportSummary } from "./admin-job.inputs";

/** How many of what a company has, by its id. */
function createCompanySizeLoader(dataSource: DataSource): DataLoader<string, CompanySize> {
  return new DataLoader(async (ids) => {
    const sizes = await dataSource.query<(CompanySize & { id: string })[]>(
      `select id,
         (select count(*)::int from company_members where company_id = id) as members,
         (select count(*)::int from jobs where company_id = asked.id and posted_at is not null) as jobs
       from unnest($1::uuid[]) asked(id)`,
      [ids],
    );
    const byId = new Map(sizes.map((size) => [size.id, size]));
    return ids.map((id) => byId.get(id) ?? { members: 0, jobs: 0 });
  });
}

/** Up to five other companies of nearly the same name, by a company's id; none that was merged. */
function createNamesakesLoader(dataSource: DataSource): DataLoader<string, Company[]> {
  return new DataLoader(async (ids) => {
    const pairs = await dataSource.query<{ id: string; otherId: string }[]>(
      `select company.id, namesake.id as "otherId"
       from companies company cross join lateral (
         select other.id from companies other
         where other.name_key = company.name_key and other.id <> company.id and other.merged_into_id is null
         order by other.id limit 5
       ) namesake
       where company.id = any($1::uuid[]) order by namesake.id`,
      [ids],
    );
    const others = new Set(pairs.map(({ otherId }) => otherId));
    const found =
      others.size > 0 ? await dataSource.getRepository(Company).findBy({ id: In([...others]) }) : [];
    const byId = new Map(found.map((company) => [company.id, company]));
    return ids.map((id) =>
      pairs.filter((pair) => pair.id === id).flatMap(({ otherId }) => byId.get(otherId) ?? []),
    );
  });
}

/** An account by its id; null where it is deleted. */
function createAccountLoader(dataSource: DataSource): DataLoader<string, Account | null> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Account).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((account) => [account.id, account]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

const NO_REPORTS: ReportSummary = { reasons: [], comments: [] };

/** What readers say against a job, by its id; dismissed reports are left out. */
function createReportSummaryLoader(dataSource: DataSource): DataLoader<string, ReportSummary> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.query<(ReportSummary & { jobId: string })[]>(
      `select job_id as "jobId", json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
           as reasons,
         (select coalesce(json_agg(comment), '[]') from (
           select comment from job_reports said
           where said.job_id = counted.job_id and said.comment is not null and said.dismissed_at is null
           order by said.id desc limit 10
         ) newest) as comments
       from (
         select job_id, reason, count(*)::int as count from job_reports
         where job_id = any($1) and dismissed_at is null group by job_id, reason
       ) counted group by job_id`,
      [ids],
    );
    const byId = new Map(found.map((summary) => [summary.jobId, summary]));
    return ids.map((id) => byId.get(id) ?? NO_REPORTS);
  });
}

/** What an entry of the audit trail is about, in a word: of `type id` an e-mail, a company's name, a job's title. */
function createAuditSubjectLoader(dataSource: DataSource): DataLoader<string, string | null> {
  return new DataLoader(async (subjects) => {
    const ids = subjects.map((subject) => subject.split(" ")[1]);
    const found = await dataSource.query<{ subject: string; name: string }[]>(
      `select 'account ' || id as subject, email as name from accounts where id = any($1)
       union all select 'company ' || id, name from companies where id = any($1)
       union all select 'job ' || id, title from jobs where id = any($1)`,
      [ids],
    );
    const bySubject = new Map(found.map(({ subject, name }) => [subject, name]));
    return subjects.map((subject) => bySubject.get(subject) ?? null);
  });
}

/** What admins' lists load once for a page. */
export const createModerationLoaders = (dataSource: DataSource) => ({
  account: createAccountLoader(dataSource),
  isLastAdmin: createLastAdminLoader(dataSource),
  companySize: createCompanySizeLoader(dataSource),
  namesakes: createNamesakesLoader(dataSource),
  reportSummary: createReportSummaryLoader(dataSource),
  auditSubject: createAuditSubjectLoader(dataSource),
});
