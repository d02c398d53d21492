import { apply, move, quotaOf } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { type Job } from "../../jobs/job/job.entity";

/** The last second of November in India. */
const NOVEMBER = new Date("2026-11-30T18:29:59Z");
const DECEMBER = new Date("2026-11-30T18:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

let portal: TestPortal;
let make: Factories;
let now: Date;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOVEMBER;
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);
const openJobs = (count: number, values: Partial<Job> = {}) =>
  make.jobs(count, { openUntil: FAR, ...values });

async function onPlan(plan: string) {
  const person = await make.person();
  await rows("insert into subscriptions (account_id, plan) values ($1, $2)", [person.id, plan]);
  return person;
}

/** How each of as many applications, one after the other, came out: by outcome, how often. */
async function applyTimes(person: { token: string }, count: number) {
  const outcomes = [];
  for (const job of await openJobs(count)) outcomes.push(await apply(portal, person, job));
  return outcomes.map((outcome) => (/^[A-Z]/.test(outcome) ? outcome : "sent"));
}

const times = (count: number, outcome: string) => Array<string>(count).fill(outcome);
const LIMIT = "APPLICATION_LIMIT_REACHED";

describe("the monthly limit", () => {
  it("of the free plan is 5: the sixth is refused (PLAN-02)", async () => {
    expect(await applyTimes(await make.person(), 6)).toEqual([...times(5, "sent"), LIMIT]);
  });

  it("of the paid plan is 25: the 26th is refused (PLAN-03)", async () => {
    expect(await applyTimes(await onPlan("paid"), 26)).toEqual([...times(25, "sent"), LIMIT]);
  });

  it("is none on the premium plan (PLAN-04)", async () => {
    const person = await onPlan("premium");
    expect(await applyTimes(person, 27)).toEqual(times(27, "sent"));
    expect(await quotaOf(portal, person)).toMatchObject({
      plan: "PREMIUM",
      limit: null,
      used: 27,
      remaining: null,
    });
  });

  it("holds anew with another plan: upgraded at once more, downgraded nothing below zero (PLAN-09)", async () => {
    const person = await make.person();
    await applyTimes(person, 6);
    await rows("insert into subscriptions (account_id, plan) values ($1, 'paid')", [person.id]);
    expect(await applyTimes(person, 1)).toEqual(["sent"]);
    await rows("update subscriptions set plan = 'free' where account_id = $1", [person.id]);
    expect(await quotaOf(portal, person)).toMatchObject({ limit: 5, used: 6, remaining: 0 });
    expect(await applyTimes(person, 1)).toEqual([LIMIT]);
  });

  it("is read from the plans' table", async () => {
    const person = await make.person();
    await rows("update plans set monthly_application_limit = 1 where code = 'free'");
    expect(await applyTimes(person, 2)).toEqual(["sent", LIMIT]);
    await rows("update plans set monthly_application_limit = 5 where code = 'free'");
  });

  it("gives each month in Asia/Kolkata its own five, whatever time zone the node is in (PLAN-02)", async () => {
    expect(NOVEMBER.getTimezoneOffset()).not.toBe(-330);
    const person = await make.person();
    expect(await applyTimes(person, 6)).toEqual([...times(5, "sent"), LIMIT]);
    expect(await quotaOf(portal, person)).toEqual({
      plan: "FREE",
      limit: 5,
      used: 5,
      remaining: 0,
      resetsAt: DECEMBER.toISOString(),
    });
    now = DECEMBER;
    expect(await quotaOf(portal, person)).toMatchObject({ used: 0, remaining: 5 });
    expect(await applyTimes(person, 6)).toEqual([...times(5, "sent"), LIMIT]);
    expect(
      await rows("select month, used from application_usage where account_id = $1 order by 1", [person.id]),
    ).toEqual([
      { month: "2026-11", used: 5 },
      { month: "2026-12", used: 5 },
    ]);
  });
});

describe("at the same moment", () => {
  it("fifty applications for the last free slot make exactly one", async () => {
    const person = await make.person();
    await applyTimes(person, 4);
    const outcomes = await Promise.all((await openJobs(50)).map((job) => apply(portal, person, job)));
    expect(outcomes.filter((outcome) => outcome !== LIMIT)).toHaveLength(1);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 5, remaining: 0 });
    expect(await rows("select id from applications where applicant_id = $1", [person.id])).toHaveLength(5);
  });

  it("fifty applications to one job make one row and use one slot", async () => {
    const person = await make.person();
    const [job] = await openJobs(1);
    if (!job) throw new Error("No job was made.");
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => apply(portal, person, job)));
    expect(outcomes.filter((outcome) => outcome !== "ALREADY_APPLIED")).toHaveLength(1);
    expect(await rows("select id from applications where applicant_id = $1", [person.id])).toHaveLength(1);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 1 });
    expect(
      await rows(
        "select status from application_events where application_id in (select id from applications where applicant_id = $1)",
        [person.id],
      ),
    ).toHaveLength(1);
  });
});

const CLOSINGS: Record<string, (job: Job) => Promise<unknown>> = {
  closing: ({ id }) => rows("update jobs set closed_at = now() where id = $1", [id]),
  removal: ({ id }) => rows("update jobs set removed_at = now() where id = $1", [id]),
  hold: ({ id }) => rows("update jobs set held_at = now() where id = $1", [id]),
  lapse: ({ id }) => rows("update jobs set open_until = $2 where id = $1", [id, NOVEMBER]),
  "its company's block": ({ companyId }) =>
    rows("update companies set blocked_at = now() where id = $1", [companyId]),
};

describe("an application whose job closes", () => {
  it.each(Object.keys(CLOSINGS))("by %s before anybody opened it comes back", async (name) => {
    const person = await make.person();
    const [job] = await openJobs(1);
    if (!job) throw new Error("No job was made.");
    await apply(portal, person, job);
    await applyTimes(person, 4);
    expect(await applyTimes(person, 1)).toEqual([LIMIT]);
    await CLOSINGS[name]?.(job);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 4, remaining: 1 });
    expect(await applyTimes(person, 2)).toEqual(["sent", LIMIT]);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 5, remaining: 0 });
  });

  it("after somebody opened it stays used", async () => {
    const [person, member] = [await make.person(), await make.person()];
    const company = await make.company({}, [member]);
    const [job] = await openJobs(1, { companyId: company.id });
    if (!job) throw new Error("No job was made.");
    const id = await apply(portal, person, job);
    expect(await move(portal, member, id, "VIEWED")).toBe("VIEWED");
    await CLOSINGS.closing?.(job);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 1 });
  });

  it("and is opened afterwards has come back all the same, once", async () => {
    const [person, member] = [await make.person(), await make.person()];
    const company = await make.company({}, [member]);
    const [job] = await openJobs(1, { companyId: company.id });
    if (!job) throw new Error("No job was made.");
    const id = await apply(portal, person, job);
    await CLOSINGS.closing?.(job);
    expect(await move(portal, member, id, "VIEWED")).toBe("VIEWED");
    expect(await quotaOf(portal, person)).toMatchObject({ used: 0 });
    expect(await move(portal, member, id, "SHORTLISTED")).toBe("SHORTLISTED");
    expect(await quotaOf(portal, person)).toMatchObject({ used: 0 });
  });

  it("comes back once, however many ask at the same moment, and stays back when the job opens again", async () => {
    const [person, member] = [await make.person(), await make.person()];
    const company = await make.company({}, [member]);
    const jobs = await openJobs(5, { companyId: company.id });
    const ids = await Promise.all(jobs.map((job) => apply(portal, person, job)));
    await rows("update jobs set closed_at = now() where company_id = $1", [company.id]);
    const [applying] = await Promise.all([
      Promise.all((await openJobs(10)).map((job) => apply(portal, person, job))),
      ...ids.map((id) => move(portal, member, id, "VIEWED")),
    ]);
    expect(applying.filter((outcome) => outcome === LIMIT)).toHaveLength(5);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 5, remaining: 0 });
    await rows("update jobs set closed_at = null where company_id = $1", [company.id]);
    expect(await quotaOf(portal, person)).toMatchObject({ used: 5, remaining: 0 });
    expect(
      await rows("select id from applications where applicant_id = $1 and refunded_at is not null", [
        person.id,
      ]),
    ).toHaveLength(5);
  });
});
