import { demoCompanies } from "../../demo/demo-companies";
import type { DemoJob } from "../../demo/demo-types";
import { demoJobs } from "../../demo/demo-jobs";
import { Role } from "../auth/role";
import { createFactories, type Factories } from "../test/factories";
import { googleComplaints } from "../test/google-data";
import { startTestPortal, type TestPortal } from "../test/portal";
import { post } from "../test/posting";
import { createWebFolder, jobPostingIn } from "../test/web-folder";
import { JobType, WorkMode } from "../modules/jobs/job/job.enums";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ webFolder: web.folder, env: { PUBLIC_URL: "https://jobs.example" } });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});

async function page(path: string) {
  const answer = await fetch(portal.url + path);
  const html = await answer.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status,
    html,
    robots: answer.headers.get("x-robots-tag"),
    title: attribute(/<title>([^<]*)<\/title>/),
    heading: attribute(/<p class="heading">([^<]*)</),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    posting: jobPostingIn(html),
  };
}

describe("a page's head", () => {
  it.each([
    ["/", "JobPortal: jobs near you in India&#39;s cities", "https://jobs.example/"],
    ["/jobs", "Find Jobs · JobPortal", "https://jobs.example/jobs"],
    ["/jobs/", "Find Jobs · JobPortal", "https://jobs.example/jobs"],
    ["/jobs/search?q=nurse&page=3", "Find Jobs · JobPortal", "https://jobs.example/jobs"],
    [
      "/jobs?location=Bengaluru&q=x",
      "Jobs in Bangalore · JobPortal",
      "https://jobs.example/jobs?location=Bangalore",
    ],
    ["/jobs?location=remote", "Remote jobs · JobPortal", "https://jobs.example/jobs?location=Remote"],
    ["/jobs?location=%3Cscript%3E", "Find Jobs · JobPortal", "https://jobs.example/jobs"],
    ["/dashboard", "JobPortal", undefined],
    ["/jobs/post", "JobPortal", undefined],
    ["/companies/1/edit", "JobPortal", undefined],
  ])("of %s names it and its one address", async (path, title, canonical) => {
    const found = await page(path);
    expect(found.heading).toBe(/(.*) · JobPortal/.exec(title)?.[1]);
    expect(found).toMatchObject({ status: 200, title, robots: null, posting: null });
    expect(found.canonical).toBe(canonical);
    expect(found.description).toMatch(/jobs/i);
  });

  it("of a page in another language names that address, and all name each other (LANG-04, LANG-15)", async () => {
    const namesIn = (html: string) => [...html.matchAll(/hreflang="([a-z]+)"/g)].map(([, each]) => each);
    for (const base of ["", "/hi", "/ta"]) {
      const { canonical, html } = await page(`${base}/jobs?location=Pune`);
      expect(canonical).toBe(`https://jobs.example${base}/jobs?location=Pune`);
      expect(namesIn(html)).toEqual(["en", "hi", "bn", "mr", "te", "ta", "gu", "kn"]);
      expect(html).toContain('hreflang="en" href="https://jobs.example/jobs?location=Pune"');
      expect(html).toContain('hreflang="ta" href="https://jobs.example/ta/jobs?location=Pune"');
    }
    const { title, canonical, html } = await page("/ta/privacy-notice");
    expect([title, canonical]).toEqual(["Privacy notice · JobPortal", "https://jobs.example/privacy-notice"]);
    expect(namesIn(html)).toEqual(["en", "hi"]);
  });

  it.each([
    ["/hi", "JobPortal: भारत के शहरों में आपके आसपास की नौकरियाँ"],
    ["/hi/jobs", "नौकरी खोजें · JobPortal"],
    ["/hi/jobs?location=Pune", "Pune में नौकरियाँ · JobPortal"],
    ["/hi/jobs?location=remote", "रिमोट नौकरियाँ · JobPortal"],
    ["/hi/privacy-notice", "प्राइवेसी नोटिस · JobPortal"],
  ])("of %s is in Hindi (LANG-08)", async (path, title) => {
    const { html, ...found } = await page(path);
    expect(found.title).toBe(title);
    expect(found.description).not.toMatch(/[a-z]{4}/);
    expect(html).toContain('property="og:locale" content="hi_IN"');
  });

  it("of a job in Hindi says in Hindi what the portal says, and as written what its employer wrote (LANG-08)", async () => {
    const job = await make.job({ title: "Loom Fitter", description: "Mends looms." });
    const { title, description } = await page(`/hi/jobs/${job.id}`);
    expect(title).toBe("Kaveri Works में Loom Fitter · JobPortal");
    expect(description).toMatch(/^Kaveri Works में Loom Fitter, Bangalore\. .*Mends looms\.$/);
  });

  it.each([
    "/.env",
    "/.git/config",
    "/wp-login.php",
    "/employer.php",
    "/dashboard/nothing",
    "/jobs/1/2/3",
    "/nothing",
  ])("of %s, which is no address of the portal, is no page's (ROUTE-05)", async (path) => {
    expect(await page(path)).toMatchObject({ status: 404, robots: "noindex", title: "JobPortal" });
  });

  it.each(["/resume/edit/1", "/job-postings/1/edit", "/admin/audit/"])(
    "of %s is one of the portal's",
    async (path) => {
      expect(await page(path)).toMatchObject({ status: 200, robots: null });
    },
  );

  it.each(["/pricing", "/employer/settings", "/about/", "/jobs/applied", "/terms"])(
    "of %s, a placeholder, is there and not for search engines (ROUTE-04, CRAWL-05)",
    async (path) => {
      expect(await page(path)).toMatchObject({ status: 200, robots: "noindex" });
    },
  );

  it("of a job says what it is (JOBS-09)", async () => {
    const company = await make.company({ name: "Kaveri & Sons" });
    const job = await make.job({
      companyId: company.id,
      locality: "Indiranagar",
      description: `Look after a **ward**.\n\n- nights\n- days\n\n${"And more of it. ".repeat(20)}`,
    });
    const found = await page(`/jobs/${job.id}?ref=mail`);
    expect(found).toMatchObject({
      status: 200,
      robots: null,
      title: "Staff Nurse at Kaveri &amp; Sons · JobPortal",
      canonical: `https://jobs.example/jobs/${job.id}`,
    });
    expect(found.description).toMatch(
      /^Staff Nurse at Kaveri &amp; Sons, Indiranagar, Bangalore\. ₹3–4 LPA\. 2 years\. Look after a ward\. nights .*…$/,
    );
    expect(found.posting).toMatchObject({ url: `https://jobs.example/jobs/${job.id}` });
  });

  it("of a company says whose it is, at its one address; a merged one's is that of the other", async () => {
    const company = await make.company({
      name: "Kaveri & Sons",
      industry: "Textiles",
      about: `Weaves <b>silk</b>.\n\n${"And more of it. ".repeat(20)}`,
    });
    const merged = await make.company({ mergedIntoId: company.id });
    for (const id of [company.id, merged.id]) {
      const found = await page(`/companies/${id}?page=2`);
      expect(found).toMatchObject({
        status: 200,
        robots: null,
        title: "Jobs at Kaveri &amp; Sons · JobPortal",
        canonical: `https://jobs.example/companies/${company.id}`,
        posting: null,
      });
      expect(found.description).toMatch(
        /^Kaveri &amp; Sons · Textiles\. Weaves &lt;b&gt;silk&lt;\/b&gt;\. And .*…$/,
      );
    }
  });

  it("of a company that is blocked, or never was, is 404", async () => {
    const { id } = await make.company({ blockedAt: new Date() });
    for (const missing of [id, "none", "01a1fcec-b8c6-771f-8283-6c8f625203bc", "%00"])
      expect(await page(`/companies/${missing}`)).toMatchObject({
        status: 404,
        robots: "noindex",
        title: "This company is not here · JobPortal",
        heading: undefined,
        canonical: undefined,
      });
  });

  it.each(["no-such-job", "01a1fcec-b8c6-771f-8283-6c8f625203bc", "%00", "..%2f"])(
    "of a job that never was, %s, is 404",
    async (id) => {
      const found = await page(`/jobs/${id}`);
      expect(found).toMatchObject({ status: 404, robots: "noindex", posting: null, heading: undefined });
    },
  );

  it("is 503 while the database is out of reach, and the page is served all the same", async () => {
    const cut = await startTestPortal({ webFolder: web.folder });
    await cut.dataSource.query("alter table jobs rename to gone");
    const answer = await fetch(`${cut.url}/jobs/01a1fcec-b8c6-771f-8283-6c8f625203bc`);
    await cut.stop();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.text()).toContain("<script nonce=");
  });
});

/** Demo jobs no two of which have type, work mode and unit of pay in common. */
function variedJobs(count: number): DemoJob[] {
  const byKind = new Map<string, DemoJob>();
  for (const job of demoJobs(new Date())) {
    byKind.set(`${job.type} ${job.workMode} ${/LPA|month|day/i.exec(job.pay)?.[0] ?? "none"}`, job);
    if (byKind.size === count) return [...byKind.values()];
  }
  throw new Error(`The demo jobs are of ${byKind.size} kinds only.`);
}

describe("JobPosting data", () => {
  it("of ten varied demo jobs is as Google for Jobs asks", async () => {
    const admin = await make.person({ role: Role.ADMIN });
    const rows = variedJobs(12);
    const companies = demoCompanies().filter(({ name }) =>
      rows.some(({ companyName }) => companyName === name),
    );
    const imported = await portal.ask<{ importCompanies: { ids: string[] } }>(
      "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { ids } }",
      { variables: { input: { rows: companies } }, token: admin.token },
    );
    const ids = new Map(
      companies.map(({ name }, index) => [name, imported.data?.importCompanies.ids[index]]),
    );
    const input = {
      rows: rows.map(({ companyName, ...job }) => ({ ...job, companyId: ids.get(companyName) })),
    };
    const { data } = await portal.ask<{ importJobs: { created: number } }>(
      "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
      { variables: { input }, token: admin.token },
    );
    expect(data?.importJobs.created).toBe(rows.length);
    const stored = await portal.dataSource.query<{ id: string; reference: string }[]>(
      "select id, reference from jobs where reference is not null",
    );
    for (const { id } of stored) {
      const { posting, status } = await page(`/jobs/${id}`);
      expect([status, id, googleComplaints(posting ?? {})]).toEqual([200, id, []]);
    }
    const all = await Promise.all(stored.map(async ({ id }) => (await page(`/jobs/${id}`)).posting));
    for (const property of ["employmentType", "jobLocationType"])
      expect(new Set(all.map((posting) => posting?.[property])).size).toBeGreaterThan(1);
    expect(all.every((posting) => posting?.baseSalary !== undefined)).toBe(true);
  });

  it.each([
    [
      { payText: "₹8–12 LPA", payMin: 800_000, payMax: 1_200_000, payUnit: "year" },
      { minValue: 800_000, maxValue: 1_200_000, unitText: "YEAR" },
    ],
    [
      { payText: "₹25,000 a month", payMin: 25_000, payMax: 25_000, payUnit: "month" },
      { value: 25_000, unitText: "MONTH" },
    ],
    [
      { payText: "Upto ₹900/day", payMin: 900, payMax: 900, payUnit: "day" },
      { maxValue: 900, unitText: "DAY" },
    ],
    [
      { payText: "₹20,000+ a month", payMin: 20_000, payMax: 20_000, payUnit: "month" },
      { minValue: 20_000, unitText: "MONTH" },
    ],
  ])("states %j as the employer does", async (pay, value) => {
    const job = await make.job(pay as object);
    const { posting } = await page(`/jobs/${job.id}`);
    expect(posting?.baseSalary).toEqual({
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", ...value },
    });
    expect(googleComplaints({ ...posting, description: `<p>${"x".repeat(100)}</p>` })).toEqual([]);
  });

  it("has no pay where the employer names none, and no place for a remote job without one", async () => {
    const job = await make.job({
      payText: "Negotiable",
      city: null,
      workMode: WorkMode.REMOTE,
      type: JobType.INTERNSHIP,
    });
    const { posting } = await page(`/jobs/${job.id}`);
    expect(posting).toMatchObject({
      employmentType: "INTERN",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "India" },
    });
    expect(posting).not.toHaveProperty("baseSalary");
    expect(posting).not.toHaveProperty("jobLocation");
  });

  it("escapes once what came escaped, in the page's head and in its data", async () => {
    const { id } = await post(portal, await make.person(), {
      companyName: "Kabini Mills",
      title: "Turner &amp; Fitter",
      description: "&lt;p&gt;R&amp;amp;D:&lt;/p&gt;<ul><li>C++ &amp; <3 years</li></ul>",
    });
    const { title, posting } = await page(`/jobs/${id}`);
    expect(title).toMatch(/^Turner &amp; Fitter/);
    expect(posting?.title).toBe("Turner & Fitter");
    expect(posting?.description).toContain("<p>R&amp;D:</p><ul><li>C++ &amp; &lt;3 years</li></ul>");
  });

  it("carries a scam's script as text that no browser runs", async () => {
    const script = "</script><script>alert('pay ₹500 first')</script>";
    const company = await make.company({ name: script, website: "javascript:alert(1)" });
    const job = await make.job({
      companyId: company.id,
      title: script,
      description: script,
      requirements: script,
    });
    const { html, posting } = await page(`/jobs/${job.id}`);
    expect(html).not.toMatch(/<script>|<\/script><script>alert/);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(posting?.title).toBe(script);
    expect(posting?.description).toContain("&lt;/script&gt;&lt;script&gt;alert");
    expect(posting?.description).not.toContain("<script");
    expect(posting?.hiringOrganization).toEqual({
      "@type": "Organization",
      name: script,
      url: `https://jobs.example/companies/${company.id}`,
    });
  });
});
