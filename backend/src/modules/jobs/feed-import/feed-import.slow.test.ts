import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { taskHandlers } from "../../../app/tasks";
import { Role } from "../../../auth/role";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { Company } from "../../companies/company.entity";
import { MemberRole } from "../../companies/member-role";
import { Job } from "../job/job.entity";

interface Run {
  failure: string | null;
  failureDetail: string | null;
  isUnmodified: boolean;
  addedCount: number;
  changedCount: number;
  closedCount: number;
  unchangedCount: number;
  leftOutCount: number;
  missingCount: number;
  problems: { reference: string | null; title: string; field: string; message: string }[];
}

interface Seen {
  id: string;
  feed: { offAt: string | null; failingSince: string | null; closingAskedAt: string | null };
  runs: Run[];
}

let portal: TestPortal;
let make: Factories;
let server: Server;
let file: { status: number; body: string; etag?: string };
let requests: { etag: string | undefined }[];
let holdBack: Promise<void> | null;
let owner: Account & NewIdentity;
let company: Company;
let feedId: string;
let now: number;

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { FEEDS_FROM_PRIVATE: "true", WRITES_PER_MINUTE: "1000" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
  server = createServer((request, response) => {
    const etag = request.headers["if-none-match"];
    requests.push({ etag });
    void (holdBack ?? Promise.resolve()).then(() => {
      if (etag !== undefined && etag === file.etag) response.writeHead(304).end();
      else response.writeHead(file.status, file.etag ? { etag: file.etag } : {}).end(file.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await portal.stop();
});

const FEEDS = `{ id feeds { id feed { offAt failingSince closingAskedAt } runs {
  failure failureDetail isUnmodified addedCount changedCount closedCount unchangedCount leftOutCount missingCount
  problems { reference title field message }
} } }`;

const url = (path = "jobs.xml") => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;

const create = async (more: object = {}, who: { token: string } = owner) => {
  const input = {
    ...{ companyId: company.id, url: url(), schedule: "HOURLY" },
    answers: [{ field: "requirements", value: "As told above." }],
    ...more,
  };
  const { data, code } = await portal.ask<{ made: { feeds: Seen[] } }>(
    `mutation ($input: CreateFeedImportInput!) { made: createFeedImport(input: $input) ${FEEDS} }`,
    { variables: { input }, token: who.token },
  );
  return { code, id: data?.made.feeds[0]?.id ?? "" };
};

const verify = (id: string, verifiedAt: Date | null = new Date(now)) =>
  portal.dataSource.getRepository(Company).update({ id }, { verifiedAt, verifiedUntil: null });

beforeEach(async () => {
  now = Date.now();
  requests = [];
  holdBack = null;
  owner = await make.person({ displayName: "Priya", role: Role.EMPLOYER });
  company = await make.company({ name: `Kaveri ${owner.id}` }, [owner]);
  await verify(company.id);
  file = { status: 200, body: feed("K-1", "K-2", "K-3") };
  ({ id: feedId } = await create());
});

const job = (reference: string, more: Record<string, string> = {}) => {
  const elements = {
    ...{ title: `Plumber ${reference}`, referencenumber: reference, city: "Mysuru", jobtype: "fulltime" },
    ...{ salary: "₹20k/month", experience: "2 years", description: "<p>Lay pipes.</p>" },
    ...more,
  };
  return `<job>${Object.entries(elements)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join("")}</job>`;
};
const source = (...jobs: string[]) => `<?xml version="1.0"?><source>${jobs.join("")}</source>`;
const feed = (...references: string[]) => source(...references.map((reference) => job(reference)));

const read = async (): Promise<Seen> => {
  await portal.services.feedImportRunner.run(feedId);
  return await seen();
};
const readAgain = async (body?: string): Promise<Seen> => {
  if (body !== undefined) file = { status: 200, body };
  now += HOUR_MS + 1;
  return await read();
};
const seen = async (): Promise<Seen> => {
  const query = `{ all: companyFeedImports(companyId: "${company.id}") ${FEEDS} }`;
  const { data } = await portal.ask<{ all: { feeds: Seen[] } }>(query, owner);
  const [first] = data?.all.feeds ?? [];
  if (!first) throw new Error("There is no feed.");
  return first;
};
const jobs = () =>
  portal.dataSource
    .getRepository(Job)
    .find({ where: { companyId: company.id }, order: { reference: "ASC" } });
const open = async () =>
  (await jobs())
    .filter(({ closedAt, openUntil }) => !closedAt && openUntil.getTime() > now)
    .map(({ reference }) => reference);
const act = (mutation: string, who: { token: string } = owner) =>
  portal.ask(`mutation { ${mutation}(id: "${feedId}") { id } }`, who);
const notices = (kind: string) =>
  portal.dataSource.query<object[]>("select params from notices where account_id = $1 and kind = $2", [
    owner.id,
    kind,
  ]);

describe("who has a feed read (FDIN-01)", () => {
  it("is who posts for a verified company, or an admin", async () => {
    const viewer = await make.person();
    const membership = { companyId: company.id, accountId: viewer.id, role: MemberRole.VIEWER };
    await portal.dataSource.getRepository(CompanyMember).insert(membership);
    expect((await create({ url: url("a") }, viewer)).code).toBe("MEMBER_ROLE");
    expect((await create({ url: url("a") }, await make.person())).code).toBe("NOT_FOUND");
    for (const mutation of ["deleteFeedImport", "readFeedImport", "confirmFeedImportClosing"])
      expect((await act(mutation, viewer)).code).toBe("MEMBER_ROLE");
    const admin = await make.person({ role: Role.ADMIN });
    expect((await create({ url: url("a") }, admin)).code).toBeUndefined();
    await verify(company.id, null);
    expect((await create({ url: url("b") })).code).toBe("COMPANY_NOT_VERIFIED");
  });

  it("names an https address, one not twice, five at most", async () => {
    expect((await create()).code).toBe("FEED_IMPORT_KNOWN");
    expect((await create({ url: "file:///etc/passwd" })).code).toBe("BAD_USER_INPUT");
    expect((await create({ answers: [{ field: "secret", value: "1" }] })).code).toBe("BAD_USER_INPUT");
    for (const path of ["a", "b", "c", "d"]) expect((await create({ url: url(path) })).code).toBeUndefined();
    expect((await create({ url: url("e") })).code).toBe("FEED_IMPORT_LIMIT");
  });

  it("leaves a trail of it, and the feed to the company when they go", async () => {
    const { personalData } = portal.services;
    expect(await personalData.export(owner)).toMatchObject({ feedImports: [{ url: url() }] });
    await portal.dataSource.transaction((manager) => personalData.erase(manager, owner, owner.id));
    const [kept] = await portal.dataSource.query<object[]>(
      "select account_id from feed_imports where id = $1",
      [feedId],
    );
    expect(kept).toEqual({ account_id: null });
    await portal.services.feedImportRunner.run(feedId);
    const [run] = await portal.dataSource.query<object[]>(
      "select failure from feed_import_runs where feed_import_id = $1",
      [feedId],
    );
    expect(run).toEqual({ failure: "not-allowed" });
    const entries = await portal.dataSource.query<object[]>(
      "select after from audit_entries where subject_id = $1 and action = 'job.feed'",
      [company.id],
    );
    expect(entries).toEqual([{ after: { feed: feedId, status: "on" } }]);
  });
});

describe("the jobs of a feed (FDIN-04)", () => {
  it("are posted, changed and closed by their reference numbers", async () => {
    expect((await read()).runs[0]).toMatchObject({ addedCount: 3, leftOutCount: 0, failure: null });
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
    const [first] = await jobs();
    expect(first).toMatchObject({ postedById: owner.id, requirements: "As told above.", city: "Mysore" });
    const body = source(job("K-1", { title: "Master plumber" }), job("K-2"), job("K-4"));
    expect((await readAgain(body)).runs[0]).toMatchObject({
      ...{ addedCount: 1, changedCount: 1, unchangedCount: 1, closedCount: 1, leftOutCount: 0 },
    });
    expect(await open()).toEqual(["K-1", "K-2", "K-4"]);
    expect((await jobs())[0]?.title).toBe("Master plumber");
  });

  it("are posted once however often and by how many it is read", async () => {
    await Promise.all([read(), read(), read()]);
    expect(requests).toHaveLength(1);
    expect((await readAgain(feed("K-1", "K-2", "K-3"))).runs[0]).toMatchObject({ unchangedCount: 3 });
    expect(await jobs()).toHaveLength(3);
  });

  it("open again when the feed has them again, but not where somebody closed them here", async () => {
    await read();
    await readAgain(feed("K-1", "K-2"));
    expect(await open()).toEqual(["K-1", "K-2"]);
    const [first] = await jobs();
    await portal.ask(`mutation { closeJob(id: "${first?.id}") { id } }`, owner);
    expect((await readAgain(feed("K-1", "K-2", "K-3"))).runs[0]).toMatchObject({
      changedCount: 1,
      unchangedCount: 2,
    });
    expect(await open()).toEqual(["K-2", "K-3"]);
  });

  it("run on while the feed has them", async () => {
    await read();
    for (let week = 0; week < 8; week += 1) {
      now += 7 * DAY_MS;
      await read();
    }
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it("keep what somebody changed here until the feed says something else", async () => {
    await read();
    await portal.dataSource
      .getRepository(Job)
      .update({ reference: "K-1", companyId: company.id }, { openings: 7 });
    await readAgain(feed("K-1", "K-2", "K-3"));
    expect((await jobs())[0]?.openings).toBe(7);
    await readAgain(source(job("K-1", { openings: "2" }), job("K-2"), job("K-3")));
    expect((await jobs())[0]?.openings).toBe(2);
  });

  it("are those that the company has by the same numbers already, and one feed's alone", async () => {
    await make.job({ companyId: company.id, reference: "K-1", title: "Old title" });
    expect((await read()).runs[0]).toMatchObject({ addedCount: 2, changedCount: 1 });
    expect((await jobs()).map(({ title }) => title)).toContain("Plumber K-1");
    const { id } = await create({ url: url("other.xml") });
    await portal.services.feedImportRunner.run(id);
    const [run] = await portal.dataSource.query<Run[]>(
      `select left_out_count as "leftOutCount", problems from feed_import_runs where feed_import_id = $1`,
      [id],
    );
    expect(run).toMatchObject({ leftOutCount: 3, problems: [{ reference: "K-1" }, {}, {}] });
  });

  it("stay when the feed is deleted", async () => {
    await read();
    expect((await act("deleteFeedImport")).code).toBeUndefined();
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });
});

describe("what asks or is refused (FDIN-03)", () => {
  it("stays out, and stands in the report with its number", async () => {
    await make.job({ companyId: company.id, title: "Electrician", city: "Mysore" });
    file.body = source(
      job("K-1"),
      job("K-1"),
      job("", { title: "Without a number" }),
      job("K-2", { city: "Nowhereville" }),
      job("K-3", { salary: "₹1–90 LPA" }),
      job("K-4", { company: "Somebody Else" }),
      job("K-5", { title: "Electrician" }),
      job("K-6", { jobtype: "gig" }),
    );
    const [run] = (await read()).runs;
    expect(run).toMatchObject({ addedCount: 1, leftOutCount: 7 });
    expect(run?.problems.map(({ reference, field }) => [reference, field])).toEqual([
      ...[
        ["K-1", "reference"],
        [null, "reference"],
        ["K-2", "location"],
        ["K-3", "pay"],
      ],
      ...[
        ["K-4", "company"],
        ["K-6", "type"],
        ["K-5", "title"],
      ],
    ]);
  });

  it("leaves a job as it is that the feed has right no more", async () => {
    await read();
    const body = source(job("K-1", { city: "" }), job("K-2"), job("K-3"));
    expect((await readAgain(body)).runs[0]).toMatchObject({
      leftOutCount: 1,
      unchangedCount: 2,
      closedCount: 0,
    });
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it("leads elsewhere only where the company chose that", async () => {
    file.body = source(job("K-1", { url: "https://kaveri.example/1" }));
    await read();
    expect((await jobs())[0]?.applyUrl).toBeNull();
    ({ id: feedId } = await create({ url: url("b.xml"), doesApplyElsewhere: true }));
    file.body = source(job("L-1", { url: "https://kaveri.example/1" }));
    await read();
    expect((await jobs())[1]?.applyUrl).toBe("https://kaveri.example/1");
  });

  it("is read from the portal's own JSON feed and from CSV as well", async () => {
    const item = { id: "J-1", title: "Driver", content_html: "<p>Drive.</p><h3>Requirements</h3><p>LMV</p>" };
    const facts = { place: "Agra", pay: "₹18k a month", type: "full-time", experience: "1 year" };
    file.body = JSON.stringify({ items: [{ ...item, _job: facts }] });
    expect((await read()).runs[0]).toMatchObject({ addedCount: 1, leftOutCount: 0 });
    expect((await jobs())[0]).toMatchObject({ reference: "J-1", requirements: "LMV" });
    const csv =
      "Job ID,title,type,location,salary,experience,description\nJ-1,Driver,full-time,Agra,₹19k/month,1 year,Drive.";
    expect((await readAgain(csv)).runs[0]).toMatchObject({ changedCount: 1, leftOutCount: 0 });
  });
});

describe("a feed that lacks more than half of its jobs (FDIN-05)", () => {
  it("closes none of them until somebody says so, and then these alone", async () => {
    file.body = feed("K-1", "K-2", "K-3", "K-4");
    await read();
    const { feed: asked, runs } = await readAgain(source());
    expect(runs[0]).toMatchObject({ closedCount: 0, missingCount: 4, failure: null });
    expect(asked.closingAskedAt).not.toBeNull();
    expect(await open()).toHaveLength(4);
    await readAgain(feed("K-4"));
    expect(await notices("feed.asks")).toEqual([
      { params: { company: company.name, companyId: company.id, count: 4 } },
    ]);
    expect((await act("confirmFeedImportClosing")).code).toBeUndefined();
    const { feed: settled, runs: later } = await readAgain(source());
    expect(later[0]).toMatchObject({ closedCount: 3, missingCount: 1 });
    expect(settled.closingAskedAt).not.toBeNull();
    expect(await open()).toEqual(["K-4"]);
  });

  it("asks no more once it has them again", async () => {
    await read();
    await readAgain(feed("K-1"));
    const { feed: settled } = await readAgain(feed("K-1", "K-2", "K-3"));
    expect(settled.closingAskedAt).toBeNull();
    expect(await open()).toHaveLength(3);
  });
});

describe("reading (FDIN-02)", () => {
  it("asks whether the feed has changed, but in full where something stayed out", async () => {
    file = { status: 200, body: feed("K-1", "K-2"), etag: '"1"' };
    await read();
    expect((await readAgain()).runs[0]).toMatchObject({
      isUnmodified: true,
      unchangedCount: 2,
      failure: null,
    });
    file = { status: 200, body: source(job("K-1"), job("K-2", { city: "" })), etag: '"2"' };
    await readAgain();
    expect((await readAgain()).runs[0]).toMatchObject({ isUnmodified: false, leftOutCount: 1 });
    expect(requests.map(({ etag }) => etag)).toEqual([undefined, '"1"', '"1"', undefined]);
  });

  it("is due by its schedule, and is put into the queue by the watch", async () => {
    await read();
    const due = async () => {
      await portal.dataSource.query("delete from graphile_worker._private_jobs");
      await taskHandlers(portal.services)["feed-import-watch"]?.({});
      const tasks = await portal.dataSource.query<object[]>(
        "select payload from graphile_worker._private_jobs where key = $1",
        [`feed-import:${feedId}`],
      );
      return tasks.length;
    };
    now += HOUR_MS / 2;
    expect(await due()).toBe(0);
    await read();
    expect(requests).toHaveLength(1);
    now += HOUR_MS;
    expect(await due()).toBe(1);
    await act("readFeedImport");
    await read();
    expect(requests).toHaveLength(2);
    await act("readFeedImport");
    await read();
    expect(requests).toHaveLength(2);
  });

  it("goes on on another node when its node has died, and the dead one's late work changes nothing", async () => {
    let release: () => void = () => undefined;
    holdBack = new Promise((resolve) => (release = resolve));
    const dead = portal.services.feedImportRunner.run(feedId);
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    holdBack = null;
    await read();
    expect(requests).toHaveLength(1);
    now += 6 * 60_000;
    await read();
    file.body = source();
    release();
    await dead;
    expect(await open()).toEqual(["K-1", "K-2", "K-3"]);
  });

  it.each([
    ["a status that is no success", { status: 500, body: "" }, "UNREACHABLE"],
    ["a page", { status: 200, body: "<html><body>Sorry</body></html>" }, "FORMAT"],
    ["half a feed", { status: 200, body: "<source><job><title>Cook" }, "MALFORMED"],
    ["nothing at all", { status: 200, body: "" }, "EMPTY"],
    [
      "more jobs than a file may have",
      { status: 200, body: source("<job><title>A</title></job>".repeat(5_001)) },
      "TOO_MANY_ROWS",
    ],
  ])("fails at %s, and closes nothing", async (_what, answer, failure) => {
    await read();
    file = answer;
    const { feed: failing, runs } = await readAgain();
    expect(runs[0]).toMatchObject({ failure, closedCount: 0 });
    expect(failing.failingSince).not.toBeNull();
    expect(await open()).toHaveLength(3);
  });

  it("fails while the company isn't verified, is blocked, or lets the person post no more", async () => {
    await verify(company.id, null);
    expect((await read()).runs[0]?.failure).toBe("NOT_VERIFIED");
    await verify(company.id);
    const members = portal.dataSource.getRepository(CompanyMember);
    await members.update({ accountId: owner.id }, { role: MemberRole.VIEWER });
    now += HOUR_MS + 1;
    await portal.services.feedImportRunner.run(feedId);
    await members.update({ accountId: owner.id }, { role: MemberRole.OWNER });
    expect((await seen()).runs[0]?.failure).toBe("NOT_ALLOWED");
    expect(await jobs()).toHaveLength(0);
  });
});

describe("a feed that fails (FDIN-06)", () => {
  it("is off after three days; owners are told once, and have it read again", async () => {
    file = { status: 503, body: "" };
    await read();
    for (let day = 0; day < 4; day += 1) {
      now += DAY_MS;
      await read();
    }
    expect((await seen()).feed.offAt).not.toBeNull();
    expect(await notices("feed.off")).toHaveLength(1);
    const before = requests.length;
    await readAgain();
    expect(requests).toHaveLength(before);
    file = { status: 200, body: feed("K-1") };
    await act("readFeedImport");
    expect((await read()).feed).toMatchObject({ offAt: null, failingSince: null });
    expect(await open()).toEqual(["K-1"]);
  });
});

describe("the report (FDIN-07)", () => {
  it("is kept for 30 days", async () => {
    await read();
    now += 31 * DAY_MS;
    await taskHandlers(portal.services)["feed-import-purge"]?.({});
    expect((await seen()).runs).toEqual([]);
  });
});
