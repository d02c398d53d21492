import { jobSitemap } from "../modules/jobs/job/sitemap.service";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { createWebFolder } from "../test/web-folder";

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

async function get(path: string) {
  const answer = await fetch(portal.url + path);
  return { answer, type: answer.headers.get("content-type"), text: await answer.text() };
}

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

it("robots.txt lets crawlers to the jobs, keeps them out of signed-in areas, and names the sitemap", async () => {
  const { text, type, answer } = await get("/robots.txt");
  expect(type).toMatch("text/plain");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
  const lines = text.split("\n");
  for (const path of ["/dashboard", "/profile", "/settings", "/admin/", "/jobs/*/apply"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain("Allow: /");
  expect(lines).toContain("Sitemap: https://jobs.example/sitemap.xml");
  expect(text).not.toMatch(/Disallow: \/(jobs|graphql|assets)?$/m);
});

it("favicon.ico is a picture", async () => {
  const answer = await fetch(`${portal.url}/favicon.ico`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-type")).toBe("image/x-icon");
  expect(bytes.readUInt32LE(0)).toBe(0x10000);
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22);
  expect(bytes.toString("latin1", 22, 26)).toBe("\x89PNG");
});

describe("the sitemap", () => {
  it("leads to every open job with the time of its last change", async () => {
    const jobs = await make.jobs(3, { city: "Pune" });
    const index = await get("/sitemap.xml");
    expect(index.type).toMatch("application/xml");
    const [pages = "", part = "", companies = "", ...more] = urlsIn(index.text);
    expect(more).toEqual([]);
    expect(companies).toMatch("/sitemaps/companies.xml?after=");
    expect(urlsIn((await get(new URL(pages).pathname)).text)).toEqual([
      "https://jobs.example/",
      "https://jobs.example/jobs",
      "https://jobs.example/jobs/for/nurse",
      "https://jobs.example/jobs/in/pune",
      "https://jobs.example/jobs/for/nurse/in/pune",
    ]);
    const { pathname, search } = new URL(part);
    const { text, answer } = await get(pathname + search);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=600");
    expect(urlsIn(text)).toEqual(jobs.map(({ id }) => `https://jobs.example/jobs/${id}`).sort());
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(3);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s);
  });

  it("leads to the companies that have open jobs, and to no other", async () => {
    const { companyId } = await make.job();
    const closed = await make.job({ closedAt: new Date() });
    const blocked = await make.company({ blockedAt: new Date() });
    await make.job({ companyId: blocked.id });
    const { text } = await get("/sitemaps/companies.xml?after=00000000-0000-0000-0000-000000000000");
    const urls = urlsIn(text);
    expect(urls).toContain(`https://jobs.example/companies/${companyId}`);
    for (const id of [closed.companyId, blocked.id])
      expect(urls).not.toContain(`https://jobs.example/companies/${id}`);
    expect((await get("/sitemaps/companies.xml?after=1")).answer.status).toBe(404);
  });

  it.each(["", "?after=1", "?after=' or 1=1", "?after=a&after=b"])("has no part %s", async (query) => {
    expect((await get(`/sitemaps/jobs.xml${query}`)).answer.status).toBe(404);
  });

  it("comes in parts, none left out and none twice, read some at a time", async () => {
    await portal.dataSource.query("truncate jobs cascade");
    const jobs = await make.jobs(7);
    const sitemap = jobSitemap(portal.dataSource, { now: () => new Date() }, 3);
    const starts = await sitemap.starts();
    expect(starts).toHaveLength(3);
    const found: string[][] = [];
    for (const start of starts) {
      const part: string[] = [];
      for await (const entries of sitemap.part(start)) part.push(...entries.map(({ id }) => id));
      found.push(part);
    }
    expect(found.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(found.flat()).toEqual(jobs.map(({ id }) => id).sort());
  });
});
