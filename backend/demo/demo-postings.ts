import type { DataSource } from "typeorm";
import { uuidv7 } from "uuidv7";
import { DAY_MS } from "../src/time/clock";
import type { Account } from "../src/modules/accounts/account.entity";
import { Job } from "../src/modules/jobs/job/job.entity";
import { JobReport, ReportReason } from "../src/modules/moderation/reports/job-report.entity";
import { Random } from "./random";

/** A posting that is not open, by days before today. */
interface ClosedPosting {
  reference: string;
  postedDay: number | null;
  openUntilDay: number;
  heldDay?: number;
  closedDay?: number;
}

/** None of them is open: the open jobs of a city are as many as the landing page says. */
const CLOSED_POSTINGS: readonly ClosedPosting[] = [
  { reference: "DEMO-DRAFT", postedDay: null, openUntilDay: -30 },
  { reference: "DEMO-HELD", postedDay: 6, openUntilDay: -24, heldDay: 5 },
  { reference: "DEMO-CLOSED", postedDay: 40, openUntilDay: -5, closedDay: 12 },
  { reference: "DEMO-EXPIRED", postedDay: 45, openUntilDay: 15 },
];

const VIEWED_DAYS = 42;
const MOST_VIEWS_A_DAY = 24;

/** Beside an employer's open jobs: a posting in every other state; what is there already stays as it is. */
export async function addClosedPostings(
  dataSource: DataSource,
  { id: postedById }: Account,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const dayBefore = (day: number | null | undefined) =>
    day === null || day === undefined ? null : new Date(now.getTime() - day * DAY_MS);
  const jobs = dataSource.getRepository(Job);
  const open = await jobs.findOneByOrFail({ id });
  const postings = CLOSED_POSTINGS.map(({ reference, postedDay, openUntilDay, heldDay, closedDay }) =>
    jobs.merge(jobs.create(), open, {
      id: uuidv7(),
      reference,
      postedById,
      postedAt: dayBefore(postedDay),
      openUntil: dayBefore(openUntilDay) ?? open.openUntil,
      heldAt: dayBefore(heldDay),
      heldReason: heldDay === undefined ? null : "The pay looks unusual for this job: please check it.",
      closedAt: dayBefore(closedDay),
    }),
  );
  await jobs.createQueryBuilder().insert().values(postings).orIgnore().execute();
}

/** Looks at jobs over the last six weeks, fewer on Sundays and more lately, in one statement. */
export async function addViews(
  dataSource: DataSource,
  random: Random,
  { jobIds, now }: { jobIds: readonly string[]; now: Date },
): Promise<void> {
  const views = jobIds.flatMap((jobId) =>
    Array.from({ length: VIEWED_DAYS }, (_, daysAgo) => {
      const at = new Date(now.getTime() - (daysAgo + 1) * DAY_MS);
      const share = (1 - daysAgo / VIEWED_DAYS) * (at.getUTCDay() === 0 ? 0.4 : 1);
      return { jobId, at, count: Math.round(random.next() * MOST_VIEWS_A_DAY * share) };
    }),
  );
  await dataSource.query(
    `insert into job_view_counts (job_id, day, views)
     select look.job_id, (look.at at time zone 'Asia/Kolkata')::date, look.views
     from unnest($1::uuid[], $2::timestamptz[], $3::int[]) look (job_id, at, views)
     join jobs on jobs.id = look.job_id and jobs.posted_at <= look.at
     where look.views > 0 on conflict do nothing`,
    [views.map(({ jobId }) => jobId), views.map(({ at }) => at), views.map(({ count }) => count)],
  );
}

/** Every open job of these employers' companies is looked at, and none less often than somebody applied. */
export async function lookAtJobs(
  dataSource: DataSource,
  employers: readonly string[],
  now: Date,
): Promise<void> {
  const jobs = await dataSource.query<{ id: string }[]>(
    `select id from jobs where is_listed and company_id in (
       select company_id from company_members join accounts on accounts.id = account_id where email = any($1)
     ) order by posted_at, id`,
    [employers],
  );
  await addViews(dataSource, new Random("views"), { jobIds: jobs.map(({ id }) => id), now });
  await viewBeforeApplying(dataSource);
}

/** Nobody applies without having looked: no day has fewer views of a job than applications. */
async function viewBeforeApplying(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `insert into job_view_counts (job_id, day, views)
     select job_id, (applied_at at time zone 'Asia/Kolkata')::date, count(*)::int from applications group by 1, 2
     on conflict (job_id, day) do update set views = greatest(job_view_counts.views, excluded.views)`,
  );
}

/** What readers say against a posting that stays open. */
const REPORTS = [
  { reason: ReportReason.WRONG_DETAILS, comment: "The pay said on the phone was lower than the one here." },
  { reason: ReportReason.EXPIRED, comment: "I called: they said the place is filled." },
];

/** Lets the first of the readers report a job, each once. */
export async function addReports(
  dataSource: DataSource,
  jobId: string,
  readers: readonly Account[],
  at: Date,
): Promise<void> {
  const reports = REPORTS.flatMap((said, index) => {
    const reader = readers[index];
    return reader ? [{ id: uuidv7(), jobId, accountId: reader.id, createdAt: at, ...said }] : [];
  });
  await dataSource.createQueryBuilder().insert().into(JobReport).values(reports).orIgnore().execute();
}
