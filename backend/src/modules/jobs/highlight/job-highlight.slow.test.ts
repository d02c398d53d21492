import { Role } from "../../../auth/role";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { MemberRole } from "../../companies/member-role";
import type { Job } from "../job/job.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let owner: Person;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  owner = await make.person({ role: Role.EMPLOYER });
  company = await make.company({ name: "Kaveri Works", verifiedAt: new Date() }, [owner]);
  await putOn("paid");
});

async function putOn(plan: string, ends: { at: Date; next: string } | null = null, { id }: Account = owner) {
  await portal.dataSource.query(
    `insert into subscriptions (account_id, plan, next_plan, changes_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update
     set plan = excluded.plan, next_plan = excluded.next_plan, changes_at = excluded.changes_at`,
    [id, plan, ends?.next ?? null, ends?.at ?? null],
  );
}

const call = async (mutation: string, { id }: Job, { token } = owner) =>
  (await portal.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { id } }`, { variables: { id }, token }))
    .code;

const highlight = (job: Job, who = owner) => call("highlightJob", job, who);

async function highlighted(job: Job): Promise<boolean | undefined> {
  const { data } = await portal.ask<{ myJob: { isHighlighted: boolean } }>(
    "query ($id: ID!) { myJob(id: $id) { isHighlighted } }",
    { variables: { id: job.id }, token: owner.token },
  );
  return data?.myJob.isHighlighted;
}

const allOf = async (jobs: readonly Job[]) => await Promise.all(jobs.map(highlighted));

async function highlights({ id }: Job) {
  const { data } = await portal.ask<{ myJob: { standing: { highlights: object } } }>(
    "query ($id: ID!) { myJob(id: $id) { standing { highlights { used limit } } } }",
    { variables: { id }, token: owner.token },
  );
  return data?.myJob.standing.highlights;
}

const jobsOf = (count: number, values: Partial<Job> = {}) =>
  make.jobs(count, { companyId: company.id, ...values });
const jobOf = async (values: Partial<Job> = {}) => make.job({ companyId: company.id, ...values });

interface Listed {
  title: string;
  isHighlighted: boolean;
}

interface Page {
  items: Listed[];
  highlighted: Listed[];
  total: number;
  nextCursor: string | null;
}

async function search(variables: object = {}): Promise<Page> {
  const { data, errors } = await portal.ask<{ jobs: Page }>(
    `query ($filter: JobFilter, $sort: JobSort, $page: Int! = 1, $pageSize: Int! = 20, $after: String) {
      jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, after: $after) {
        items { title isHighlighted } highlighted { title isHighlighted } total nextCursor
      }
    }`,
    { variables },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.jobs;
}

const lifted = async (variables: object = {}) =>
  (await search(variables)).highlighted.map(({ title }) => title);

describe("highlighting a job (HLGT-01)", () => {
  it.each([
    ["free", 0],
    ["paid", 3],
    ["premium", 10],
  ])("is what the plan of the company's owner allows: %s has %i", async (plan, limit) => {
    await putOn(plan);
    const jobs = await jobsOf(limit + 1);
    for (const job of jobs.slice(0, limit)) expect(await highlight(job)).toBeUndefined();
    const [last] = jobs.slice(-1);
    expect(last && (await highlight(last))).toBe("HIGHLIGHT_LIMIT");
    expect(last && (await highlighted(last))).toBe(false);
    expect(last && (await highlights(last))).toEqual({ used: limit, limit });
  });

  it("takes one of two at once for the last place, and a job again without another", async () => {
    const [one, two, three, four] = (await jobsOf(4)) as [Job, Job, Job, Job];
    await highlight(one);
    await highlight(two);
    const codes = await Promise.all([highlight(three), highlight(four)]);
    expect(codes.map((code) => code ?? "highlighted").sort()).toEqual(["HIGHLIGHT_LIMIT", "highlighted"]);
    expect(await highlight(one)).toBeUndefined();
    expect(await highlights(one)).toEqual({ used: 3, limit: 3 });
  });

  it("is for verified companies", async () => {
    const stranger = await make.company({}, [owner]);
    const job = await make.job({ companyId: stranger.id });
    expect(await highlight(job)).toBe("COMPANY_NOT_VERIFIED");
    expect(await highlighted(job)).toBe(false);
  });

  it("is for those who post its open jobs", async () => {
    const job = await jobOf();
    const viewer = await make.person({ role: Role.EMPLOYER });
    await portal.dataSource
      .getRepository(CompanyMember)
      .insert({ companyId: company.id, accountId: viewer.id, role: MemberRole.VIEWER });
    expect(await highlight(job, viewer)).toBe("MEMBER_ROLE");
    expect(await highlight(job, await make.person({ role: Role.EMPLOYER }))).toBe("NOT_FOUND");
    expect(await highlight(await jobOf({ closedAt: new Date() }))).toBe("JOB_ACTION_NOT_ALLOWED");
  });
});

describe("a highlight ends (HLGT-03)", () => {
  it("by hand, and with the job, which doesn't bring it back", async () => {
    const [one, two] = (await jobsOf(2)) as [Job, Job];
    await highlight(one);
    await highlight(two);
    expect(await call("unhighlightJob", one)).toBeUndefined();
    expect(await call("closeJob", two)).toBeUndefined();
    expect(await call("reopenJob", two)).toBeUndefined();
    expect(await allOf([one, two])).toEqual([false, false]);
    expect(await highlights(one)).toEqual({ used: 0, limit: 3 });
  });

  it("with the job's time, and isn't there again when that is longer", async () => {
    const job = await jobOf();
    await highlight(job);
    await portal.dataSource.query("update jobs set open_until = now() - interval '1 minute'");
    expect(await highlights(job)).toEqual({ used: 0, limit: 3 });
    expect(await call("reopenJob", job)).toBeUndefined();
    expect(await highlighted(job)).toBe(false);
  });

  it("with the plan, the last ones first, by the clock alone", async () => {
    await putOn("premium");
    const jobs = await jobsOf(4);
    for (const job of jobs) await highlight(job);
    await putOn("premium", { at: new Date(Date.now() + DAY_MS), next: "paid" });
    expect(await allOf(jobs)).toEqual([true, true, true, true]);
    await portal.dataSource.query("update subscriptions set changes_at = now() - interval '1 minute'");
    expect(await allOf(jobs)).toEqual([true, true, true, false]);
    await putOn("free");
    expect(await allOf(jobs)).toEqual([false, false, false, false]);
    await putOn("premium");
    expect(await allOf(jobs)).toEqual([false, false, false, false]);
  });

  it("with the verification, and with the owner whose plan it was", async () => {
    const [one] = (await jobsOf(1)) as [Job];
    await highlight(one);
    await portal.dataSource.query("update companies set verified_until = now() - interval '1 minute'");
    expect(await highlighted(one)).toBe(false);
    await portal.dataSource.query("update companies set verified_until = null");
    expect(await highlighted(one)).toBe(true);
    const other = await make.person({ role: Role.EMPLOYER });
    await portal.dataSource
      .getRepository(CompanyMember)
      .insert({ companyId: company.id, accountId: other.id, role: MemberRole.OWNER });
    await portal.dataSource.query("update company_members set role = 'recruiter' where account_id = $1", [
      owner.id,
    ]);
    expect(await highlighted(one)).toBe(false);
  });

  it("with a company that takes the job over and has no such plan", async () => {
    const job = await jobOf();
    await highlight(job);
    const other = await make.company({ verifiedAt: new Date() }, [
      await make.person({ role: Role.EMPLOYER }),
    ]);
    await portal.dataSource.query("update jobs set company_id = $1", [other.id]);
    await portal.dataSource.query("update jobs set company_id = $1", [company.id]);
    expect(await highlighted(job)).toBe(false);
  });
});

describe("a search lifts (HLGT-04)", () => {
  it("two highlighted jobs at most, the newest, which the list and its total have as before", async () => {
    const jobs = await jobsOf(3);
    for (const job of jobs) await highlight(job);
    await make.jobs(20, { title: "Staff Nurse" });
    const page = await search({ filter: { q: "staff nurse" } });
    expect(page.highlighted).toHaveLength(2);
    expect(page.highlighted.every(({ isHighlighted }) => isHighlighted)).toBe(true);
    expect(page.items).toHaveLength(20);
    expect(page.items.some(({ isHighlighted }) => isHighlighted)).toBe(false);
    expect(page.total).toBe(23);
    const titles = async (pages: object) =>
      (await search({ filter: { q: "staff nurse" }, ...pages })).highlighted;
    expect(await titles({ page: 2 })).toEqual(page.highlighted);
    expect(await titles({ after: page.nextCursor })).toEqual(page.highlighted);
  });

  it("only jobs that match as well as the best: never above a better title", async () => {
    const paid = await jobOf({ title: "Office Assistant", skills: ["Accounting"] });
    await highlight(paid);
    expect(await lifted({ filter: { q: "accounting" } })).toEqual(["Office Assistant"]);
    await make.job({ title: "Accounting Clerk", postedAt: new Date(Date.now() - 9 * DAY_MS) });
    expect(await lifted({ filter: { q: "accounting" } })).toEqual([]);
    expect(await lifted()).toEqual(["Office Assistant"]);
    expect(await lifted({ filter: { q: "welder" } })).toEqual([]);
    expect(await lifted({ filter: { location: "Mumbai" } })).toEqual([]);
  });

  it("none where somebody chose an order", async () => {
    await highlight(await jobOf());
    expect(await lifted({ sort: "NEWEST" })).toEqual([]);
    expect(await lifted({ sort: "PAY" })).toEqual([]);
    expect(await lifted({ filter: { q: "latest nurse" } })).toEqual([]);
    expect(await lifted({ filter: { q: "nurse" }, sort: "RELEVANCE" })).toEqual(["Staff Nurse"]);
  });

  it("none whose plan has ended by the clock", async () => {
    await highlight(await jobOf());
    await putOn("paid", { at: new Date(Date.now() - 60_000), next: "free" });
    expect(await lifted()).toEqual([]);
  });
});

it("tells the views of a highlighted job apart (HLGT-06)", async () => {
  const job = await jobOf();
  const look = async () => {
    const { token } = await make.person();
    await portal.ask("query ($id: ID!) { job(id: $id) { id } }", { variables: { id: job.id }, token });
  };
  await look();
  await highlight(job);
  await look();
  await look();
  const { data } = await portal.ask<{ myJob: { standing: object } }>(
    "query ($id: ID!) { myJob(id: $id) { standing { viewCount highlightedViewCount } } }",
    { variables: { id: job.id }, token: owner.token },
  );
  expect(data?.myJob.standing).toEqual({ viewCount: 3, highlightedViewCount: 2 });
});
