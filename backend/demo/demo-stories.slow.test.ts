import { createFactories } from "../src/test/factories";
import { startTestPortal, type TestPortal } from "../src/test/portal";
import { TEST_ACCOUNTS } from "../src/modules/setup/test-accounts";
import { DemoStories } from "./demo-stories";
import { LEADS } from "./demo-leads";

let portal: TestPortal;

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  portal = await startTestPortal();
  const make = createFactories(portal.dataSource);
  for (const { email, name, role, plan } of TEST_ACCOUNTS) {
    const { id } = await make.account({ email, displayName: name, role });
    await rows("insert into subscriptions (account_id, plan) values ($1, $2)", [id, plan]);
  }
  for (const { city, title } of LEADS)
    for (let company = 0; company < 2; company += 1)
      await make.jobs(8, { city, title, postedAt: new Date(Date.now() - 29 * DAY_MS) });
});
afterAll(() => portal.stop());

const rows = <Row>(sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Row[]>(sql, parameters);

const resumesOf = () =>
  rows<{ email: string; resumes: number; templates: number }>(
    `select email, count(*)::int as resumes, count(distinct template)::int as templates
     from resumes join accounts on accounts.id = account_id where not is_draft group by email`,
  );

describe("the demo's stories", () => {
  it("give seekers finished resumes within their plans (PLAN-05, PLAN-06), and some are sent", async () => {
    const now = new Date();
    await new DemoStories(portal.dataSource, now).tell();
    const found = await resumesOf();
    const byEmail = new Map(found.map((row) => [row.email, row]));
    for (const { email, resumes } of LEADS)
      expect(byEmail.get(email)).toEqual({ email, resumes, templates: resumes });
    expect(found.length).toBeGreaterThan(250);
    const others = found.filter(({ email }) => !LEADS.some((lead) => lead.email === email));
    expect(Math.max(...others.map(({ templates }) => templates))).toBe(2);
    const sent = await rows<{ resume_template: string | null }>("select resume_template from applications");
    const withResume = sent.filter((application) => application.resume_template !== null).length;
    expect(withResume).toBeGreaterThan(10);
    const people = await rows<{ count: number }>("select count(*)::int from findable_people where is_on");
    expect(people[0]?.count).toBeGreaterThan(80);
    expect(sent.length - withResume).toBeGreaterThan(10);
    const rejected = await rows<{ isTold: boolean; hidden_until: Date | null }>(
      `select hidden_until, exists (select from notices where account_id = applicant_id
         and params ->> 'jobId' = job_id::text and params ->> 'status' = 'not-selected') as "isTold"
       from applications where status = 'not-selected'`,
    );
    expect(rejected.length).toBeGreaterThan(5);
    expect(rejected.filter(({ isTold, hidden_until }) => !isTold || hidden_until !== null)).toEqual([]);
    await new DemoStories(portal.dataSource, now).tell();
    expect(await resumesOf()).toEqual(found);
  }, 300_000);
});
