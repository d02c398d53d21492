import { indianDay } from "../src/time/indian-calendar";
import { Account } from "../src/modules/accounts/account.entity";
import { EmployerFiguresService } from "../src/modules/applications/figures/employer-figures.service";
import { TEST_ACCOUNTS } from "../src/modules/setup/test-accounts";
import { createFactories } from "../src/test/factories";
import { startTestPortal, type TestPortal } from "../src/test/portal";
import { LEADS } from "./demo-leads";
import { DemoStories } from "./demo-stories";

const DAY_MS = 24 * 60 * 60 * 1000;
const STAGES = ["submitted", "viewed", "shortlisted", "interview", "offered", "hired"];
const NOW = new Date();
const TODAY = indianDay(NOW);

const dayBefore = (days: number) => indianDay(new Date(NOW.getTime() - days * DAY_MS));

let portal: TestPortal;
let figures: EmployerFiguresService;

beforeAll(async () => {
  portal = await startTestPortal();
  figures = new EmployerFiguresService(portal.dataSource, { now: () => new Date() });
  const make = createFactories(portal.dataSource);
  for (const { email, name, role, plan } of TEST_ACCOUNTS) {
    const { id } = await make.account({ email, displayName: name, role });
    await rows("insert into subscriptions (account_id, plan) values ($1, $2)", [id, plan]);
  }
  for (const { city, title } of LEADS)
    await make.jobs(8, { city, title, postedAt: new Date(NOW.getTime() - 29 * DAY_MS) });
  await new DemoStories(portal.dataSource, NOW).tell();
}, 120_000);
afterAll(() => portal.stop());

const rows = <Row>(sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Row[]>(sql, parameters);

const employerOf = (email: string) =>
  portal.dataSource.getRepository(Account).findOneByOrFail({ email: `${email}@jobportal.example` });

/** A plain count over the applications to the companies that the account belongs to, narrowed by `condition`. */
async function count(employer: Account, condition: string, parameters: unknown[] = []): Promise<number> {
  const [counted] = await rows<{ count: number }>(
    `select count(*)::int as count from applications
     where company_id in (select company_id from company_members where account_id = $1)
       and applicant_id <> $1 and ${condition}`,
    [employer.id, ...parameters],
  );
  return counted?.count ?? 0;
}

/** What holds for applications sent from day `$2` to day `$3` in India. */
const SENT = "to_char(applied_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') between $2 and $3";

const CAME_TO = `exists (select from application_events where application_id = applications.id
  and status = any ($4) and not is_undo)`;

async function viewsOf(employer: Account, from: string, to: string): Promise<number> {
  const [seen] = await rows<{ views: number }>(
    `select coalesce(sum(views), 0)::int as views from job_view_counts
     where day between $2::date and $3::date and job_id in (select id from jobs where company_id in
       (select company_id from company_members where account_id = $1))`,
    [employer.id, from, to],
  );
  return seen?.views ?? 0;
}

/** Hours from applying to the company's first step beyond opening, shortest first, one row each. */
async function hoursToAnswer(employer: Account, from: string, to: string): Promise<number[]> {
  const answered = await rows<{ hours: number }>(
    `select (extract(epoch from (select min(at) from application_events where application_id = applications.id
       and party = 'company' and status not in ('submitted', 'viewed')) - applied_at) / 3600)::float8 as hours
     from applications where company_id in (select company_id from company_members where account_id = $1)
       and ${SENT} order by 1`,
    [employer.id, from, to],
  );
  return answered.map(({ hours }) => hours).filter((hours) => (hours as number | null) !== null);
}

function median(hours: readonly number[]): number | null {
  const [low, high] = [hours[Math.floor((hours.length - 1) / 2)], hours[Math.floor(hours.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

describe("the demo's seekers", () => {
  it("have registered over two months, so that the portal's growth is to be seen", async () => {
    const [registered] = await rows<{ weeks: number; latest: number }>(
      `select count(distinct date_trunc('week', created_at))::int as weeks,
         count(*) filter (where created_at > $1)::int as latest
       from accounts where firebase_uid like 'demo-%'`,
      [new Date(NOW.getTime() - 30 * DAY_MS)],
    );
    expect(registered?.weeks).toBeGreaterThanOrEqual(8);
    expect(registered?.latest).toBe(0);
  });

  it("have ids of the day they joined, which lists of users go by", async () => {
    const found = await rows<{ created_at: Date }>("select created_at from accounts order by id desc");
    const joined = found.map((row) => row.created_at.getTime());
    expect(joined).toEqual([...joined].sort((a, b) => b - a));
  });
});

describe.each(["paid.employer", "premium.employer"])("the demo's figures of %s", (email) => {
  it("have no job with fewer views than applications, and some that readers reported", async () => {
    const employer = await employerOf(email);
    const jobs = await rows<{ applications: number; views: number; reports: number }>(
      `select (select count(*)::int from applications where job_id = job.id) as applications,
         (select coalesce(sum(views), 0)::int from job_view_counts where job_id = job.id) as views,
         report_count as reports
       from jobs job where job.company_id in (select company_id from company_members where account_id = $1)`,
      [employer.id],
    );
    expect(jobs.filter(({ applications, views }) => views < applications)).toEqual([]);
    expect(jobs.filter(({ reports }) => reports > 0).length).toBeGreaterThan(0);
  });

  it("on the dashboard equal plain counts of the same rows (DASH-13)", async () => {
    const employer = await employerOf(email);
    const summary = await figures.summary(employer);
    expect(summary).toMatchObject({
      totalApplications: await count(employer, "status <> 'withdrawn'"),
      shortlisted: await count(employer, "status = 'shortlisted'"),
      interviews: await count(employer, "status = 'interview'"),
    });
    expect(summary.totalApplications).toBeGreaterThan(5);
  });

  it.each([
    ["the last 30 days", dayBefore(29), TODAY],
    ["the last 90 days", dayBefore(89), TODAY],
    ["this month", `${TODAY.slice(0, 7)}-01`, TODAY],
    [
      "the month before",
      `${dayBefore(Number(TODAY.slice(8))).slice(0, 7)}-01`,
      dayBefore(Number(TODAY.slice(8))),
    ],
  ])("in analytics of %s equal plain counts of the same rows", async (_, from, to) => {
    const employer = await employerOf(email);
    const analytics = await figures.analytics(employer, { from, to });
    expect(analytics.views).toBe(await viewsOf(employer, from, to));
    expect(analytics.applications).toBe(await count(employer, SENT, [from, to]));
    const reached = await Promise.all(
      STAGES.slice(1).map((__, index) =>
        count(employer, `${SENT} and ${CAME_TO}`, [from, to, STAGES.slice(index + 1)]),
      ),
    );
    expect(analytics.funnel.slice(1).map((stage) => stage.count)).toEqual(reached);
    const hours = await hoursToAnswer(employer, from, to);
    expect(analytics.medianHoursToAnswer ?? -1).toBeCloseTo(median(hours) ?? -1, 0);
    for (const { fromDays, toDays, count: answered } of analytics.answers)
      expect(answered).toBe(
        hours.filter((hour) => hour >= fromDays * 24 && hour < ((toDays ?? Infinity) + 1) * 24).length,
      );
    for (const { day, views, applications } of analytics.days)
      expect([day, views, applications]).toEqual([
        day,
        await viewsOf(employer, day, day),
        await count(employer, SENT, [day, day]),
      ]);
    for (const { jobId, applications } of analytics.jobs)
      expect(applications).toBe(await count(employer, `${SENT} and job_id = $4`, [from, to, jobId]));
  });
});
