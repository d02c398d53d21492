import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { createWebFolder } from "../../../test/web-folder";
import { createDataSource } from "../../../app/data-source";
import { PostingBlocks } from "../blocks/posting-blocks";
import { Role } from "../../../auth/role";
import { Company } from "../../companies/company.entity";
import type { Job } from "./job.entity";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ webFolder: web.folder });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});
beforeEach(() => portal.dataSource.query("truncate jobs, companies, accounts cascade"));

const TITLE = "Glassblower";
const now = () => new Date();

/** Makes an open job and closes it in one way. */
async function jobThat(close: (job: Job) => [sql: string, parameters: unknown[]]): Promise<Job> {
  const poster = await make.account();
  const job = await make.job({
    title: TITLE,
    city: "Firozabad",
    locality: "Old Town",
    postedById: poster.id,
  });
  const [sql, parameters] = close(job);
  await portal.dataSource.query(sql, parameters);
  return job;
}

const set = (column: string, value: unknown) => (job: Job) =>
  [`update jobs set ${column} = $2 where id = $1`, [job.id, value]] as [string, unknown[]];

const WAYS: Record<string, { close: (job: Job) => [string, unknown[]]; status: number }> = {
  closed: { close: set("closed_at", now()), status: 410 },
  expired: { close: set("open_until", new Date(Date.now() - 1000)), status: 410 },
  unpublished: { close: set("posted_at", null), status: 404 },
  held: { close: set("held_at", now()), status: 410 },
  removed: { close: set("removed_at", now()), status: 410 },
  "of a blocked company": {
    close: ({ companyId }) => ["update companies set blocked_at = now() where id = $1", [companyId]],
    status: 410,
  },
  "of a blocked poster": {
    close: ({ postedById }) => ["update accounts set blocked_at = now() where id = $1", [postedById]],
    status: 410,
  },
};

const text = async (path: string) => (await fetch(portal.url + path)).text();
const ask = async <Data>(query: string, variables: object = {}) => {
  const { data, errors } = await portal.ask<Data>(query, { variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};

/** Everything that anybody can learn of jobs without signing in, by the path it comes by. */
const PATHS: Record<string, (job: Job, other: Job) => Promise<unknown>> = {
  "the job itself": async ({ id }) =>
    (await ask<{ job: unknown }>("query ($id: ID!) { job(id: $id) { id } }", { id })).job,
  "a list": async ({ id }) => {
    const { jobs } = await ask<{ jobs: { items: { id: string }[] } }>("{ jobs { items { id } } }");
    return jobs.items.find((item) => item.id === id) ?? null;
  },
  ...Object.fromEntries(
    ["q", "location"].map((field) => [
      `a search's count by ${field}`,
      async () => {
        const filter = { [field]: field === "q" ? TITLE : "Firozabad" };
        const query =
          "query ($filter: JobFilter, $sort: JobSort) { jobs(filter: $filter, sort: $sort) { total } }";
        const asked = ["RELEVANCE", "NEWEST", "PAY"].map((sort) =>
          ask<{ jobs: { total: number } }>(query, { filter, sort }),
        );
        return Math.max(...(await Promise.all(asked)).map(({ jobs }) => jobs.total)) || null;
      },
    ]),
  ),
  "popular locations": async () => {
    const { popularLocations } = await ask<{ popularLocations: { city: string }[] }>(
      "{ popularLocations { city } }",
    );
    return popularLocations.find(({ city }) => city === "Firozabad") ?? null;
  },
  "title suggestions": async () =>
    (await ask<{ jobSuggestions: string[] }>('{ jobSuggestions(text: "glassb") }')).jobSuggestions[0] ?? null,
  "place suggestions": async () =>
    (await ask<{ placeSuggestions: string[] }>('{ placeSuggestions(text: "firoz") }')).placeSuggestions[0] ??
    null,
  "similar jobs": async ({ id }, other) => {
    const query = "query ($id: ID!) { similarJobs(id: $id) { id } }";
    const { similarJobs } = await ask<{ similarJobs: { id: string }[] }>(query, { id: other.id });
    return similarJobs.find((job) => job.id === id) ?? null;
  },
  "its company's page": async ({ id, companyId }) => {
    const query = "query ($id: ID!) { companyJobs(companyId: $id) { items { id } } }";
    const { companyJobs } = await ask<{ companyJobs: { items: { id: string }[] } }>(query, { id: companyId });
    return companyJobs.items.find((job) => job.id === id) ?? null;
  },
  "its company's count": async ({ companyId }) => {
    const query = "query ($id: ID!) { company(id: $id) { openJobCount } }";
    const { company } = await ask<{ company: { openJobCount: number } | null }>(query, { id: companyId });
    return company && company.openJobCount > 0 ? company.openJobCount : null;
  },
  "the sitemap's jobs": async ({ id }) =>
    (await text("/sitemaps/jobs.xml?after=00000000-0000-0000-0000-000000000000")).includes(id) || null,
  "the feed": async ({ id }) => (await text("/feeds/jobs.xml")).includes(id) || null,
  "its city's page": async () => (await fetch(`${portal.url}/jobs/in/firozabad`)).status === 200 || null,
  "structured data": async ({ id }) => (await text(`/jobs/${id}`)).includes("JobPosting") || null,
  "the page's head": async ({ id }) => (await text(`/jobs/${id}`)).includes(TITLE) || null,
  "a report": async ({ id }) => {
    const { token } = await make.person();
    const query = "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }";
    const { data } = await portal.ask<{ reportJob: unknown }>(query, {
      variables: { input: { jobId: id, reason: "OTHER" } },
      token,
    });
    return data?.reportJob ?? null;
  },
};

/** Suggestions may lag behind a job's lapse until the index is swept; that is done now. */
async function sweep(): Promise<void> {
  const { url } = portal.dataSource.options as { url?: string };
  const dataSource = await createDataSource(url ?? "").initialize();
  await new PostingBlocks(dataSource, { now }).changes.takeIn();
  await dataSource.destroy();
}

describe("open is one rule: a job that is open", () => {
  it("is not told of as closed", async () => {
    const { id } = await jobThat(set("openings", 2));
    const query = "query ($id: ID!) { closedJob(id: $id) { title } }";
    expect(await ask(query, { id })).toEqual({ closedJob: null });
  });

  it("is found by every path", async () => {
    const job = await jobThat(set("openings", 2));
    const other = await make.job({ title: TITLE, city: "Agra" });
    for (const [path, find] of Object.entries(PATHS))
      expect([path, await find(job, other)]).not.toEqual([path, null]);
    expect((await fetch(`${portal.url}/jobs/${job.id}`)).status).toBe(200);
  });
});

describe.each(Object.entries(WAYS))("open is one rule: a job that is %s", (way, { close, status }) => {
  it("is found by no path", async () => {
    const job = await jobThat(close);
    await sweep();
    for (const [path, find] of Object.entries(PATHS)) {
      const other = { ...job, id: "00000000-0000-7000-8000-000000000000" } as Job;
      expect([path, await find(job, other)]).toEqual([path, null]);
    }
    // Beside an open one of the same name.
    const other = await make.job({ title: TITLE, city: "Agra" });
    expect(await PATHS["similar jobs"]?.(job, other)).toBeNull();
    expect(await PATHS["a list"]?.(job, other)).toBeNull();
  });

  it("is told of by name only where it is over by itself", async () => {
    const { id, companyId } = await jobThat(close);
    const query = "query ($id: ID!) { closedJob(id: $id) { title companyName } }";
    const { closedJob } = await ask<{ closedJob: unknown }>(query, { id });
    const { name } = await portal.dataSource.getRepository(Company).findOneByOrFail({ id: companyId });
    const isOver = way === "closed" || way === "expired";
    expect(closedJob).toEqual(isOver ? { title: TITLE, companyName: name } : null);
  });

  it(`has a page that answers ${status} to everybody and is not for search engines`, async () => {
    const job = await jobThat(close);
    const answer = await fetch(`${portal.url}/jobs/${job.id}`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("the day that is told of a job that is over", () => {
  const [earlier, later] = ["2026-03-01T06:30:00.000Z", "2026-03-09T06:30:00.000Z"];

  it.each([
    ["it was closed, where it would still be open", earlier, "2100-01-01T00:00:00Z", earlier],
    ["it ran out, where nobody closed it", null, later, later],
    ["it ran out, where it was closed after that", later, earlier, earlier],
    ["it was closed, where it has run out since", earlier, later, earlier],
  ])("is the one on which %s", async (_rule, closedAt, openUntil, day) => {
    const { id } = await make.job({ postedAt: new Date("2026-02-01"), openUntil: new Date(openUntil) });
    await portal.dataSource.query("update jobs set closed_at = $2 where id = $1", [id, closedAt]);
    const query = "query ($id: ID!) { closedJob(id: $id) { closedAt } }";
    expect(await ask(query, { id })).toEqual({ closedJob: { closedAt: day } });
  });
});

const READ = "query ($id: ID!) { job(id: $id) { id title closure { status block reason } } }";
interface Read {
  id: string;
  title: string;
  closure: { status: string; block: string | null; reason: string | null } | null;
}

/** What each kind of reader finds at the job's own address. */
async function readings(job: Job): Promise<Record<string, Read | null>> {
  const [member, admin, rival, seeker] = [
    await make.person(),
    await make.person({ role: Role.ADMIN }),
    await make.person({ role: Role.EMPLOYER }),
    await make.person(),
  ];
  await make.company({}, [rival]);
  await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
    job.companyId,
    member.id,
  ]);
  const readers = { member, admin, rival, seeker, visitor: { token: undefined } };
  const found = Object.entries(readers).map(async ([name, { token }]) => {
    const { data } = await portal.ask<{ job: Read | null }>(READ, { variables: { id: job.id }, token });
    return [name, data?.job ?? null] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const CLOSURES: Record<string, Read["closure"]> = {
  closed: { status: "CLOSED", block: null, reason: null },
  expired: { status: "EXPIRED", block: null, reason: null },
  held: { status: "HELD", block: null, reason: "Asks for a fee." },
  removed: { status: "REMOVED", block: null, reason: "No such place." },
  "of a blocked company": { status: "HELD", block: "COMPANY", reason: "Not theirs." },
  "of a blocked poster": { status: "HELD", block: "POSTER", reason: null },
};

describe("a job that is not open is read by members of its company and admins alone, with why", () => {
  it.each(Object.entries(CLOSURES))("while it is %s", async (way, closure) => {
    const job = await jobThat(WAYS[way]?.close ?? set("closed_at", now()));
    await portal.dataSource.query(
      `update jobs set held_reason = case when held_at is not null then 'Asks for a fee.' end,
         removed_reason = case when removed_at is not null then 'No such place.' end`,
    );
    await portal.dataSource.query(
      "update companies set blocked_reason = 'Not theirs.' where blocked_at is not null",
    );
    const read = { id: job.id, title: TITLE, closure };
    expect(await readings(job)).toEqual({
      member: read,
      admin: read,
      rival: null,
      seeker: null,
      visitor: null,
    });
    const views = await portal.dataSource.query<unknown[]>("select from job_view_counts");
    expect(views).toEqual([]);
  });

  it("and by nobody before it is posted", async () => {
    const found = await readings(await jobThat(set("posted_at", null)));
    expect(Object.values(found)).toEqual([null, null, null, null, null]);
  });

  it("while an open one is everybody's, and has nothing to tell", async () => {
    const found = await readings(await jobThat(set("openings", 2)));
    expect(Object.values(found).map((read) => read?.closure)).toEqual([null, null, null, null, null]);
  });
});
