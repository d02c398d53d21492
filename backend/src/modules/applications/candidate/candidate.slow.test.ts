import { writeCursor } from "../../../lists/cursor";
import { NIL_UUID } from "../../../text/uuid";
import { apply, move } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { newResume } from "../../../test/resumes";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { MASK } from "../application/contact";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const MINUTE = 60_000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = NOW;
  member = await make.person();
  companyId = (await make.company({}, [member])).id;
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

/** Applies a minute after the one before. */
async function sent(values: Partial<Account> = {}, jobId?: string) {
  const seeker = await make.person(values);
  const job = jobId ? { id: jobId } : await make.job({ companyId, openUntil: FAR });
  now = new Date(now.getTime() + MINUTE);
  return { seeker, id: await apply(portal, seeker, job) };
}

interface Page {
  items: { id: string; name: string | null; isPriority: boolean; match: { score: number | null } | null }[];
  total: number;
  nextCursor: string | null;
  counts: { status: string; count: number }[];
}

async function list(args = "", fields = "id name isPriority match { score }") {
  const query = `{ candidates${args && `(${args})`} { total nextCursor counts { status count } items { ${fields} } } }`;
  const { data, code, errors } = await portal.ask<{ candidates: Page } | null>(query, member);
  if (!data?.candidates) throw new Error(code ?? JSON.stringify(errors));
  return data.candidates;
}

const namesOf = ({ items }: Page) => items.map(({ name }) => name).join(" ");

/** All pages of two. */
async function namesByTwo(args: string): Promise<string> {
  const names: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Page = await list(`${args}, first: 2${cursor && `, after: "${cursor}"`}`);
    names.push(namesOf(page));
    cursor = page.nextCursor;
  }
  return names.join(" ");
}

describe("the list of candidates", () => {
  it("has who applied to the jobs of all one's companies, the last sent first", async () => {
    await make.company({}, [member]).then(async ({ id }) => {
      await sent({ displayName: "Asha" }, (await make.job({ companyId: id, openUntil: FAR })).id);
    });
    await sent({ displayName: "Bala" });
    await sent({ displayName: "Chitra" });
    expect(namesOf(await list())).toBe("Chitra Bala Asha");
    expect(await namesByTwo("sort: NEWEST")).toBe("Chitra Bala Asha");
  });

  it("has premium seekers first, as long as their plan is in force (PLAN-08)", async () => {
    const plan = async ({ id }: Account, changesAt: Date | null = null) =>
      await rows(
        `insert into subscriptions (account_id, plan, next_plan, changes_at)
         values ($1, 'premium', case when $2::timestamptz is not null then 'free' end, $2)`,
        [id, changesAt],
      );
    const [asha, , chitra] = [
      await sent({ displayName: "Asha" }),
      await sent({ displayName: "Bala" }),
      await sent({ displayName: "Chitra" }),
      await sent({ displayName: "Deepa" }),
    ];
    await plan(asha.seeker);
    await plan(chitra.seeker, new Date(NOW.getTime() + 60 * MINUTE));
    expect(await namesByTwo("sort: PRIORITY")).toBe("Chitra Asha Deepa Bala");
    expect((await list()).items.map(({ isPriority }) => isPriority)).toEqual([true, true, false, false]);
    expect(await namesByTwo("sort: NEWEST")).toBe("Deepa Chitra Bala Asha");
    // Nobody has written the downgrade down yet.
    now = new Date(NOW.getTime() + 60 * MINUTE);
    expect(await namesByTwo("sort: PRIORITY")).toBe("Asha Deepa Chitra Bala");
    await rows("update subscriptions set plan = 'free' where account_id = $1", [asha.seeker.id]);
    expect(await namesByTwo("sort: PRIORITY")).toBe("Deepa Chitra Bala Asha");
  });

  it("keeps priority for who is premium before applying", async () => {
    const seeker = await make.person();
    await rows("insert into subscriptions (account_id, plan) values ($1, 'premium')", [seeker.id]);
    await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
    expect((await list()).items.map(({ isPriority }) => isPriority)).toEqual([true]);
  });

  it("has the best match first, and those without a number last (DASH-15)", async () => {
    const job = await make.job({ companyId, openUntil: FAR, title: "Staff Nurse", skills: ["Patient care"] });
    const profile = (title: string, location: string) => ({
      additionalData: { title, location, bio: "I am good at patient care." },
    });
    await sent({ displayName: "Asha", ...profile("Nurse", "Pune") }, job.id);
    await sent({ displayName: "Bala" }, job.id);
    await sent({ displayName: "Chitra", ...profile("Staff Nurse", "Bengaluru") }, job.id);
    expect(await namesByTwo("sort: MATCH")).toBe("Chitra Asha Bala");
    expect((await list("sort: MATCH")).items.map(({ match }) => match?.score)).toEqual([100, 89, null]);
    expect(namesOf(await list("filter: { minMatch: 90 }"))).toBe("Chitra");
  });

  it("is narrowed by job, status and words, and counts each status", async () => {
    const { id } = await sent({ displayName: "Asha Menon", additionalData: { title: "Nurse" } });
    await sent({ displayName: "Bala_Iyer" });
    const job = await make.job({ companyId, openUntil: FAR, title: "Welder" });
    await sent({ displayName: "Chitra" }, job.id);
    await move(portal, member, id, "SHORTLISTED");
    expect(namesOf(await list(`filter: { jobId: "${job.id}" }`))).toBe("Chitra");
    expect(namesOf(await list('filter: { text: "weld" }'))).toBe("Chitra");
    expect(namesOf(await list('filter: { text: "MENON nurse" }'))).toBe("Asha Menon");
    expect(namesOf(await list('filter: { text: "_" }'))).toBe("Bala_Iyer");
    const page = await list("filter: { statuses: [SUBMITTED] }");
    expect([page.total, namesOf(page)]).toEqual([2, "Chitra Bala_Iyer"]);
    expect(page.counts.filter(({ count }) => count > 0)).toEqual([
      { status: "SUBMITTED", count: 2 },
      { status: "SHORTLISTED", count: 1 },
    ]);
  });

  it("is chosen by jobs, those with the most unopened applications first, then those with the most", async () => {
    const jobs: string[] = [];
    for (const title of ["Many viewed", "One new", "Two new", "Nobody's"])
      jobs.push((await make.job({ companyId, openUntil: FAR, title, postedAt: NOW })).id);
    const [viewed, one, two] = jobs;
    for (const jobId of [viewed, viewed, one, two, two]) await sent({}, jobId);
    await rows("update applications set status = 'viewed' where job_id = $1", [viewed]);
    const titles = async (args = "", asked: NewIdentity = member) => {
      const { data } = await portal.ask<{ candidateJobs: { title: string }[] }>(
        `{ candidateJobs${args} { title } }`,
        asked,
      );
      return data?.candidateJobs.map(({ title }) => title);
    };
    expect(await titles()).toEqual(["Two new", "One new", "Many viewed", "Nobody's"]);
    expect(await titles('(text: "NEW")')).toEqual(["Two new", "One new"]);
    expect(await titles("", await make.person())).toEqual([]);
  });

  it("refuses a cursor of another order, and one that is none", async () => {
    await sent();
    await sent();
    const { nextCursor } = await list("first: 1");
    await expect(list(`sort: MATCH, after: "${nextCursor ?? ""}"`)).rejects.toThrow("INVALID_CURSOR");
    for (const place of [[], [1, 0, "-".repeat(36)], [1, 1e300, NIL_UUID], [2, 0, NIL_UUID]])
      await expect(list(`after: "${writeCursor("priority", ...place)}"`)).rejects.toThrow("INVALID_CURSOR");
    const earliest = writeCursor("priority", 1, Number.MIN_SAFE_INTEGER, NIL_UUID);
    expect(await list(`after: "${earliest}"`)).toHaveProperty("items");
  });

  it("takes as many queries for five candidates with history and notes as for one", async () => {
    const fields =
      "id name match { score factors { detail } } history { actorName } notes { authorName } viewerCan { move }";
    const job = await make.job({ companyId, openUntil: FAR });
    await sent({}, job.id);
    const one = await countQueries(() => list("", fields));
    for (let index = 0; index < 4; index += 1) await sent({}, job.id);
    expect(await countQueries(() => list("", fields))).toBe(one);
  });
});

describe("phone and e-mail of a candidate", () => {
  it("are kept back until they are shortlisted, in every text and the frozen profile", async () => {
    const { id, seeker } = await sent({
      displayName: "Asha",
      additionalData: { phone: "+91 98450 12345", bio: "Ring +91 98450 12345." },
    });
    const contact = async () => {
      const query = `{ candidate(applicationId: "${id}") { name email phone isContactMasked profile viewerCan { seeContact } } }`;
      const { data } = await portal.ask<{ candidate: Record<string, unknown> }>(query, member);
      return data?.candidate;
    };
    const hidden = await contact();
    expect(hidden).toMatchObject({ name: "Asha", email: null, phone: null, isContactMasked: true });
    expect(hidden?.profile).toMatchObject({ basics: { name: "Asha", summary: `Ring ${MASK}.` } });
    expect(JSON.stringify(hidden)).not.toMatch(/98450|@/);
    await move(portal, member, id, "SHORTLISTED");
    expect(await contact()).toMatchObject({
      email: seeker.email,
      phone: "+91 98450 12345",
      isContactMasked: false,
      profile: { basics: { email: seeker.email, summary: "Ring +91 98450 12345." } },
    });
    await move(portal, member, id, "NOT_SELECTED");
    expect(await contact()).toMatchObject({ email: null, phone: null });
  });

  it("are not told to a company by the candidate that its own step answers with", async () => {
    const { id, seeker } = await sent();
    const { data } = await portal.ask(
      `mutation { moveApplications(input: {
        items: [{ applicationId: "${id}", expectedStatus: SUBMITTED }], to: VIEWED
      }) { movedCount results { candidate { email note profile } } } }`,
      member,
    );
    expect(data).toMatchObject({ moveApplications: { movedCount: 1 } });
    expect(JSON.stringify(data)).not.toContain(seeker.email);
  });
});

describe("the counts of a list of candidates", () => {
  it("are counted only where a page asks for them, and once", async () => {
    await sent();
    const queries = (fields: string) =>
      countQueries(() => portal.ask(`{ candidates { ${fields} } }`, { token: member.token }));
    const counted = await queries("items { id } total isTotalCapped counts { count }");
    expect(counted - (await queries("items { id }"))).toBe(1);
  });

  it("have a person for each application whose account was deleted", async () => {
    for (const displayName of ["Asha", "Bala"]) {
      const { seeker } = await sent({ displayName });
      await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    }
    const { total, items, counts } = await list("filter: { oncePerPerson: true }");
    expect([total, items.length]).toEqual([2, 2]);
    expect(counts.find(({ status }) => status === "SUBMITTED")?.count).toBe(2);
  });
});

describe("the match that a seeker sees", () => {
  it("is on the job what the company then sees on the candidate", async () => {
    const job = await make.job({ companyId, openUntil: FAR });
    const seeker = await make.person({ additionalData: { title: "Nurse", location: "Pune" } });
    const match = "match { score version factors { factor points ofPoints detail } }";
    const onJob = await portal.ask<{ job: { match: object } }>(
      `{ job(id: "${job.id}") { ${match} } }`,
      seeker,
    );
    await apply(portal, seeker, job);
    const [candidate] = (await list("", match)).items;
    expect(onJob.data?.job.match).toEqual(candidate?.match);
    const other = await make.job({ companyId, openUntil: FAR });
    const resume = await newResume(portal, seeker);
    const withResume = await portal.ask<{ job: { match: object } }>(
      `{ job(id: "${other.id}") { ${match} } }`,
      seeker,
    );
    expect(withResume.data?.job.match).not.toEqual(onJob.data?.job.match);
    await portal.ask(
      `mutation { applyToJob(input: { jobId: "${other.id}", resumeId: "${resume.id}" }) { id } }`,
      seeker,
    );
    const [withSent] = (await list(`filter: { jobId: "${other.id}" }`, match)).items;
    expect(withResume.data?.job.match).toEqual(withSent?.match);
    const signedOut = await portal.ask<{ job: { match: null } }>(`{ job(id: "${job.id}") { ${match} } }`);
    expect(signedOut.data?.job.match).toBeNull();
  });
});
