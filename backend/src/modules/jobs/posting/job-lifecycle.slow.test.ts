import { apply, quotaOf } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { actOn, jobForm, post } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { Job } from "../job/job.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "5000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({}, [member]);
});

const past = new Date(Date.now() - 1000);
const CLOSE = "closeJob(id: $id)";
const REOPEN = "reopenJob(id: $id)";
const job = (values: Partial<Job> = {}) => make.job({ companyId: company.id, ...values });

const STATES: Record<string, Partial<Job>> = {
  ACTIVE: {},
  HELD: { heldAt: past },
  EXPIRED: { openUntil: past },
  CLOSED: { closedAt: past },
  "CLOSED and HELD": { closedAt: past, heldAt: past },
  REMOVED: { removedAt: past },
};

const REFUSED = "JOB_ACTION_NOT_ALLOWED";

describe("what may be done with a job", () => {
  it.each([
    ["ACTIVE", { close: "CLOSED", reopen: REFUSED, extend: "ACTIVE" }],
    ["HELD", { close: "CLOSED", reopen: "JOB_HELD", extend: "JOB_HELD" }],
    ["EXPIRED", { close: "CLOSED", reopen: "ACTIVE", extend: REFUSED }],
    ["CLOSED", { close: REFUSED, reopen: "ACTIVE", extend: REFUSED }],
    ["CLOSED and HELD", { close: REFUSED, reopen: "JOB_HELD", extend: "JOB_HELD" }],
    ["REMOVED", { close: REFUSED, reopen: REFUSED, extend: REFUSED }],
  ])("when it is %s, and viewerCan says so", async (state, outcomes) => {
    const calls = { close: CLOSE, reopen: REOPEN, extend: "extendJob(id: $id, days: 7)" };
    for (const [action, outcome] of Object.entries(outcomes)) {
      const { id } = await job(STATES[state]);
      const { data } = await portal.ask<{ myJob: { viewerCan: Record<string, boolean> } }>(
        "query ($id: ID!) { myJob(id: $id) { viewerCan { close reopen extend } } }",
        { variables: { id }, token: member.token },
      );
      const isAllowed = outcome === outcome.toUpperCase() && !outcome.startsWith("JOB_");
      expect([action, data?.myJob.viewerCan[action]]).toEqual([action, isAllowed]);
      const came = await actOn(portal, member, calls[action as keyof typeof calls], id);
      expect([action, came]).toEqual([action, outcome]);
    }
  });

  it("is refused to strangers exactly as for no job at all", async () => {
    const [{ id }, stranger] = [await job(), await make.person()];
    for (const call of [CLOSE, REOPEN, "extendJob(id: $id, days: 7)"]) {
      const answerFor = async (jobId: string) => {
        const { status, errors } = await portal.ask(`mutation ($id: ID!) { ${call} { id } }`, {
          variables: { id: jobId },
          token: stranger.token,
        });
        return JSON.stringify([status, errors]);
      };
      const unknown = await answerFor("00000000-0000-7000-8000-000000000000");
      expect(unknown).toMatch("NOT_FOUND");
      expect(await answerFor(id)).toBe(unknown);
    }
  });

  it("is kept to 90 days ahead", async () => {
    const { id } = await job();
    expect(await actOn(portal, member, "extendJob(id: $id, days: 60)", id)).toBe("ACTIVE");
    expect(await actOn(portal, member, "extendJob(id: $id, days: 7)", id)).toBe("BAD_USER_INPUT");
    expect(await actOn(portal, member, "reopenJob(id: $id, days: 91)", id)).toBe("BAD_USER_INPUT");
  });
});

describe("reopening", () => {
  it.each([
    ["gives a job that is over so many days", -1, 30],
    ["gives a job of fewer days as many", 12, 30],
    ["never takes away days that a job has", 400, 400],
  ])("%s", async (_rule, hadDays, hasDays) => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const { id } = await job({ closedAt: past, openUntil: inDays(hadDays) });
    expect(await actOn(portal, member, REOPEN, id)).toBe("ACTIVE");
    const { openUntil } = await portal.dataSource.getRepository(Job).findOneByOrFail({ id });
    expect(Math.abs(openUntil.getTime() - inDays(hasDays).getTime())).toBeLessThan(60_000);
  });
});

const isFound = async ({ title, id }: { title: string; id: string }) => {
  const { data } = await portal.ask<{ jobs: { items: { id: string }[] } }>(
    "query ($q: String!) { jobs(filter: { q: $q }) { items { id } } }",
    { variables: { q: title } },
  );
  return data?.jobs.items.some((item) => item.id === id);
};

const edit = (id: string, version: number, values: object, who = member) =>
  portal.ask<{ updateJob: { title: string; standing: { version: number } } | null }>(
    `mutation ($id: ID!, $version: Int!, $input: JobContentInput!) {
      updateJob(id: $id, version: $version, input: $input) { title standing { version } }
    }`,
    { variables: { id, version, input: jobForm(values) }, token: who.token },
  );

describe("search", () => {
  it("follows a post, its edit, close and reopening at the next request", async () => {
    const posted = await post(portal, member, { title: "Puppeteer", companyId: company.id });
    expect(await isFound(posted)).toBe(true);
    expect((await edit(posted.id, 1, { title: "Marionettist" })).data?.updateJob).toEqual({
      title: "Marionettist",
      standing: { version: 2 },
    });
    expect(await isFound(posted)).toBe(false);
    const edited = { ...posted, title: "Marionettist" };
    expect(await isFound(edited)).toBe(true);
    await actOn(portal, member, CLOSE, posted.id);
    expect(await isFound(edited)).toBe(false);
    await actOn(portal, member, REOPEN, posted.id);
    expect(await isFound(edited)).toBe(true);
  });
});

describe("an edit", () => {
  it("of a version that is not there any more is refused, and changes nothing", async () => {
    const { id } = await job();
    const answers = await Promise.all([edit(id, 1, { title: "One" }), edit(id, 1, { title: "Two" })]);
    expect(answers.map(({ code }) => code ?? "saved").sort()).toEqual(["JOB_CHANGED", "saved"]);
    expect((await edit(id, 2, { title: "x" })).code).toBe("BAD_USER_INPUT");
    expect((await edit(id, 2, { pay: "₹20,000 a year" })).code).toBe("PAY_LOOKS_MONTHLY");
    expect((await edit(id, 2, { pay: "₹20,000 a year", isPayConfirmed: true })).data?.updateJob).toBeTruthy();
    // What was confirmed once is not asked again.
    expect((await edit(id, 3, { pay: "₹20,000 a year" })).data?.updateJob?.standing.version).toBe(4);
  });

  it("leaves in the audit trail which fields it changed, and nothing of what they say", async () => {
    const { id } = await post(portal, member, { title: "Puppet Maker", companyId: company.id });
    const fields = async () => {
      const [entry] = await portal.dataSource.query<{ after: Record<string, string> }[]>(
        "select after from audit_entries where subject_id = $1 and action = 'job.update' order by id desc",
        [id],
      );
      return entry?.after;
    };
    await edit(id, 1, {
      title: "Puppet Maker",
      skills: ["Carving"],
      pay: "₹30,000 a month",
      location: "Pune",
    });
    expect(await fields()).toEqual({ version: "2", fields: "location pay skills" });
    await edit(id, 2, {
      title: "Puppet Maker",
      skills: ["Carving"],
      pay: "₹30,000 a month",
      location: "Pune",
    });
    expect(await fields()).toEqual({ version: "3" });
  });
});

describe("a location", () => {
  const typedOf = async (id: string) => {
    const [row] = await portal.dataSource.query<{ typed: string; city: string }[]>(
      "select location_text as typed, city from jobs where id = $1",
      [id],
    );
    return row;
  };

  it("is kept as typed beside its city, until it is changed in the form, which shows it as read", async () => {
    const { id, location } = await post(portal, member, {
      title: "Puppet Painter",
      location: "hebbal, bengaluru",
      companyId: company.id,
    });
    expect(location).toBe("Hebbal, Bangalore");
    expect(await typedOf(id)).toEqual({ typed: "hebbal, bengaluru", city: "Bangalore" });
    await edit(id, 1, { title: "Puppet Painter", location });
    expect(await typedOf(id)).toEqual({ typed: "hebbal, bengaluru", city: "Bangalore" });
    await edit(id, 2, { title: "Puppet Painter", location: "poona" });
    expect(await typedOf(id)).toEqual({ typed: "poona", city: "Pune" });
  });

  it("that was typed as remote says so no more once the work mode is changed", async () => {
    const { id, location } = await post(portal, member, {
      title: "Puppet Carver",
      location: "Remote, Pune",
      companyId: company.id,
    });
    const title = "Puppet Carver";
    await edit(id, 1, { title, location, workMode: "REMOTE" });
    expect(await typedOf(id)).toEqual({ typed: "Remote, Pune", city: "Pune" });
    await edit(id, 2, { title, location, workMode: "ON_SITE" });
    expect(await typedOf(id)).toEqual({ typed: "Pune", city: "Pune" });
  });
});

describe("two at the same moment", () => {
  it("close a job once, and open it once", async () => {
    const { id } = await job();
    const twice = async (call: string) =>
      (await Promise.all([actOn(portal, member, call, id), actOn(portal, member, call, id)])).sort();
    expect(await twice(CLOSE)).toEqual(["CLOSED", REFUSED]);
    expect(await twice(REOPEN)).toEqual(["ACTIVE", REFUSED]);
    const trail = await portal.dataSource.query<{ status: string }[]>(
      "select after ->> 'status' as status from audit_entries where subject_id = $1 order by id",
      [id],
    );
    expect(trail.map(({ status }) => status)).toEqual(["closed", "active"]);
  });

  it("leave no application counted on a job that closes while people apply", async () => {
    const seekers = await Promise.all(Array.from({ length: 6 }, () => make.person()));
    const open = await job();
    const [, ...applied] = await Promise.all([
      actOn(portal, member, CLOSE, open.id),
      ...seekers.map((seeker) => apply(portal, seeker, open)),
    ]);
    for (const outcome of applied) expect(outcome).toMatch(/^JOB_NOT_OPEN$|^[0-9a-f-]{36}$/);
    const used = await portal.dataSource.query<{ used: number }[]>(
      "select used from application_usage where account_id = any($1)",
      [seekers.map(({ id }) => id)],
    );
    expect(used.filter((month) => month.used !== 0)).toEqual([]);
  });
});

describe("an application that nobody opened", () => {
  it("comes back when its job closes, and stays back when it opens again", async () => {
    const [seeker, open] = [await make.person(), await job()];
    await apply(portal, seeker, open);
    expect((await quotaOf(portal, seeker)).used).toBe(1);
    await actOn(portal, member, CLOSE, open.id);
    expect((await quotaOf(portal, seeker)).used).toBe(0);
    await actOn(portal, member, REOPEN, open.id);
    expect((await quotaOf(portal, seeker)).used).toBe(0);
    await actOn(portal, member, CLOSE, open.id);
    expect((await quotaOf(portal, seeker)).used).toBe(0);
  });

  it("comes back for good when its job expires and is then opened again", async () => {
    const [seeker, open] = [await make.person(), await job()];
    await apply(portal, seeker, open);
    await portal.dataSource.query("update jobs set open_until = $2 where id = $1", [open.id, past]);
    expect(await actOn(portal, member, REOPEN, open.id)).toBe("ACTIVE");
    expect((await quotaOf(portal, seeker)).used).toBe(0);
  });

  it("stays counted where somebody of the company opened it", async () => {
    const [seeker, open] = [await make.person(), await job()];
    const applicationId = await apply(portal, seeker, open);
    await portal.dataSource.query("update applications set status = 'viewed' where id = $1", [applicationId]);
    await actOn(portal, member, CLOSE, open.id);
    expect((await quotaOf(portal, seeker)).used).toBe(1);
  });
});
