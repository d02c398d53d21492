import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Job } from "../job/job.entity";
import { JobType, WorkMode } from "../job/job.enums";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
// Each rule is asked of its own jobs alone.
beforeEach(() => portal.dataSource.query("truncate jobs, companies, accounts cascade"));

interface Page {
  items: { id: string; title: string; location: string }[];
  total: number;
  isTotalCapped: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
}

async function search(args: {
  filter?: object;
  sort?: string;
  page?: number;
  pageSize?: number;
}): Promise<Page> {
  const query = `query ($filter: JobFilter, $sort: JobSort, $page: Int! = 1, $pageSize: Int! = 20) {
    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      items { id title location } total isTotalCapped page pageSize pageCount
    }
  }`;
  const { data, errors } = await portal.ask<{ jobs: Page }>(query, { variables: args });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.jobs;
}

const titlesOf = async (args: Parameters<typeof search>[0]) =>
  (await search(args)).items.map(({ title }) => title);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("a trade in a company's name (READ-17)", () => {
  beforeEach(async () => {
    const company = await make.company({ name: "Haraksha Medicine Delivery" });
    await make.job({ companyId: company.id, title: "Inventory Executive", skills: [] });
    const pharmacy = await make.company({ name: "Kabini Pharmacy" });
    await make.job({ companyId: pharmacy.id, title: "Cashier", skills: [] });
    await make.job({ title: "Delivery Boy", skills: [] });
    await make.job({ title: "Pharmacist", skills: [] });
  });

  it.each([
    ["delivery boy", ["Delivery Boy"]],
    ["delivery", ["Delivery Boy", "Inventory Executive"]],
    ["pharmacy", ["Pharmacist", "Cashier"]],
    ["kabini pharmacy", ["Cashier"]],
    ["medical shop pharmacist", ["Pharmacist"]],
  ])("finds its jobs where that one word is typed, behind those of the trade: '%s'", async (q, titles) => {
    expect(await titlesOf({ filter: { q } })).toEqual(titles);
  });
});

describe("a skill, or a trade's narrower form (READ-20)", () => {
  beforeEach(async () => {
    const jobs = [
      { title: "Welding Fixture Engineer", skills: ["SolidWorks"] },
      { title: "CATIA Designer", skills: ["CATIA"] },
      { title: "ASIC Verification Lead", skills: ["FPGA"] },
      { title: "Embedded Engineer", skills: ["Firmware"] },
    ];
    for (const [at, job] of jobs.entries()) await make.job({ ...job, postedAt: minutesAgo(60 - at) });
  });

  it.each([
    ["solidworks", "Welding Fixture Engineer", "CATIA Designer"],
    ["catia", "CATIA Designer", "Welding Fixture Engineer"],
    ["fpga engineer", "ASIC Verification Lead", "Embedded Engineer"],
    ["embedded engineer", "Embedded Engineer"],
  ])("comes before what is only close to it: '%s'", async (q, ...titles) => {
    expect((await titlesOf({ filter: { q } })).slice(0, titles.length)).toEqual(titles);
  });
});

describe("an 'or' between two trades or skills (READ-21)", () => {
  beforeEach(async () => {
    for (const title of ["Driver", "Helper", "Python Developer", "Java Developer", "Driver cum Helper"])
      await make.job({ title, skills: [], postedAt: minutesAgo(60) });
  });

  it.each([
    ["driver or helper", ["Driver", "Driver cum Helper", "Helper"]],
    ["driver ya helper", ["Driver", "Driver cum Helper", "Helper"]],
    ["python or java developer", ["Java Developer", "Python Developer"]],
  ])("finds either: '%s'", async (q, titles) => {
    expect((await titlesOf({ filter: { q } })).sort()).toEqual(titles);
  });
});

describe("the search text (JOBS-04)", () => {
  beforeEach(async () => {
    const company = await make.company({ name: "Kaveri Robotics" });
    await make.job({
      title: "Senior Software Engineer",
      skills: ["TypeScript", "C++"],
      companyId: company.id,
    });
    await make.job({ title: "Sales Executive", skills: ["Excel"] });
  });

  it.each([
    ["software", 1],
    ["SOFTWARE engineers", 1],
    ["engineer typescript", 1],
    ["kaveri engineer", 1],
    ["software engineer kaveri typescript senior", 1],
    ["c++", 1],
    ["software sales", 0],
    ["engineer in finance", 0],
    ["  ", 2],
    ["!!!", 0],
    ["' or 1=1 --", 0],
    ["executive | engineer", 0],
    ["पनडुब्बी", 0],
  ])("'%s' finds %i of two jobs: every word must stand in title, skills or company", async (q, count) => {
    expect((await search({ filter: { q } })).total).toBe(count);
  });

  it("does not look into the description", async () => {
    await make.job({ title: "Welder", description: "No software needed." });
    expect(await titlesOf({ filter: { q: "software" } })).toEqual(["Senior Software Engineer"]);
  });

  it("follows a company's new name", async () => {
    await portal.dataSource.query(
      "update companies set name = 'Godavari Works' where name = 'Kaveri Robotics'",
    );
    expect((await search({ filter: { q: "godavari" } })).total).toBe(1);
    expect((await search({ filter: { q: "kaveri robotics" } })).total).toBe(0);
  });
});

describe("the place (JOBS-06)", () => {
  it.each([
    ["Bengaluru", "Bangalore"],
    ["bangalore", "Bangalore"],
    ["  BENGALURU , India", "Bangalore"],
    ["Bombay", "Mumbai"],
    ["Madras", "Chennai"],
    ["Calcutta", "Kolkata"],
    ["New Delhi", "Delhi"],
    ["Gurugram", "Gurgaon"],
    ["Poona", "Pune"],
    ["nashik", "Nashik"],
  ])("'%s' finds the jobs in %s and no others", async (location, city) => {
    await make.job({ city, title: "There" });
    await make.job({ city: "Ahmedabad", title: "Elsewhere" });
    expect(await titlesOf({ filter: { location } })).toEqual(["There"]);
  });

  it.each([
    ["Indiranagar", ["Bangalore's"]],
    ["indiranagar, bengaluru", ["Bangalore's"]],
    ["Indiranagar, Mumbai", []],
    ["Remote", ["Anywhere"]],
    ["remote", ["Anywhere"]],
    ["Atlantis", []],
  ])("'%s' finds %j", async (location, titles) => {
    await make.job({ title: "Bangalore's", locality: "Indiranagar" });
    await make.job({ title: "Anywhere", city: null, workMode: WorkMode.REMOTE });
    expect(await titlesOf({ filter: { location } })).toEqual(titles);
  });

  it("reads in words on the job", async () => {
    await make.job({ locality: "Indiranagar", postedAt: minutesAgo(1) });
    await make.job({ city: null, workMode: WorkMode.REMOTE, postedAt: minutesAgo(2) });
    const { items } = await search({});
    expect(items.map(({ location }) => location)).toEqual(["Indiranagar, Bangalore", "Remote"]);
  });
});

it.each(Object.entries(JobType))(
  "%s lists only jobs of that type, and no type all (JOBS-05)",
  async (name, type) => {
    for (const each of Object.values(JobType)) await make.job({ type: each, title: each });
    expect(await titlesOf({ filter: { type: name } })).toEqual([type]);
    expect((await search({ filter: { type: null } })).total).toBe(4);
  },
);

describe("the order", () => {
  it("is the newest first, by pay when asked, and by the words' match with a text", async () => {
    await make.job({ title: "Trainer", skills: ["Yoga"], payYearlyMax: 300_000, postedAt: minutesAgo(1) });
    await make.job({ title: "Yoga Coach", skills: ["Yoga"], payYearlyMax: null, postedAt: minutesAgo(3) });
    await make.job({ title: "Guide", skills: ["Yoga"], payYearlyMax: 900_000, postedAt: minutesAgo(2) });
    expect(await titlesOf({})).toEqual(["Trainer", "Guide", "Yoga Coach"]);
    expect(await titlesOf({ sort: "PAY" })).toEqual(["Guide", "Trainer", "Yoga Coach"]);
    expect((await titlesOf({ filter: { q: "yoga" } }))[0]).toBe("Yoga Coach");
    expect(await titlesOf({ filter: { q: "yoga" }, sort: "NEWEST" })).toEqual([
      "Trainer",
      "Guide",
      "Yoga Coach",
    ]);
    expect(await titlesOf({ sort: "RELEVANCE" })).toEqual(["Trainer", "Guide", "Yoga Coach"]);
  });
});

describe("pages (JOBS-08)", () => {
  it("give every job once, and how many there are", async () => {
    await make.jobs(7);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, pageSize: 3 })));
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7);
    expect(pages[1]).toMatchObject({ total: 7, isTotalCapped: false, page: 2, pageSize: 3, pageCount: 3 });
  });

  it("are none where nothing matches", async () => {
    expect(await search({})).toEqual({
      items: [],
      total: 0,
      isTotalCapped: false,
      page: 1,
      pageSize: 20,
      pageCount: 0,
    });
  });

  it("are ten at most, and the count goes to 1,000", async () => {
    const { companyId } = await make.job();
    await make.jobs(999, { companyId });
    expect(await search({ page: 10 })).toMatchObject({ total: 1000, isTotalCapped: false, pageCount: 10 });
    await make.job({ companyId });
    const page = await search({ page: 10 });
    expect(page).toMatchObject({ total: 1000, isTotalCapped: true, pageCount: 10 });
    expect(page.items).toHaveLength(20);
  });

  it("take three queries with the companies of 50 jobs", async () => {
    for (let company = 0; company < 50; company += 1) await make.job();
    const query = "{ jobs(pageSize: 50) { items { id title pay { text } company { name } } total } }";
    await portal.ask(query);
    const queries = await countQueries(async () => {
      const { data } = await portal.ask<{ jobs: Page }>(query);
      expect(data?.jobs.items).toHaveLength(50);
    });
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe("a job that is not open", () => {
  const past = minutesAgo(1);
  const notOpen: [string, (job: Job) => Promise<unknown>][] = [
    ["has expired", (job) => update("jobs", job.id, "open_until", past)],
    ["was closed", (job) => update("jobs", job.id, "closed_at", past)],
    ["is held", (job) => update("jobs", job.id, "held_at", past)],
    ["was removed", (job) => update("jobs", job.id, "removed_at", past)],
    ["is a draft", (job) => update("jobs", job.id, "posted_at", null)],
    ["is of a blocked company", (job) => update("companies", job.companyId, "blocked_at", past)],
    ["is of a blocked poster", (job) => update("accounts", job.postedById ?? "", "blocked_at", past)],
  ];
  const update = (table: string, id: string, column: string, value: Date | null) =>
    portal.dataSource.query(`update ${table} set ${column} = $2 where id = $1`, [id, value]);

  const seen = async ({ id }: Job) => {
    const { data } = await portal.ask<{
      job: object | null;
      jobs: { total: number };
      popularLocations: { jobCount: number }[];
    }>("query ($id: ID!) { job(id: $id) { id } jobs { total } popularLocations { jobCount } }", {
      variables: { id },
    });
    return [data?.job, data?.jobs.total, data?.popularLocations];
  };

  it.each(notOpen)("because it %s is nowhere to be found", async (_why, change) => {
    const poster = await make.account();
    const job = await make.job({ postedById: poster.id });
    expect(await seen(job)).toEqual([{ id: job.id }, 1, [{ jobCount: 1 }]]);
    await change(job);
    expect(await seen(job)).toEqual([null, 0, []]);
  });

  it("comes back when its company and its poster are let in again", async () => {
    const poster = await make.account({ blockedAt: past });
    const company = await make.company({ blockedAt: past });
    const job = await make.job({ postedById: poster.id, companyId: company.id });
    expect(await seen(job)).toEqual([null, 0, []]);
    await update("companies", company.id, "blocked_at", null);
    expect(await seen(job)).toEqual([null, 0, []]);
    await update("accounts", poster.id, "blocked_at", null);
    expect(await seen(job)).toEqual([{ id: job.id }, 1, [{ jobCount: 1 }]]);
  });
});

it("counts the open jobs of cities and of their localities, most first (LAND-19)", async () => {
  await make.jobs(2, { city: "Pune", locality: "Baner" });
  await make.jobs(1, { city: "Pune", locality: "Aundh" });
  await make.jobs(1, { city: "Pune" });
  await make.jobs(1, { city: "Chennai" });
  await make.jobs(1, { city: null, workMode: WorkMode.REMOTE });
  const query = "{ popularLocations { city jobCount localities { name jobCount } } }";
  expect((await portal.ask(query)).data).toEqual({
    popularLocations: [
      {
        city: "Pune",
        jobCount: 4,
        localities: [
          { name: "Baner", jobCount: 2 },
          { name: "Aundh", jobCount: 1 },
        ],
      },
      { city: "Chennai", jobCount: 1, localities: [] },
    ],
  });
});
