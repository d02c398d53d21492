import type { DataSource } from "typeorm";
import { type Clock, DAY_MS } from "../../../time/clock";
import { indianDay } from "../../../time/indian-calendar";
import { PlanCode } from "../../subscriptions/plan.entity";
import type { AdminSummary, GrowthDay } from "./admin-summary.inputs";

/** One statement counts all, so that the figures are of one moment. Takes the time, and the plan of "Premium Users". */
const SUMMARY = `
  select (select count(*)::int from accounts) as "totalUsers",
    (select count(*)::int from companies where blocked_at is null and merged_into_id is null)
      as "activeCompanies",
    (select count(*)::int from jobs where is_listed and open_until > $1) as "activeJobs",
    (select count(*)::int from subscriptions
      where case when changes_at <= $1 then next_plan else plan end = $2) as "premiumUsers"`;

const perDay = (table: string, at: string) => `
  select (${at} at time zone 'Asia/Kolkata')::date as day, count(*)::int as count
  from ${table} where ${at} >= $1 group by 1`;

const GROWTH = `
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(users.count, 0) as users, coalesce(jobs.count, 0) as jobs,
    coalesce(applications.count, 0) as applications
  from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') day
  left join (${perDay("accounts", "created_at")}) users using (day)
  left join (${perDay("jobs", "posted_at")}) jobs using (day)
  left join (${perDay("applications", "applied_at")}) applications using (day)
  order by day`;

/** The portal in figures. */
export class AdminSummaryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async summary(): Promise<AdminSummary> {
    const [summary] = await this.dataSource.query<[AdminSummary]>(SUMMARY, [
      this.clock.now(),
      PlanCode.PREMIUM,
    ]);
    return summary;
  }

  /** New users, jobs and applications on each of so many days in India up to today, days without any included. */
  async growth(days: number): Promise<GrowthDay[]> {
    const now = this.clock.now();
    const first = indianDay(new Date(now.getTime() - (days - 1) * DAY_MS));
    return await this.dataSource.query(GROWTH, [new Date(`${first}T00:00:00+05:30`), first, indianDay(now)]);
  }
}
