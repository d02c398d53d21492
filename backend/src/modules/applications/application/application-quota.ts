import type { EntityManager } from "typeorm";
import { ForbiddenError } from "../../../errors/errors";
import { indianMonth, nextIndianMonth } from "../../../time/indian-calendar";
import { planInForce } from "../../subscriptions/plan-in-force";
import type { Application } from "./application.entity";
import type { ApplicationQuota } from "./application.inputs";

/**
 * Whether an application comes back to the month it was counted in: its job is no longer open, whatever closed it,
 * and nobody of the company had opened it. Takes the time as $2.
 */
const COMES_BACK = `application.status = 'submitted' and application.refunded_at is null
  and not (job.is_listed and job.open_until > $2)`;

/** The end of a statement: takes what was `refunded` from its months, which all who do this lock in one order. */
const COUNTED_BACK = `given as (
    select applicant_id, quota_month, count(*)::int as back from refunded group by 1, 2
  ), counted as (
    select usage.account_id, usage.month, given.back from application_usage usage
    join given on usage.account_id = given.applicant_id and usage.month = given.quota_month
    order by usage.account_id, usage.month for update of usage
  )
  update application_usage usage set used = used - counted.back from counted
  where usage.account_id = counted.account_id and usage.month = counted.month`;

/**
 * Gives back what is to come back, before anything is counted or a step is made. Once given back it stays so, also
 * where the job opens again. The lock makes two that meet here give it back once.
 */
export async function settleRefunds(manager: EntityManager, now: Date, applicantId: string): Promise<void> {
  await manager.query(
    `with closed as (
       select application.id from applications application join jobs job on job.id = application.job_id
       where application.applicant_id = $1 and ${COMES_BACK}
       order by application.id for update of application
     ), refunded as (
       update applications set refunded_at = $2 from closed
       where applications.id = closed.id and refunded_at is null
       returning quota_month
     )
     update application_usage usage set used = used - given.back
     from (select quota_month, count(*)::int as back from refunded group by quota_month) given
     where usage.account_id = $1 and usage.month = given.quota_month`,
    [applicantId, now],
  );
}

/**
 * Gives back all that comes back to the applicants of one job, while it is not open: a later opening takes nothing
 * of it away. Rows and months are locked in the order in which applying locks them.
 */
export const settleRefundsOf = (manager: EntityManager, jobId: string, now: Date): Promise<void> =>
  settleRefundsWhere(manager, "job.id = $1", jobId, now);

/** The same for all jobs of a company, before its block ends. */
export const settleRefundsOfCompany = (manager: EntityManager, companyId: string, now: Date): Promise<void> =>
  settleRefundsWhere(manager, "job.company_id = $1", companyId, now);

/** The same for all jobs that an account posted, before its block ends. */
export const settleRefundsOfPoster = (manager: EntityManager, accountId: string, now: Date): Promise<void> =>
  settleRefundsWhere(manager, "job.posted_by_id = $1", accountId, now);

async function settleRefundsWhere(
  manager: EntityManager,
  condition: string,
  id: string,
  now: Date,
): Promise<void> {
  await manager.query(`select from jobs job where ${condition} order by job.id for no key update`, [id]);
  await manager.query(
    `with closed as (
       select application.id from applications application join jobs job on job.id = application.job_id
       where ${condition} and ${COMES_BACK}
       order by application.id for update of application
     ), refunded as (
       update applications set refunded_at = $2 from closed
       where applications.id = closed.id and refunded_at is null
       returning applicant_id, quota_month
     ), ${COUNTED_BACK}`,
    [id, now],
  );
}

/** The same for applications of any applicants, in one statement, whose rows the caller has locked. */
export async function settleRefundsAmong(
  manager: EntityManager,
  now: Date,
  applicationIds: readonly string[],
): Promise<void> {
  await manager.query(
    `with refunded as (
       update applications application set refunded_at = $2 from jobs job
       where application.id = any ($1::uuid[]) and job.id = application.job_id and ${COMES_BACK}
       returning application.applicant_id, application.quota_month
     ), ${COUNTED_BACK}`,
    [applicationIds, now],
  );
}

/** Gives an application back that nobody of the company has opened, for whoever withdraws it; once. */
export async function refundUnseen(manager: EntityManager, now: Date, applicationId: string): Promise<void> {
  await manager.query(
    `with refunded as (
       update applications set refunded_at = $2 where id = $1 and refunded_at is null
       returning applicant_id, quota_month
     ), ${COUNTED_BACK}`,
    [applicationId, now],
  );
}

/**
 * Counts an application in its month again that its withdrawal gave back.
 * @throws ForbiddenError APPLICATION_LIMIT_REACHED
 */
export async function countAgain(
  manager: EntityManager,
  now: Date,
  { id, applicantId, quotaMonth, refundedAt }: Application,
  withdrawnAt: Date,
): Promise<void> {
  if (applicantId === null || refundedAt?.getTime() !== withdrawnAt.getTime()) return;
  await manager.query("update applications set refunded_at = null where id = $1", [id]);
  await countApplication(manager, now, applicantId, quotaMonth);
}

/**
 * Counts one more application in this month (PLAN-02 to PLAN-04), in the transaction of the application: one
 * statement, so that of any number at once no more get through than there is room for.
 * @throws ForbiddenError APPLICATION_LIMIT_REACHED
 */
export async function countApplication(
  manager: EntityManager,
  now: Date,
  accountId: string,
  month = indianMonth(now),
): Promise<void> {
  const { monthlyApplicationLimit: limit } = await planInForce(manager, accountId, now);
  const counted = await manager.query<unknown[]>(
    `insert into application_usage as usage values ($1, $2, 1)
     on conflict (account_id, month) do update set used = usage.used + 1
       where $3::int is null or usage.used < $3
     returning used`,
    [accountId, month, limit],
  );
  if (counted.length === 0)
    throw new ForbiddenError(
      "APPLICATION_LIMIT_REACHED",
      `You have used all ${limit ?? 0} applications of this month.`,
    );
}

/** What an account has left this month; changes nothing. */
export async function readQuota(
  manager: EntityManager,
  now: Date,
  accountId: string,
): Promise<ApplicationQuota> {
  const [plan, rows] = await Promise.all([
    planInForce(manager, accountId, now),
    manager.query<{ used: number }[]>(
      `select coalesce((select used from application_usage where account_id = $1 and month = $3), 0) - (
         select count(*) from applications application join jobs job on job.id = application.job_id
         where application.applicant_id = $1 and application.quota_month = $3 and ${COMES_BACK}
       )::int as used`,
      [accountId, now, indianMonth(now)],
    ),
  ]);
  const used = rows[0]?.used ?? 0;
  const limit = plan.monthlyApplicationLimit;
  return {
    plan: plan.code,
    limit,
    used,
    // A plan can become smaller than what was used of it.
    remaining: limit === null ? null : Math.max(limit - used, 0),
    resetsAt: nextIndianMonth(now),
  };
}
