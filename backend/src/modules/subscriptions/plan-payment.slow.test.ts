import { noticesOf } from "../../test/candidates";
import type { StandInProvider } from "../../test/payment-provider";
import { createPaymentWorld, type PaymentWorld } from "../../test/payment-world";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { Role } from "../../auth/role";
import type { Payment } from "./payment-gateway";

const MINUTE_MS = 60_000;
const NOW = new Date("2026-11-21T06:00:00Z");

let world: PaymentWorld;
let portal: TestPortal;
let provider: StandInProvider;
let person: PaymentWorld["person"];

beforeEach(async () => {
  world = await createPaymentWorld(NOW);
  ({ portal, provider, person } = world);
});
afterEach(() => world.stop());

/** Chooses a plan that then waits for its payment; @returns the order's id */
async function begin(plan: string): Promise<string> {
  expect(await world.choose(plan)).toMatchObject({ outcome: "AWAITING_PAYMENT" });
  return provider.begun.at(-1) ?? "";
}
/** In how many milliseconds an order is looked after. */
const nextLooks = async (now = NOW) =>
  (
    await world.rows("select run_at as at from graphile_worker.jobs where task_identifier = 'plan-payment'")
  ).map(({ at }) => (at instanceof Date ? at.getTime() - now.getTime() : null));

describe("a payment with a provider", () => {
  it("leads the payer there, and gives the plan once the provider reports it", async () => {
    expect(await world.choose("PREMIUM")).toEqual({
      outcome: "AWAITING_PAYMENT",
      redirectUrl: `https://pay.example/orders/${provider.begun[0] ?? ""}`,
    });
    const [id = ""] = provider.begun;
    expect(provider.orders.get(id)?.order).toEqual({
      id,
      accountId: person.id,
      plan: "premium",
      amount: 799,
    });
    expect(await world.planOf(person)).toBe("FREE");
    expect(await world.requests()).toEqual([
      { id, plan: "premium", status: "awaiting-payment", reference: null },
    ]);

    expect(await provider.report(portal.url, provider.pay(id))).toEqual([204]);
    expect(await world.planOf(person)).toBe("PREMIUM");
    expect(await world.requests()).toEqual([
      { id, plan: "premium", status: "approved", reference: `pay_${id}` },
    ]);
    expect(await noticesOf(portal, person)).toEqual([
      "Your request is approved: you are on the Premium plan",
    ]);
    expect(await world.choose("PREMIUM")).toEqual({ outcome: "UNCHANGED", redirectUrl: null });
  });

  it("goes on with the same order when its payer comes back without having paid", async () => {
    const id = await begin("PAID");
    expect(await begin("PAID")).toBe(id);
    expect(provider.orders.size).toBe(1);
    provider.pay(id);
    // The report is still on its way.
    expect(await world.choose("PAID")).toEqual({ outcome: "CHANGED", redirectUrl: null });
    expect(await provider.report(portal.url, provider.pay(id))).toEqual([204]);
    expect(await world.moves()).toHaveLength(1);
  });

  it("asks the gateway outside of any transaction, with the request stored", async () => {
    const seen: unknown[] = [];
    provider.whileBegun = async () => {
      seen.push(await world.requests(), await world.rows("select plan from subscriptions for update nowait"));
    };
    const id = await begin("PAID");
    expect(seen).toEqual([
      [{ id, plan: "paid", status: "awaiting-payment", reference: null }],
      [{ plan: "free" }],
    ]);
  });

  it("sends nobody to pay whose payment is reported before the provider's answer", async () => {
    provider.whileBegun = async ({ id }) => {
      const { payment } = provider.orders.get(id) ?? {};
      expect(payment?.status).toBe("redirect");
      await provider.report(portal.url, {
        orderId: id,
        payment: { status: "paid", reference: "pay_early", amount: 299 },
      });
    };
    expect(await world.choose("PAID")).toEqual({ outcome: "UNCHANGED", redirectUrl: null });
    expect(await world.planOf(person)).toBe("PAID");
    expect(await world.moves()).toHaveLength(1);
  });

  it("is settled once by twenty reports and looks at the same moment, on two nodes", async () => {
    const id = await begin("PREMIUM");
    const report = provider.pay(id);
    const second = await world.startNode();
    const said = async (url: string): Promise<number> => {
      const [status] = await provider.report(url, report);
      // More than this machine has connections for: providers come again.
      return status === 503 ? await said(url) : status;
    };
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => said(at % 2 === 0 ? portal.url : second.url)),
      world.look(id).then(() => 204),
    ]);
    await second.stop();
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await world.moves()).toEqual([{ before: { plan: "free" }, after: { plan: "premium" } }]);
    const steps = await world.rows(
      "select after->>'status' as step from audit_entries where action = 'subscription.request' order by id",
    );
    expect(steps).toEqual([{ step: "awaiting-payment" }, { step: "approved" }]);
    expect(await noticesOf(portal, person)).toHaveLength(1);
  });

  it("waits without leading anywhere while the provider itself still decides", async () => {
    provider.firstAnswer = () => ({ status: "awaiting" });
    expect(await world.choose("PAID")).toEqual({ outcome: "AWAITING_PAYMENT", redirectUrl: null });
  });

  it("is not among the requests that wait for an admin, who can settle it all the same", async () => {
    const id = await begin("PAID");
    const { token } = await world.make.person({ role: Role.ADMIN });
    const waiting = await portal.ask("{ planRequests { total } }", { token });
    expect(waiting.data).toEqual({ planRequests: { total: 0 } });
    const unpaid = await portal.ask("{ planRequests(status: AWAITING_PAYMENT) { items { id } } }", { token });
    expect(unpaid.data).toEqual({ planRequests: { items: [{ id }] } });
    await portal.ask(`mutation { decidePlanRequest(id: "${id}", isApproved: true) { status } }`, { token });
    expect(await provider.report(portal.url, provider.pay(id))).toEqual([204]);
    expect([await world.planOf(person), await world.requests()]).toMatchObject([
      "PAID",
      [{ status: "approved", reference: `pay_${id}` }],
    ]);
  });
});

describe("a payment that comes late", () => {
  it("gives the plan although its request was taken back", async () => {
    const id = await begin("PAID");
    await portal.ask("mutation { cancelPlanChange { outcome } }", { token: person.token });
    expect(await world.requests()).toMatchObject([{ status: "cancelled" }]);
    await provider.report(portal.url, provider.pay(id));
    expect(await world.planOf(person)).toBe("PAID");
    expect(await world.requests()).toMatchObject([{ status: "approved", reference: `pay_${id}` }]);
  });

  it("for a higher plan takes back the request for a lesser one that took its place", async () => {
    const higher = await begin("PREMIUM");
    const lesser = await begin("PAID");
    expect(await provider.report(portal.url, provider.pay(higher))).toEqual([204]);
    expect(await world.planOf(person)).toBe("PREMIUM");
    expect(await world.requests()).toMatchObject([
      { id: higher, status: "approved" },
      { id: lesser, status: "cancelled" },
    ]);
  });

  it("leaves a higher plan in force, and its reference for who pays it back", async () => {
    const lesser = await begin("PAID");
    const higher = await begin("PREMIUM");
    await provider.report(portal.url, provider.pay(higher));
    expect(await provider.report(portal.url, provider.pay(lesser))).toEqual([204]);
    expect(await world.planOf(person)).toBe("PREMIUM");
    expect(await world.requests()).toMatchObject([
      { id: lesser, status: "overpaid", reference: `pay_${lesser}` },
      { id: higher, status: "approved", reference: `pay_${higher}` },
    ]);
    expect(await world.moves()).toHaveLength(1);
    const admin = await world.make.person({ role: Role.ADMIN });
    const owed = await portal.ask("{ planRequests(status: OVERPAID) { items { id } } }", admin);
    expect(owed.data).toEqual({ planRequests: { items: [{ id: lesser }] } });
  });

  it("leaves the approval to the admin who gave it", async () => {
    const id = await begin("PAID");
    const admin = await world.make.person({ role: Role.ADMIN });
    const approve = `mutation { decidePlanRequest(id: "${id}", isApproved: true) { status } }`;
    await portal.ask(approve, admin);
    await provider.report(portal.url, provider.pay(id));
    expect(await world.rows("select decided_by_id as by from plan_requests")).toEqual([{ by: admin.id }]);
  });
});

describe("a report that does not fit is refused, and changes nothing:", () => {
  let id: string;
  beforeEach(async () => {
    id = await begin("PREMIUM");
  });
  afterEach(async () => {
    expect(await world.planOf(person)).toBe("FREE");
    expect(await world.requests()).toMatchObject([{ id, status: "awaiting-payment", reference: null }]);
  });

  it("one that is not the provider's", async () => {
    const forged = await provider.report(portal.url, provider.pay(id), "0".repeat(64));
    expect(forged).toEqual([401, "UNAUTHENTICATED"]);
    const answer = await fetch(`${portal.url}/api/payments/webhook`, { method: "POST" });
    expect(answer.status).toBe(401);
  });

  it("one of an order that nobody made", async () => {
    for (const orderId of ["none", "0196c000-0000-7000-8000-000000000000"]) {
      const report = { ...provider.pay(id), orderId };
      expect(await provider.report(portal.url, report)).toEqual([204]);
    }
  });

  it("one of another amount", async () => {
    for (const amount of [0, 1, 798, 800])
      expect(await provider.report(portal.url, provider.pay(id, amount))).toEqual([204]);
  });

  it("and one that tells of no order is taken without a word", async () => {
    expect(await provider.report(portal.url, { event: "refund.created" })).toEqual([204]);
  });
});

it("a payment settles one order alone", async () => {
  const payment: Payment = { status: "paid", reference: "pay_1", amount: 299 };
  await provider.report(portal.url, { orderId: await begin("PAID"), payment });
  const other = await world.make.person();
  await world.choose("PAID", other);
  const orderId = provider.begun.at(-1) ?? "";
  expect(await provider.report(portal.url, { orderId, payment })).toEqual([204]);
  expect(await world.planOf(other)).toBe("FREE");
  const twice = { orderId: provider.begun[0], payment: { ...payment, reference: "pay_2" } };
  expect(await provider.report(portal.url, twice)).toEqual([204]);
});

describe("a payment that fails", () => {
  it("leaves the plan, and lets its payer try again", async () => {
    provider.firstAnswer = () => ({ status: "failed" });
    const failed = { outcome: "PAYMENT_FAILED", redirectUrl: null };
    expect(await world.choose("PAID")).toEqual(failed);
    expect([await world.planOf(person), await world.requests()]).toMatchObject([
      "FREE",
      [{ status: "failed" }],
    ]);
    expect(await world.choose("PAID")).toEqual(failed);
    expect(new Set(provider.begun).size).toBe(2);
  });

  it("is told to its payer when the provider reports it, once, and can still be made", async () => {
    const id = await begin("PAID");
    const report = provider.decide(id, { status: "failed" });
    for (let time = 0; time < 2; time += 1) expect(await provider.report(portal.url, report)).toEqual([204]);
    const refused = "Your request for the Paid plan did not go through";
    expect(await noticesOf(portal, person)).toEqual([refused]);
    await provider.report(portal.url, provider.pay(id));
    expect(await world.planOf(person)).toBe("PAID");
  });
});

describe("while the provider is out of reach", () => {
  beforeEach(() => {
    provider.whileBegun = () => Promise.reject(new Error("connect ECONNREFUSED"));
  });

  it("a choice answers 503, changes no plan, and goes on with the same order afterwards", async () => {
    const answer = await portal.ask("mutation { changePlan(plan: PAID) { outcome } }", person);
    expect([answer.status, answer.code]).toEqual([503, "PAYMENT_UNAVAILABLE"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect([await world.planOf(person), await world.requests()]).toMatchObject([
      "FREE",
      [{ status: "awaiting-payment" }],
    ]);
    provider.whileBegun = () => Promise.resolve();
    await begin("PAID");
    expect(new Set(provider.begun).size).toBe(1);
  });

  it("an order that was paid with nobody left to hear it is settled by a look a minute later", async () => {
    provider.firstAnswer = ({ id, amount }) => ({ status: "paid", reference: `pay_${id}`, amount });
    expect(await world.choose("PREMIUM")).toBe("PAYMENT_UNAVAILABLE");
    expect(await nextLooks()).toEqual([MINUTE_MS]);
    await world.look(provider.begun[0] ?? "");
    expect(await world.planOf(person)).toBe("PREMIUM");
    expect(await noticesOf(portal, person)).toHaveLength(1);
  });
});

it("without a webhook of the gateway's there is no address for one", async () => {
  const approving = await startTestPortal();
  const answer = await fetch(`${approving.url}/api/payments/webhook`, { method: "POST" });
  expect(answer.status).toBe(404);
  await approving.stop();
});
