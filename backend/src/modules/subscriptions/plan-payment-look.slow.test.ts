import { DAY_MS } from "../../time/clock";
import { noticesOf } from "../../test/candidates";
import type { StandInProvider } from "../../test/payment-provider";
import { createPaymentWorld, type PaymentWorld } from "../../test/payment-world";
import type { TestPortal } from "../../test/portal";

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

describe("an order that nobody pays", () => {
  it("is looked after again although the provider could not be asked", async () => {
    const id = await begin("PAID");
    provider.look = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const now = new Date(NOW.getTime() + 10 * MINUTE_MS);
    world.setNow(now);
    await expect(world.look(id)).rejects.toThrow("ECONNREFUSED");
    expect(await nextLooks(now)).toEqual([10 * MINUTE_MS]);
  });

  it("is looked after again once its payer goes on with it", async () => {
    await begin("PAID");
    await world.rows("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
    expect(await nextLooks()).toEqual([]);
    await begin("PAID");
    expect(await nextLooks()).toEqual([MINUTE_MS]);
  });

  it("is waited for beyond a day where the provider has the money under way (MONEY-09)", async () => {
    const id = await begin("PAID");
    provider.decide(id, { status: "awaiting" });
    for (const days of [1, 3, 10]) {
      const now = new Date(NOW.getTime() + days * DAY_MS);
      world.setNow(now);
      await world.look(id);
      expect(await nextLooks(now)).toEqual([60 * MINUTE_MS]);
      expect(await world.requests()).toMatchObject([{ status: "awaiting-payment" }]);
    }
    provider.pay(id);
    await world.look(id);
    expect(await world.planOf(person)).toBe("PAID");
  });

  it("is given up after a day where the provider never heard of it (MONEY-09)", async () => {
    const id = await begin("PAID");
    provider.orders.clear();
    world.setNow(new Date(NOW.getTime() + DAY_MS));
    await world.look(id);
    expect(await world.requests()).toMatchObject([{ status: "failed" }]);
  });

  it("is looked after ever more seldom, and given up after a day, without a word to its payer", async () => {
    const id = await begin("PAID");
    const waits: unknown[] = [];
    for (const minutes of [1, 10, 300]) {
      const now = new Date(NOW.getTime() + minutes * MINUTE_MS);
      world.setNow(now);
      await world.look(id);
      waits.push(...(await nextLooks(now)));
    }
    expect(waits).toEqual([MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS]);
    world.setNow(new Date(NOW.getTime() + DAY_MS));
    await world.look(id);
    expect(await world.requests()).toMatchObject([{ status: "failed" }]);
    expect(await noticesOf(portal, person)).toEqual([]);
    await provider.report(portal.url, provider.pay(id));
    expect(await world.planOf(person)).toBe("PAID");
  });
});
