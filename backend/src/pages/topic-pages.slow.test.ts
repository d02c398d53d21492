import { createFactories, type Factories } from "../test/factories";
import { breadcrumbComplaints } from "../test/google-data";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createWebFolder, structuredDataIn } from "../test/web-folder";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ webFolder: web.folder, env: { PUBLIC_URL: "https://jobs.example" } });
  make = createFactories(portal.dataSource);
  const { id: companyId } = await make.company();
  const pay = { payText: "₹2–3 LPA", payMin: 200_000, payMax: 300_000, payUnit: "year" as never };
  const yearly = { payYearlyMin: 200_000, payYearlyMax: 300_000 };
  await make.jobs(2, { companyId, title: "Staff Nurse", city: "Pune", ...pay, ...yearly });
  await make.job({ title: "ICU Nurse", city: "Mumbai" });
  await make.job({ title: "Nurse", city: "Bangalore" });
  await make.job({ title: "Truck Driver", city: "Pune" });
  // Named by no title: a page about it would have nothing of its own to show.
  await make.job({ title: "Ward Helper", city: "Nashik", skills: ["Nursing"] });
  await make.job({ title: "Cook", city: "Surat", closedAt: new Date() });
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});

async function page(path: string) {
  const answer = await fetch(portal.url + path, { headers: { accept: "text/html" }, redirect: "manual" });
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    robots: answer.headers.get("x-robots-tag"),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    breadcrumbs: structuredDataIn(html).BreadcrumbList,
  };
}

describe("the page of a city, a trade, or a trade in a city (CRAWL-01)", () => {
  it.each([
    ["/jobs/in/pune", "Jobs in Pune", "3 open jobs at 2 companies"],
    ["/jobs/for/nurse", "Nurse jobs", "open jobs at"],
    ["/jobs/for/nurse/in/pune", "Nurse jobs in Pune", "2 open jobs at 1 company, ₹2–3 LPA"],
  ])("%s has its own title, figures and address", async (path, name, figures) => {
    const found = await page(path);
    expect(found).toMatchObject({
      status: 200,
      robots: null,
      title: `${name} · JobPortal`,
      canonical: `https://jobs.example${path}`,
    });
    expect(found.description).toContain(`${name}: `);
    expect(found.description).toContain(figures);
    expect(breadcrumbComplaints(found.breadcrumbs ?? {})).toEqual([]);
  });

  it.each([
    "/jobs/in/surat",
    "/jobs/in/atlantis",
    "/jobs/in/maharashtra",
    "/jobs/for/cook",
    "/jobs/for/nurse/in/surat",
    "/jobs/for/python",
    "/jobs/for/nothing-of-ours",
    "/jobs/in/%00",
  ])("%s is not there without open jobs", async (path) => {
    expect(await page(path)).toMatchObject({ status: 404, robots: "noindex", canonical: undefined });
  });

  it("goes with its last open job, and comes with the first", async () => {
    const job = await make.job({ title: "Welder", city: "Kolhapur" });
    expect((await page("/jobs/for/welder/in/kolhapur")).status).toBe(200);
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [job.id]);
    expect((await page("/jobs/for/welder/in/kolhapur")).status).toBe(404);
  });

  it.each([
    ["/jobs/in/poona", "/jobs/in/pune"],
    ["/jobs/in/Pune/", "/jobs/in/pune"],
    ["/jobs/for/staff-nurse/in/bengaluru", "/jobs/for/nurse/in/bangalore"],
  ])("%s, another name of it, leads to %s (CRAWL-02)", async (path, own) => {
    expect(await page(path)).toMatchObject({ status: 301, location: own });
  });

  it.each([
    ["/jobs?location=Pune", "/jobs/in/pune"],
    ["/jobs?location=poona&page=2&type=full-time", "/jobs/in/pune"],
    ["/jobs?q=nurse&location=Pune", "/jobs/for/nurse/in/pune"],
    ["/jobs?q=staff+nurse+jobs+in+pune", "/jobs/for/nurse/in/pune"],
    ["/jobs?q=nurse", "/jobs/for/nurse"],
    ["/jobs?q=something+else&location=Pune", "/jobs/in/pune"],
    ["/jobs?q=nurse&location=Surat", "/jobs?location=Surat"],
    ["/jobs?q=nurse&location=Maharashtra", "/jobs?location=Maharashtra"],
    ["/jobs?q=night+nurse+icu", "/jobs"],
    ["/jobs", "/jobs"],
  ])("%s names %s as its one address (CRAWL-03)", async (search, own) => {
    expect(await page(search)).toMatchObject({ status: 200, canonical: `https://jobs.example${own}` });
  });
});

describe("the sitemap's pages (CRAWL-03)", () => {
  it("are those topics that have open jobs, each its own canonical address", async () => {
    const xml = await (await fetch(`${portal.url}/sitemaps/pages.xml`)).text();
    const listed = [...xml.matchAll(/<loc>https:\/\/jobs\.example([^<]*)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    expect(listed.slice(0, 2)).toEqual(["/", "/jobs"]);
    const expected = ["/jobs/in/pune", "/jobs/in/nashik", "/jobs/for/nurse", "/jobs/for/driver/in/pune"];
    expect(listed).toEqual(expect.arrayContaining(expected));
    for (const missing of ["/jobs/in/surat", "/jobs/for/cook", "/jobs/for/nurse/in/nashik"])
      expect(listed).not.toContain(missing);
    for (const path of listed)
      expect([path, await page(path)]).toMatchObject([
        path,
        { status: 200, canonical: `https://jobs.example${path}` },
      ]);
  });
});

describe("a topic in the API", () => {
  const TOPIC = `query ($trade: String, $city: String) { jobTopic(trade: $trade, city: $city) {
    path trade city q location figures { total companyCount pay }
    neighbours { trades { path jobCount } cities { path jobCount } nearCities { path jobCount } } } }`;
  const ask = async (variables: object) =>
    (await portal.ask<{ jobTopic: Record<string, unknown> | null }>(TOPIC, { variables })).data?.jobTopic;

  it("has the search that finds its jobs, their figures, and topics beside it (CRAWL-04)", async () => {
    expect(await ask({ trade: "nurse", city: "pune" })).toEqual({
      path: "/jobs/for/nurse/in/pune",
      trade: "Nurse",
      city: "Pune",
      q: "Nurse",
      location: "Pune",
      figures: { total: 2, companyCount: 1, pay: "₹2–3 LPA" },
      neighbours: {
        trades: [{ path: "/jobs/for/driver/in/pune", jobCount: 1 }],
        cities: [
          { path: "/jobs/for/nurse/in/bangalore", jobCount: 1 },
          { path: "/jobs/for/nurse/in/mumbai", jobCount: 1 },
        ],
        nearCities: [],
      },
    });
  });

  it("is null of what is no trade or city, and of nothing", async () => {
    for (const variables of [{}, { city: "atlantis" }, { trade: "nurse", city: "x" }, { trade: "" }])
      expect(await ask(variables)).toBeNull();
  });

  it("finds with its search just the jobs that its figures count", async () => {
    const { data } = await portal.ask<{ jobs: { total: number } }>(
      'query { jobs(filter: { q: "Nurse", location: "Pune" }) { total } }',
    );
    expect(data?.jobs.total).toBe(2);
  });
});
