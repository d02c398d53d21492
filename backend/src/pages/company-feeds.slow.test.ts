import { SaxesParser } from "saxes";
import type { Company } from "../modules/companies/company.entity";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createWebFolder } from "../test/web-folder";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({
    webFolder: web.folder,
    env: { PUBLIC_URL: "https://jobs.example", READS_PER_MINUTE: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});
beforeEach(async () => {
  await portal.dataSource.query("truncate companies, accounts cascade");
  const member = await make.account();
  company = await make.company({ name: "Nugu & Paints", verifiedAt: new Date() }, [member]);
  for (const address of ["nugu", "nugu-paints"])
    await portal.services.careerPages.save(member, {
      ...{
        companyId: company.id,
        address,
        headline: "Paint with us",
        about: "# Why\n\nColour.",
        isPublished: true,
      },
    });
});

const get = (path: string) =>
  fetch(portal.url + path, { redirect: "manual", headers: { accept: "text/html, */*" } });

describe("a career page's head", () => {
  it("is its company's, and search engines list it (CARE-05)", async () => {
    const answer = await get("/c/nugu-paints");
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("<title>Careers at Nugu &amp; Paints · JobPortal</title>");
    expect(html).toContain('<link rel="canonical" href="https://jobs.example/c/nugu-paints" />');
    expect(html).toMatch(/"@type":"Organization".*"name":"Nugu & Paints"/);
    expect(await (await get("/sitemaps/pages.xml")).text()).toContain(
      "<loc>https://jobs.example/c/nugu-paints</loc>",
    );
  });

  it.each(["/c/nugu", "/c/NUGU-paints"])("%s leads to its own address (CARE-03)", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/c/nugu-paints"]);
  });

  it.each(["", "/jobs.json", "/jobs.atom"])("/c/nugu%s is gone with a block (CARE-01)", async (file) => {
    await portal.dataSource.query("update companies set blocked_at = now()");
    expect((await get(`/c/nugu-paints${file}`)).status).toBe(404);
    expect((await get(`/c/nugu${file}`)).status).toBe(404);
    expect(await (await get("/sitemaps/pages.xml")).text()).not.toContain("/c/");
  });
});

describe("a company's feeds (CARE-06)", () => {
  it("tell its open jobs as JSON Feed, for other sites too", async () => {
    const job = await make.job({ companyId: company.id, title: "Painter <b>" });
    await make.job({ companyId: company.id, closedAt: new Date() });
    await make.job();
    const answer = await get("/c/nugu-paints/jobs.json");
    expect(answer.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Jobs at Nugu & Paints",
      home_page_url: "https://jobs.example/c/nugu-paints",
      feed_url: "https://jobs.example/c/nugu-paints/jobs.json",
      language: "en",
      items: [
        {
          ...{ id: job.id, url: `https://jobs.example/jobs/${job.id}`, title: "Painter <b>" },
          content_html: "<p>Look after a ward.</p><h3>Requirements</h3><p>GNM or B.Sc. Nursing.</p>",
          date_published: job.postedAt?.toISOString(),
          _job: {
            ...{
              place: "Bangalore",
              pay: "₹3–4 LPA",
              type: "full-time",
              openUntil: job.openUntil.toISOString(),
            },
          },
        },
      ],
    });
  });

  it("and as Atom, whatever is typed", async () => {
    const titles = ["Painter <b> & \u0007 ]]>", "नर्स"];
    for (const title of titles) await make.job({ companyId: company.id, title });
    const answer = await get("/c/nugu-paints/jobs.atom");
    expect(answer.headers.get("content-type")).toMatch("application/atom+xml");
    const [texts, path]: [Record<string, string[]>, string[]] = [{}, []];
    const parser = new SaxesParser({ xmlns: true });
    parser.on("opentag", ({ local, uri }) => {
      expect(uri).toBe("http://www.w3.org/2005/Atom");
      path.push(local);
    });
    parser.on("closetag", () => void path.pop());
    parser.on("text", (text) => void (texts[path.join("/")] ??= []).push(text));
    parser.write(await answer.text()).close();
    expect(texts["feed/title"]).toEqual(["Jobs at Nugu & Paints"]);
    expect(texts["feed/entry/title"]).toEqual(["नर्स", "Painter <b> &  ]]>"]);
    expect(texts["feed/entry/content"]?.[0]).toMatch("<p>Look after a ward.</p>");
    for (const at of texts["feed/entry/updated"] ?? []) expect(new Date(at).toISOString()).toBe(at);
  });

  it.each(["json", "atom"])("lead from a former address to the present one (%s)", async (kind) => {
    const answer = await get(`/c/nugu/jobs.${kind}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `/c/nugu-paints/jobs.${kind}`]);
  });
});
