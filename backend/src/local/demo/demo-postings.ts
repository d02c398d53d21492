import type { DataSource } from "typeorm";
import { uuidv7 } from "uuidv7";
import { DAY_MS } from "../../clock";
import type { Account } from "../../modules/accounts/account.entity";
import { Job } from "../../modules/jobs/job.entity";
import type { Random } from "./random";

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
