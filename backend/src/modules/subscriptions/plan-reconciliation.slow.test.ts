import { updateDatabase } from "../setup/database-update";
import { apply, APPLY, quotaOf } from "../../test/applications";
import { createTestDatabase, type TestDatabase } from "../../test/database";
import { createFactories, type Factories } from "../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import { PLANS, type PlanTerms, STARTING_PLAN } from "./plan-catalogue";
import { PlanFeature } from "./plan-feature";
import { PlanCode } from "./plan.entity";
import { reconcilePlans } from "./plan-reconciliation";

const FAR = new Date("2030-01-01T00:00:00Z");

let database: TestDatabase;
let portal: TestPortal;
let make: Factories;

beforeEach(async () => {
  database = await createTestDatabase();
  portal = await startTestPortal({ reachDatabaseAt: () => Promise.resolve(database.url) });
  make = createFactories(portal.dataSource);
});
afterEach(async () => {
  await portal.stop();
  await database.drop();
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);
const start = async () => (await updateDatabase(database.url)).rows;
/** What a start does whose `plan-catalogue.ts` says something else of a plan. */
const startWith = (code: PlanCode, terms: Partial<PlanTerms>) =>
  reconcilePlans(
    portal.dataSource.manager,
    PLANS.map((plan) => (plan.code === code ? { ...plan, ...terms } : plan)),
  );

describe("the start of a node", () => {
  it("finds nothing to do where the table says what the catalogue says, by one query", async () => {
    expect(await start()).toEqual([]);
    expect(await countQueries(() => reconcilePlans(portal.dataSource.manager))).toBe(1);
  });

  it("brings a migrated table in line with the catalogue, and tells each change", async () => {
    await rows("update plans set monthly_application_limit = 3, features = '{}' where code = 'free'");
    await rows("update plans set resume_template_limit = 9, team_seats = 3 where code = 'premium'");
    await rows("delete from plans where code = 'paid'");
    expect(await start()).toEqual([
      "Plan free: applications a month 3 -> 5",
      "Plan free: features none -> view-listings, basic-templates, basic-search",
      "Plan paid: added",
      "Plan premium: resume templates 9 -> no limit",
      "Plan premium: seats of a team 3 -> 50",
    ]);
    expect(await start()).toEqual([]);
  });

  it("does so once, however many nodes start at the same moment", async () => {
    await rows("update plans set monthly_application_limit = 3 where code = 'free'");
    const told = await Promise.all([1, 2, 3].map(start));
    expect(told.flat()).toEqual(["Plan free: applications a month 3 -> 5"]);
  });

  it("leaves the plans as they are where a newer program has migrated the database", async () => {
    await rows("update plans set monthly_application_limit = 6 where code = 'free'");
    await rows(`insert into migrations ("timestamp", name) values (9999999999999, 'Newer9999999999999')`);
    expect(await start()).toEqual([]);
  });

  it("leaves a plan that only a newer node's catalogue knows", async () => {
    await rows(
      `insert into plans (code, rank, name, monthly_price, features) values ('gold', 3, 'Gold', 999, '{}')`,
    );
    expect(await start()).toEqual([]);
    expect(await rows("select count(*)::int as count from plans")).toEqual([{ count: 4 }]);
    const { data } = await portal.ask<{ plans: { code: string }[] }>("{ plans { code } }");
    expect(data?.plans.map(({ code }) => code)).toEqual(["FREE", "PAID", "PREMIUM"]);
  });
});

describe("a limit that is changed in the catalogue", () => {
  it("changes in the plans, in the rule and in what the refusal says (PLAN-02)", async () => {
    const person = await make.person();
    expect(await startWith(PlanCode.FREE, { monthlyApplicationLimit: 2 })).toEqual([
      "Plan free: applications a month 5 -> 2",
    ]);
    const { data } = await portal.ask<{ plans: object[] }>("{ plans { monthlyApplicationLimit } }");
    expect(data?.plans[0]).toEqual({ monthlyApplicationLimit: 2 });
    expect(await quotaOf(portal, person)).toMatchObject({ limit: 2, remaining: 2 });

    const [last, ...others] = await make.jobs(3, { openUntil: FAR });
    for (const job of others) expect(await apply(portal, person, job)).toMatch(/^[0-9a-f]/);
    const refused = await portal.ask(APPLY, { variables: { jobId: last?.id }, token: person.token });
    expect(refused.errors[0]).toMatchObject({
      message: "You have used all 2 applications of this month.",
      extensions: { code: "APPLICATION_LIMIT_REACHED" },
    });
    expect(await quotaOf(portal, person)).toMatchObject({ limit: 2, remaining: 0 });

    expect(await start()).toEqual(["Plan free: applications a month 2 -> 5"]);
    expect(await quotaOf(portal, person)).toMatchObject({ limit: 5, remaining: 3 });
  });
});

describe("priority that is moved to another plan in the catalogue", () => {
  /** By name of the applicant, the day until which an application goes first; null: not at all. */
  async function priorities(): Promise<Record<string, string | null>> {
    const found = await portal.dataSource.query<{ name: string; until: string | null }[]>(
      `select account.display_name as name, to_char(application.priority_until, 'YYYY-MM-DD') as until
       from applications application join accounts account on account.id = applicant_id`,
    );
    return Object.fromEntries(found.map(({ name, until }) => [name, until]));
  }

  it("moves in the applications that were sent, and holds for those to come (PLAN-08)", async () => {
    const job = await make.job({ openUntil: FAR });
    const send = async (displayName: string, plan?: string, next?: string) => {
      const person = await make.person({ displayName });
      const changesAt = next && new Date("2029-12-31T18:30:00Z");
      if (plan)
        await rows(
          "insert into subscriptions (account_id, plan, next_plan, changes_at) values ($1, $2, $3, $4)",
          [person.id, plan, next ?? null, changesAt ?? null],
        );
      await apply(portal, person, job);
    };
    await send("none");
    await send("paid", "paid");
    await send("premium", "premium");
    await send("ending", "premium", "paid");
    const before = { none: null, paid: null, premium: "9999-12-31", ending: "2029-12-31" };
    expect(await priorities()).toEqual(before);

    const priority = [PlanFeature.PRIORITY_PROCESSING];
    await startWith(PlanCode.PAID, { features: priority });
    expect(await priorities()).toEqual({ ...before, paid: "9999-12-31", ending: "9999-12-31" });
    await send("paid later", "paid");
    expect(await priorities()).toMatchObject({ "paid later": "9999-12-31" });

    await startWith(STARTING_PLAN, { features: priority });
    await send("none later");
    expect(await priorities()).toEqual({
      ...before,
      none: "9999-12-31",
      "none later": "9999-12-31",
      "paid later": null,
    });
    await start();
    expect(await priorities()).toEqual({ ...before, "none later": null, "paid later": null });
  });
});
