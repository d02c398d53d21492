import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { validateXML } from "xmllint-wasm";
import { JobFeedService } from "../modules/jobs/feed/job-feed.service";
import { JobType, WorkMode } from "../modules/jobs/job/job.enums";
import { createFactories, type Factories } from "../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../test/portal";

const XSD = readFileSync(join(__dirname, "../../../docs/jobs-feed.xsd"), "utf8");
let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ env: { PUBLIC_URL: "https://jobs.example", READS_PER_MINUTE: "10000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => portal.dataSource.query("truncate jobs cascade"));

const feed = (headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${portal.url}/feeds/jobs.xml`, { method, headers });

/** The feed as another program reads it: each job's texts by the names of their elements. */
function readJobs(xml: string): Record<string, string>[] {
  const jobs: Record<string, string>[] = [];
  const parser = new SaxesParser();
  let text = "";
  const add = (piece: string) => void (text += piece);
  parser.on("opentag", ({ name }) => {
    if (name === "job") jobs.push({});
    text = "";
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    const job = jobs.at(-1);
    if (job && name !== "job" && name !== "source") job[name] = text;
  });
  parser.write(xml).close();
  return jobs;
}

async function problemsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: "jobs.xml", contents: xml }, schema: XSD });
  return errors.map(({ message }) => message);
}

describe("the feed of all open jobs", () => {
  it("tells each open job once, with what aggregators ask for (FEED-01)", async () => {
    const company = await make.company({ name: "Kaveri Works" });
    const job = await make.job({
      ...{ companyId: company.id, type: JobType.PART_TIME, workMode: WorkMode.HYBRID },
      locationText: "Koramangala, Bangalore",
    });
    await make.job({ closedAt: new Date() });
    await make.job({ openUntil: new Date(Date.now() - 1000) });
    const answer = await feed();
    expect(answer.headers.get("content-type")).toBe("application/xml");
    expect(readJobs(await answer.text())).toEqual([
      {
        ...{ title: "Staff Nurse", date: job.postedAt?.toISOString(), referencenumber: job.id },
        ...{ url: `https://jobs.example/jobs/${job.id}`, company: "Kaveri Works" },
        ...{ city: "Bangalore", state: "Karnataka", country: "IN" },
        description: "<p>Look after a ward.</p><h3>Requirements</h3><p>GNM or B.Sc. Nursing.</p>",
        ...{ salary: "₹3–4 LPA", jobtype: "parttime", experience: "2 years", remotetype: "Hybrid remote" },
        expirationdate: job.openUntil.toISOString(),
      },
    ]);
  });

  it("leaves out what a job doesn't say (FEED-02)", async () => {
    await make.job({ locationText: "Remote", workMode: WorkMode.REMOTE, payText: "Negotiable" });
    const xml = await (await feed()).text();
    const [told = {}] = readJobs(xml);
    for (const name of ["city", "state", "salary"]) expect(told).not.toHaveProperty(name);
    expect(told.remotetype).toBe("Fully remote");
    expect(await problemsOf(xml)).toEqual([]);
  });

  it("names the client that a job is for, and says who posts it (AGCY-05)", async () => {
    const company = await make.company({ name: "ABC Staffing" });
    const client = { companyId: company.id, isForClient: true };
    await make.job({ ...client, clientName: "Kabini & Sons" });
    await make.job({ ...client, clientIndustry: "Banking" });
    const xml = await (await feed()).text();
    expect(await problemsOf(xml)).toEqual([]);
    const [named, unnamed] = readJobs(xml);
    expect([named?.company, unnamed?.company]).toEqual(["Kabini & Sons", "ABC Staffing"]);
    expect(named?.description).toMatch(
      /<p>Posted by ABC Staffing for Kabini &amp; Sons\. Applications go to ABC Staffing\.<\/p>$/,
    );
    expect(unnamed?.description).toMatch(/<p>Posted by ABC Staffing for a client in banking\. /);
  });

  it("is valid by its schema and read back as typed, whatever is typed (FEED-02)", async () => {
    const titles = ["A ]]> B", "R&D <b>Lead</b> &nbsp;", "नर्स – Ünïcode 👩‍⚕️", "Bell \u0007 rung", "]]]]>>"];
    for (const title of titles) await make.job({ title, description: `# ${title}\n\n- ${title}` });
    const xml = await (await feed()).text();
    expect(await problemsOf(xml)).toEqual([]);
    expect(readJobs(xml).map(({ title }) => title)).toEqual(
      titles.map((title) => title.replace("\u0007", "")),
    );
  });

  it("is refused by its schema where something is missing or stands twice", async () => {
    await make.job();
    const xml = await (await feed()).text();
    const [job = ""] = /<job>.*<\/job>\n/s.exec(xml) ?? [];
    expect(await problemsOf(xml.replace(job, job + job))).not.toEqual([]);
    expect(await problemsOf(xml.replace(/<url>.*<\/url>/, ""))).not.toEqual([]);
  });

  it("is empty, and valid, while nothing is open", async () => {
    const xml = await (await feed()).text();
    expect(readJobs(xml)).toEqual([]);
    expect(await problemsOf(xml)).toEqual([]);
  });

  it("leaves none out and tells none twice, read some at a time (FEED-01)", async () => {
    const jobs = await make.jobs(7);
    for (const size of [1, 3, 7, 8]) {
      const reads: string[][] = [];
      const service = new JobFeedService(portal.dataSource, { now: () => new Date() }, size);
      for await (const read of service.jobs()) reads.push(read.map(({ id }) => id));
      expect(reads.flat()).toEqual(jobs.map(({ id }) => id).sort());
      expect(Math.max(...reads.map(({ length }) => length))).toBe(Math.min(size, 7));
    }
  });
});

describe("a reader that asks again (FEED-05)", () => {
  const tagNow = async () => (await feed({}, "HEAD")).headers.get("etag") ?? "";

  it("is told that nothing has changed", async () => {
    await make.job();
    const first = await feed();
    await first.text();
    expect(first.headers.get("cache-control")).toBe("public, max-age=600");
    expect(first.headers.get("last-modified")).toMatch(/GMT$/);
    const again = await feed({ "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each([
    ["a job came", () => make.job()],
    ["one was edited", () => portal.dataSource.query("update jobs set updated_at = now()")],
    ["one was closed", () => portal.dataSource.query("update jobs set closed_at = now()")],
    ["one has lapsed", () => portal.dataSource.query("update jobs set open_until = now()")],
    ["its company changed", () => portal.dataSource.query("update companies set updated_at = now()")],
    ["its company is blocked", () => portal.dataSource.query("update companies set blocked_at = now()")],
  ])("gets the feed where %s", async (_what, change) => {
    await make.job();
    const before = await tagNow();
    await change();
    expect(await tagNow()).not.toBe(before);
  });
});

describe("readers at the same time", () => {
  /** Somebody who asks and then takes nothing. */
  async function startReading(): Promise<IncomingMessage> {
    const [answer] = (await once(get(`${portal.url}/feeds/jobs.xml`), "response")) as [IncomingMessage];
    answer.pause().on("error", () => undefined);
    return answer;
  }

  /** Some 57 MB: far more than sockets keep. */
  beforeEach(async () => {
    await make.jobs(2000);
    await portal.dataSource.query(`
      alter table jobs disable trigger user;
      update jobs set description = repeat('Look after a ward. ', 1500);
      alter table jobs enable trigger user`);
  });

  it("more than four are asked to come again; a turn that is broken off is free at once (FEED-03)", async () => {
    const readers = await Promise.all([1, 2, 3, 4].map(startReading));
    const refused = await feed();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ code: "UNAVAILABLE" });
    readers[0]?.destroy();
    let status = 0;
    while (status !== 200) {
      const answer = await feed();
      status = answer.status;
      await answer.body?.cancel();
    }
    for (const reader of readers) reader.destroy();
  });

  it("jobs are read no faster than the reader takes them (FEED-04)", async () => {
    const ofWholeFeed = await countQueries(async () => (await feed()).arrayBuffer());
    const slow: IncomingMessage[] = [];
    const ofBoth = await countQueries(async () => {
      slow.push(await startReading());
      // As long as a reader who takes everything needs.
      await (await feed()).arrayBuffer();
    });
    for (const reader of slow) reader.destroy();
    expect(ofWholeFeed).toBeGreaterThan(8);
    expect(ofBoth - ofWholeFeed).toBeLessThan(ofWholeFeed - 2);
  });
});
