import { createFactories, type Factories } from "../../test/factories";
import { breadcrumbComplaints, googleComplaints, organizationComplaints } from "../../test/google-data";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { createWebFolder, structuredDataIn } from "../../test/web-folder";

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

const dataOf = async (path: string) => structuredDataIn(await (await fetch(portal.url + path)).text());

describe("data of schema.org (CRAWL-07)", () => {
  it("of a job lead to it by its city, and name its company with logo and site", async () => {
    const company = await make.company({ website: "https://kaveri.example" });
    const logoId = "01a1fcec-b8c6-771f-8283-6c8f625203bc";
    await portal.dataSource.query(
      "insert into company_logos (id, company_id, content) values ($1, $2, 'image')",
      [logoId, company.id],
    );
    await portal.dataSource.query("update companies set logo_id = $1 where id = $2", [logoId, company.id]);
    const job = await make.job({ companyId: company.id, city: "Pune", locality: "Camp" });
    const { JobPosting: posting, BreadcrumbList: list } = await dataOf(`/jobs/${job.id}`);
    expect(posting?.hiringOrganization).toEqual({
      "@type": "Organization",
      name: "Kaveri Works",
      url: `https://jobs.example/companies/${company.id}`,
      sameAs: "https://kaveri.example",
      logo: `https://jobs.example/logos/${logoId}.webp`,
    });
    expect(googleComplaints({ ...posting, description: `<p>${"x".repeat(100)}</p>` })).toEqual([]);
    expect(breadcrumbComplaints(list ?? {})).toEqual([]);
    const steps = list?.itemListElement as { name: string; item: string }[];
    expect(steps.map(({ name, item }) => [name, item])).toEqual([
      ["Home", "https://jobs.example/"],
      ["Jobs", "https://jobs.example/jobs"],
      ["Jobs in Pune", "https://jobs.example/jobs/in/pune"],
      ["Staff Nurse", `https://jobs.example/jobs/${job.id}`],
    ]);
  });

  it.each(["/", "company"])("of %s name whose page it is", async (asked) => {
    const { id } = await make.company({ headquarters: "Pune", about: "Weaves silk." });
    const data = await dataOf(asked === "/" ? "/" : `/companies/${id}`);
    expect(organizationComplaints(data.Organization ?? {})).toEqual([]);
    expect(breadcrumbComplaints(data.BreadcrumbList ?? {})).toEqual(
      asked === "/" ? expect.arrayContaining(["steps"]) : [],
    );
  });

  it("of a list lead to it", async () => {
    for (const path of ["/jobs", "/jobs?location=Maharashtra", "/jobs?location=Remote"])
      expect(breadcrumbComplaints((await dataOf(path)).BreadcrumbList ?? {})).toEqual([]);
  });
});
