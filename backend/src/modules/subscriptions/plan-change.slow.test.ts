import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { Role } from "../../auth/role";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

const SUBSCRIPTION = "subscription { plan nextPlan changesAt } openPlanRequest { plan status }";
const ME = `{ me { ${SUBSCRIPTION} } }`;
const CANCEL = `mutation { cancelPlanChange { outcome account { ${SUBSCRIPTION} } } }`;
const changeTo = (plan: string) =>
  `mutation { changePlan(plan: ${plan}) { outcome account { ${SUBSCRIPTION} } } }`;
const decide = (id: string, isApproved: boolean) =>
  `mutation { decidePlanRequest(id: "${id}", isApproved: ${isApproved}) { status account { ${SUBSCRIPTION} } } }`;

let portal: TestPortal;
let make: Factories;
let now: Date;

async function open(payments: "test" | "approval"): Promise<void> {
  now = new Date("2026-11-21T06:00:00Z");
  portal = await startTestPortal({ env: { PAYMENTS: payments }, clock: { now: () => now } });
  make = createFactories(portal.dataSource);
}
afterEach(() => portal.stop());

/** Asks again where more come at once than this machine has connections for, as clients do on a 503. */
async function insist(query: string, token: string): Promise<string> {
  for (;;) {
    const { data, code } = await portal.ask(query, { token });
    if (code !== "UNAVAILABLE")
      return (data?.changePlan as { outcome: string } | undefined)?.outcome ?? code ?? "settled";
  }
}
const outcomes = async (count: number, query: string, { token }: Person) =>
  (await Promise.all(Array.from({ length: count }, () => insist(query, token)))).sort();
const ask = async (query: string, { token }: Person) => {
  const { data, code } = await portal.ask(query, { token });
  return code ?? Object.values(data ?? {})[0];
};
const rows = (sql: string) => portal.dataSource.query<Record<string, unknown>[]>(sql);
const trail = () => rows("select action, before, after from audit_entries order by id");

describe("the plans", () => {
  beforeEach(() => open("test"));

  it("are there for everybody, with limits, features and prices (PLAN-01 to PLAN-08, ROUTE-16)", async () => {
    const { data } = await portal.ask(
      "{ paymentMode plans { code name monthlyPrice monthlyApplicationLimit resumeTemplateLimit teamSeats features } }",
    );
    const free = ["VIEW_LISTINGS", "BASIC_TEMPLATES", "BASIC_SEARCH"];
    const paid = [...free, "PROFESSIONAL_TEMPLATES", "ADVANCED_FILTERS"];
    expect(data).toEqual({
      paymentMode: "TEST",
      plans: [
        {
          code: "FREE",
          name: "Free",
          monthlyPrice: 0,
          monthlyApplicationLimit: 5,
          resumeTemplateLimit: 2,
          teamSeats: 2,
          features: free,
        },
        {
          code: "PAID",
          name: "Paid",
          monthlyPrice: 299,
          monthlyApplicationLimit: 25,
          resumeTemplateLimit: 5,
          teamSeats: 10,
          features: paid,
        },
        {
          code: "PREMIUM",
          name: "Premium",
          monthlyPrice: 799,
          monthlyApplicationLimit: null,
          resumeTemplateLimit: null,
          teamSeats: 50,
          features: [...paid, "PRIORITY_PROCESSING"],
        },
      ],
    });
  });
});

describe("what a plan allows", () => {
  beforeEach(() => open("test"));

  const mayFilter = async (who: string, asker: Person) => {
    const account = await ask(`{ ${who} { subscription { viewerCan { useAdvancedFilters } } } }`, asker);
    return (account as { subscription: { viewerCan: { useAdvancedFilters: boolean } } }).subscription
      .viewerCan;
  };

  it("is told to its holder, as the server's rules ask it, and to nobody else (PLAN-08)", async () => {
    const [person, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    expect(await mayFilter("me", person)).toEqual({ useAdvancedFilters: false });
    await ask(changeTo("PAID"), person);
    expect(await mayFilter("me", person)).toEqual({ useAdvancedFilters: true });
    expect(await mayFilter(`user(id: "${person.id}")`, admin)).toEqual({ useAdvancedFilters: false });
  });
});

describe("with test payments a plan", () => {
  beforeEach(() => open("test"));

  it("is upgraded at once, for a job seeker and an employer, and its gates open (PLAN-09)", async () => {
    for (const role of [Role.JOBSEEKER, Role.EMPLOYER]) {
      const person = await make.person({ role });
      const advanced = "{ jobs(filter: { verifiedOnly: true }) { total } }";
      expect(await ask(advanced, person)).toBe("PLAN_REQUIRED");
      expect(await ask(changeTo("PAID"), person)).toEqual({
        outcome: "CHANGED",
        account: { subscription: { plan: "PAID", nextPlan: null, changesAt: null }, openPlanRequest: null },
      });
      expect(await ask(advanced, person)).toEqual({ total: 0 });
    }
  });

  it("is given once by twenty upgrades at the same moment, and paid for once", async () => {
    const person = await make.person();
    expect(await outcomes(20, changeTo("PREMIUM"), person)).toEqual([
      "CHANGED",
      ...Array<string>(19).fill("UNCHANGED"),
    ]);
    const [request, ...more] = await rows(
      "select id, status, payment_reference, monthly_price from plan_requests",
    );
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      status: "approved",
      payment_reference: `test-${String(request?.id)}`,
      monthly_price: 799,
    });
    expect((await trail()).filter(({ action }) => action === "subscription.plan")).toEqual([
      { action: "subscription.plan", before: { plan: "free" }, after: { plan: "premium" } },
    ]);
  });

  it("is downgraded at the end of the month in Asia/Kolkata, by the clock alone", async () => {
    const person = await make.person();
    await ask(changeTo("PREMIUM"), person);
    const scheduled = { plan: "PREMIUM", nextPlan: "FREE", changesAt: "2026-11-30T18:30:00.000Z" };
    expect(await ask(changeTo("FREE"), person)).toEqual({
      outcome: "SCHEDULED",
      account: { subscription: scheduled, openPlanRequest: null },
    });
    now = new Date("2026-11-30T18:29:59.999Z");
    expect(await ask(ME, person)).toMatchObject({ subscription: scheduled });
    now = new Date("2026-11-30T18:30:00Z");
    expect(await ask(ME, person)).toMatchObject({
      subscription: { plan: "FREE", nextPlan: null, changesAt: null },
    });
    expect(await ask("{ jobs(filter: { verifiedOnly: true }) { total } }", person)).toBe("PLAN_REQUIRED");
    // The next act writes down what fell due, and is then one of its own.
    expect(await ask(changeTo("PAID"), person)).toMatchObject({ outcome: "CHANGED" });
    expect((await trail()).filter(({ action }) => action !== "subscription.request")).toEqual([
      { action: "subscription.plan", before: { plan: "free" }, after: { plan: "premium" } },
      {
        action: "subscription.schedule",
        before: { nextPlan: null },
        after: { nextPlan: "free", changesAt: "2026-11-30T18:30:00.000Z" },
      },
      { action: "subscription.plan", before: { plan: "premium" }, after: { plan: "free" } },
      { action: "subscription.plan", before: { plan: "free" }, after: { plan: "paid" } },
    ]);
  });

  it("keeps a downgrade that is taken back, or overtaken by an upgrade, from happening", async () => {
    const person = await make.person();
    await ask(changeTo("PAID"), person);
    await ask(changeTo("FREE"), person);
    expect(await ask(CANCEL, person)).toMatchObject({
      outcome: "CHANGED",
      account: { subscription: { plan: "PAID", nextPlan: null, changesAt: null } },
    });
    expect(await ask(CANCEL, person)).toMatchObject({ outcome: "UNCHANGED" });
    await ask(changeTo("FREE"), person);
    expect(await ask(changeTo("PREMIUM"), person)).toMatchObject({ outcome: "CHANGED" });
    now = new Date("2027-01-15T00:00:00Z");
    expect(await ask(ME, person)).toMatchObject({ subscription: { plan: "PREMIUM", nextPlan: null } });
  });
});

describe("without a provider of payments a plan", () => {
  beforeEach(() => open("approval"));

  const openRequests = async (admin: Person) => {
    const list = await ask("{ planRequests { total items { id plan account { email } } } }", admin);
    return list as { total: number; items: { id: string; plan: string; account: { email: string } }[] };
  };

  it("is asked for once, however often, and given once by twenty approvals at the same moment", async () => {
    const [person, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    expect(await outcomes(20, changeTo("PAID"), person)).toEqual(Array(20).fill("REQUESTED"));
    expect(await ask(ME, person)).toMatchObject({
      subscription: { plan: "FREE" },
      openPlanRequest: { plan: "PAID", status: "REQUESTED" },
    });
    const { total, items } = await openRequests(admin);
    expect([total, items]).toMatchObject([1, [{ plan: "PAID", account: { email: person.email } }]]);
    const id = items[0]?.id ?? "";
    expect(await outcomes(20, decide(id, true), admin)).toEqual(Array(20).fill("settled"));
    expect(await ask(ME, person)).toMatchObject({ subscription: { plan: "PAID" }, openPlanRequest: null });
    expect(await trail()).toEqual([
      { action: "subscription.request", before: null, after: { plan: "paid", status: "requested" } },
      {
        action: "subscription.request",
        before: { plan: "paid", status: "requested" },
        after: { plan: "paid", status: "approved" },
      },
      { action: "subscription.plan", before: { plan: "free" }, after: { plan: "paid" } },
    ]);
    expect(await ask(decide(id, false), admin)).toBe("PLAN_REQUEST_SETTLED");
  });

  it("stays as it is when an admin refuses, and can be asked for again", async () => {
    const [person, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    await ask(changeTo("PREMIUM"), person);
    const id = (await openRequests(admin)).items[0]?.id ?? "";
    expect(await ask(decide(id, false), admin)).toEqual({
      status: "REFUSED",
      account: { subscription: { plan: "FREE", nextPlan: null, changesAt: null }, openPlanRequest: null },
    });
    expect(await ask(decide(id, true), admin)).toBe("PLAN_REQUEST_SETTLED");
    expect(await ask(changeTo("PREMIUM"), person)).toMatchObject({ outcome: "REQUESTED" });
  });

  it("can be asked for in place of another, and no more", async () => {
    const [person, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    await ask(changeTo("PAID"), person);
    await ask(changeTo("PREMIUM"), person);
    expect((await openRequests(admin)).items).toMatchObject([{ plan: "PREMIUM" }]);
    expect(await ask(CANCEL, person)).toMatchObject({
      outcome: "CHANGED",
      account: { openPlanRequest: null },
    });
    const cancelled = await rows("select id, status from plan_requests order by id");
    expect(cancelled.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
    expect(await ask(decide(String(cancelled[1]?.id), true), admin)).toBe("PLAN_REQUEST_SETTLED");
    expect(await ask(decide("none", true), admin)).toBe("NOT_FOUND");
  });
});
