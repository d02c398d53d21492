import { MAX_OWN_COMPANIES } from "../src/modules/companies/company.service";
import { PLANS, STARTING_PLAN } from "../src/modules/subscriptions/plan-catalogue";

/** What must hold whatever happened, and a query that counts the rows that break it. */
export interface Invariant {
  rule: string;
  sql: string;
}

const APPLICATION_LIMITS = PLANS.flatMap(({ code, monthlyApplicationLimit: limit }) =>
  limit === null ? [] : [`('${code}', ${limit})`],
).join(", ");

const TEMPLATE_LIMITS = PLANS.flatMap(({ code, resumeTemplateLimit: limit }) =>
  limit === null ? [] : [`('${code}', ${limit})`],
).join(", ");

const PLAN_OF_ACCOUNT = `coalesce((select plan from subscriptions where account_id = account.id), '${STARTING_PLAN}')`;

/** Limits that any number of calls at once must not get past. */
export const LIMITS: readonly Invariant[] = [
  {
    rule: "nobody has sent more applications in a month than their plan allows",
    sql: `select count(*)::int as count from (
        select account.id from accounts account
        join applications application on application.applicant_id = account.id
        join (values ${APPLICATION_LIMITS}) plan (code, most) on plan.code = ${PLAN_OF_ACCOUNT}
        where application.refunded_at is null
        group by account.id, application.quota_month, plan.most having count(*) > plan.most
      ) past`,
  },
  {
    rule: "nobody's resumes use more templates than their plan allows",
    sql: `select count(*)::int as count from (
        select account.id from accounts account
        join resumes resume on resume.account_id = account.id and resume.deleted_at is null
        join (values ${TEMPLATE_LIMITS}) plan (code, most) on plan.code = ${PLAN_OF_ACCOUNT}
        group by account.id, plan.most having count(distinct resume.template) > plan.most
      ) past`,
  },
  {
    rule: "a slot is one candidate's",
    sql: `select count(*)::int as count from (
        select from interviews where status = 'scheduled' group by slot_id having count(*) > 1
      ) past`,
  },
  {
    rule: "nobody acts for more companies than one may found",
    sql: `select count(*)::int as count from (
        select account_id from company_members group by 1 having count(*) > ${MAX_OWN_COMPANIES}
      ) past`,
  },
];

/** What one part of the database repeats of another, and what each history must tell. */
export const INVARIANTS: readonly Invariant[] = [
  {
    rule: "a month's count of applications is the number of those that were not given back",
    sql: `select count(*)::int as count from (
        select applicant_id as account_id, quota_month as month, count(*)::int as used from applications
        where refunded_at is null group by 1, 2
      ) counted
      full join application_usage usage using (account_id, month)
      where coalesce(counted.used, 0) <> coalesce(usage.used, 0)`,
  },
  {
    rule: "one person applies once to a job",
    sql: `select count(*)::int as count from (
        select from applications group by job_id, applicant_id having count(*) > 1
      ) twice`,
  },
  {
    rule: "an application stands where its history ends",
    sql: `select count(*)::int as count from applications application
      where status is distinct from (
        select status from application_events where application_id = application.id order by at desc, id desc limit 1
      )`,
  },
  {
    rule: "each step of a history begins where the one before it ended",
    sql: `select count(*)::int as count from (
        select from_status, lag(status) over (partition by application_id order by at, id) as before
        from application_events
      ) step where from_status is distinct from before`,
  },
  {
    rule: "an application carries the company of its job",
    sql: `select count(*)::int as count from applications application join jobs job on job.id = application.job_id
      where application.company_id <> job.company_id`,
  },
  {
    rule: "a job's count of reports is the number of those that are open",
    sql: `select count(*)::int as count from jobs job where report_count <>
        (select count(*) from job_reports where job_id = job.id and dismissed_at is null)`,
  },
  {
    rule: "an account carries the plan of its subscription",
    sql: `select count(*)::int as count from accounts account where account.plan <> ${PLAN_OF_ACCOUNT}`,
  },
  {
    rule: "search has those jobs that are listed, and no other",
    sql: `select count(*)::int as count from jobs job where is_listed <> coalesce(
        (select is_listed from job_search_changes where job_id = job.id order by id desc limit 1),
        exists (select from job_search_entries where job_id = job.id)
      )`,
  },
  {
    rule: "whoever has taken a slot is offered no other",
    sql: `select count(*)::int as count from interviews interview where status = 'scheduled'
        and exists (select from interview_offers where interview_id = interview.id)`,
  },
  {
    rule: "a thread tells of its last messages",
    sql: `select count(*)::int as count from message_threads thread,
        lateral (
          select max(sent_at) filter (where party = 'company') as company,
            max(sent_at) filter (where party = 'applicant') as applicant
          from messages where application_id = thread.application_id
        ) last
      where (company_sent_at, applicant_sent_at) is distinct from (last.company, last.applicant)`,
  },
  {
    rule: "each posted job is in the audit trail, once with its posting",
    sql: `select count(*)::int as count from jobs job where draft_id is not null
        and title like 'Fitter %' and 1 <> (
          select count(*) from audit_entries
          where subject_id::text = job.id::text and action = 'job.status' and before is null
        )`,
  },
  {
    rule: "employers are told of each application, and of each once",
    sql: `select count(*)::int as count from (
        select job_id::text, count(*)::int as sent from applications group by 1
      ) counted
      full join (
        select params->>'jobId' as job_id, sum((params->>'count')::int)::int as told from notices
        where kind = 'application.received' group by 1
      ) given using (job_id)
      where coalesce(counted.sent, 0) <> coalesce(given.told, 0)`,
  },
  ...["found_at", "told_at", "mailed_at"].map((moment) => ({
    rule: `an alert has ${moment.replace("_at", "")} each open job that came since it was made`,
    sql: `select count(*)::int as count from alerts alert
      join jobs job on job.title like 'Fitter %' and job.is_listed
        and exists (select from job_arrivals where job_id = job.id and arrived_at > alert.since)
      where not exists (
        select from alert_matches where alert_id = alert.id and job_id = job.id and ${moment} is not null
      )`,
  })),
  {
    rule: "a call's name is kept if and only if its thing is",
    sql: `select count(*)::int as count from client_requests request where result = '{}'
        or operation = 'applyToJob' and not exists (select from applications where id::text = result->>'id')
        or operation = 'createResume' and not exists (select from resumes where id::text = result->>'id')
        or operation = 'postJob' and not exists (select from jobs where id::text = result->>'id')`,
  },
];
