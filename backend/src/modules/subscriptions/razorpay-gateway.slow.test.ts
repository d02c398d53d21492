import { DAY_MS } from "../../time/clock";
import { Role } from "../../auth/role";
import { readEnv } from "../../settings/env";
import { noticesOf } from "../../test/candidates";
import { createPaymentWorld, type PaymentWorld } from "../../test/payment-world";
import { RAZORPAY_KEYS, RazorpayStandIn } from "../../test/razorpay";
import { configuredGateway } from "./configured-gateway";
import { RazorpayGateway } from "./razorpay-gateway";

const NOW = new Date("2026-11-21T06:00:00Z");

let razorpay: RazorpayStandIn;
let world: PaymentWorld;
let person: PaymentWorld["person"];
let url: string;

beforeEach(async () => {
  razorpay = new RazorpayStandIn();
  const settings = {
    ...RAZORPAY_KEYS,
    returnUrl: "https://portal.example/subscription/plans",
    apiUrl: await razorpay.start(),
    timeoutMs: 300,
  };
  world = await createPaymentWorld(NOW, { gatewayOf: (clock) => new RazorpayGateway(clock, settings) });
  person = world.person;
  ({ url } = world.portal);
});
afterEach(async () => {
  await world.stop();
  await razorpay.stop();
});

type Link = RazorpayStandIn["links"][number];

/** Chooses a plan; @returns the newest link to pay it by */
async function begin(plan: string): Promise<Link> {
  await world.choose(plan);
  const link = razorpay.links.at(-1);
  if (!link) throw new Error("No link was made.");
  return link;
}
const standing = async () => [
  await world.planOf(person),
  (await world.requests()).map(({ status }) => status),
];

describe("a payment with Razorpay", () => {
  it("leads to a link of the order's amount in paise, and gives the plan once it is paid (MONEY-01)", async () => {
    expect(await world.choose("PREMIUM")).toEqual({
      outcome: "AWAITING_PAYMENT",
      redirectUrl: "https://rzp.example/i/plink_1",
    });
    const [link] = razorpay.links;
    expect(link).toMatchObject({
      amount: 79_900,
      currency: "INR",
      reference_id: (await world.requests())[0]?.id,
      expire_by: (NOW.getTime() + DAY_MS) / 1000,
      callback_url: "https://portal.example/subscription/plans",
    });
    expect(JSON.stringify(link)).not.toContain(person.email);
    expect(link && (await razorpay.report(url, razorpay.pay(link)))).toEqual([204]);
    expect(await standing()).toEqual(["PREMIUM", ["approved"]]);
  });

  it("goes on with the same link, and answers paid to who comes back before the report (MONEY-02)", async () => {
    const link = await begin("PAID");
    expect(await world.choose("PAID")).toMatchObject({ redirectUrl: link.short_url });
    expect(razorpay.links).toHaveLength(1);
    const event = razorpay.pay(link);
    expect(await world.choose("PAID")).toEqual({ outcome: "CHANGED", redirectUrl: null });
    for (let time = 0; time < 3; time += 1) expect(await razorpay.report(url, event)).toEqual([204]);
    expect(await world.moves()).toHaveLength(1);
  });

  it("is found by a look where no report came, and counts when it comes late (MONEY-02)", async () => {
    const link = await begin("PAID");
    const orderId = link.reference_id;
    await world.look(orderId);
    expect(await standing()).toEqual(["FREE", ["awaiting-payment"]]);
    expect(await razorpay.report(url, razorpay.end(link, "expired"))).toEqual([204]);
    expect(await standing()).toEqual(["FREE", ["failed"]]);
    await razorpay.report(url, razorpay.pay(link));
    expect(await standing()).toEqual(["PAID", ["approved"]]);
    const second = await begin("PREMIUM");
    razorpay.pay(second);
    await world.look(second.reference_id);
    expect(await world.planOf(person)).toBe("PREMIUM");
  });

  it("is waited for while the bank holds it, also once the link has ended (MONEY-09)", async () => {
    const link = await begin("PAID");
    const look = async (days: number) => {
      world.setNow(new Date(NOW.getTime() + days * DAY_MS));
      await world.look(link.reference_id);
      return await standing();
    };
    razorpay.hold(link, "authorized");
    expect(await look(2)).toEqual(["FREE", ["awaiting-payment"]]);
    expect(await razorpay.report(url, razorpay.end(link, "expired"))).toEqual([204]);
    expect(await look(3)).toEqual(["FREE", ["awaiting-payment"]]);
    razorpay.hold(link, "captured");
    expect(await look(4)).toEqual(["PAID", ["approved"]]);
  });

  it.each(["refunded", "failed"] as const)(
    "ends where the money came back: %s (MONEY-09)",
    async (status) => {
      const link = await begin("PAID");
      link.status = "paid";
      await world.look(link.reference_id);
      expect(await standing()).toEqual(["FREE", ["awaiting-payment"]]);
      razorpay.hold(link, status);
      await world.look(link.reference_id);
      expect(await standing()).toEqual(["FREE", ["failed"]]);
    },
  );

  it("is refused where it is forged, of another amount or currency, or another order's (MONEY-02)", async () => {
    const link = await begin("PREMIUM");
    expect(await razorpay.report(url, razorpay.pay(link), "guessed")).toEqual([401, "UNAUTHENTICATED"]);
    for (const [amount, currency] of [
      [79_899, "INR"],
      [79_900, "USD"],
    ] as const)
      expect(await razorpay.report(url, razorpay.pay(link, amount, currency))).toEqual([204]);
    const elsewhere = razorpay.pay({ ...link, reference_id: "another shop's" });
    expect(await razorpay.report(url, elsewhere)).toEqual([204]);
    expect(await razorpay.report(url, { event: "payment.captured", payload: {} })).toEqual([204]);
    expect(await standing()).toEqual(["FREE", ["awaiting-payment"]]);
  });
});

describe("while Razorpay is in trouble", () => {
  it.each(["away", "silent"] as const)(
    "a choice answers 503 (%s), and goes on afterwards",
    async (trouble) => {
      razorpay.trouble = trouble;
      expect(await world.choose("PAID")).toBe("PAYMENT_UNAVAILABLE");
      expect(await standing()).toEqual(["FREE", ["awaiting-payment"]]);
      razorpay.trouble = null;
      await begin("PAID");
      expect(await world.requests()).toHaveLength(1);
    },
  );

  it("an order whose answer never arrived is paid by the one link that was made (MONEY-02)", async () => {
    razorpay.trouble = "hangs up after the work";
    expect(await world.choose("PREMIUM")).toBe("PAYMENT_UNAVAILABLE");
    razorpay.trouble = null;
    // The node that asked is gone; another goes on.
    const second = await world.startNode();
    const { data } = await second.ask("mutation { changePlan(plan: PREMIUM) { redirectUrl } }", person);
    expect(data).toEqual({ changePlan: { redirectUrl: "https://rzp.example/i/plink_1" } });
    expect(razorpay.links).toHaveLength(1);
    const [link] = razorpay.links;
    if (link) await razorpay.report(second.url, razorpay.pay(link));
    await second.stop();
    expect(await standing()).toEqual(["PREMIUM", ["approved"]]);
  });
});

describe("a refund", () => {
  let paid: Link;
  let premium: Link;
  beforeEach(async () => {
    paid = await begin("PAID");
    await razorpay.report(url, razorpay.pay(paid));
    premium = await begin("PREMIUM");
    await razorpay.report(url, razorpay.pay(premium));
  });

  it("of all that was paid leads back to the plan before, once, and says so (MONEY-03)", async () => {
    const event = razorpay.refund(premium);
    for (let time = 0; time < 2; time += 1) expect(await razorpay.report(url, event)).toEqual([204]);
    expect(await standing()).toEqual(["PAID", ["approved", "refunded"]]);
    expect(await noticesOf(world.portal, person)).toContain(
      "Your payment for the Premium plan was paid back, and the plan has ended",
    );
    await razorpay.report(url, razorpay.refund(paid));
    expect(await standing()).toEqual(["FREE", ["refunded", "refunded"]]);
  });

  it("of the lesser plan leaves the higher one, which then leads back to the start (MONEY-03)", async () => {
    await razorpay.report(url, razorpay.refund(paid));
    expect(await standing()).toEqual(["PREMIUM", ["refunded", "approved"]]);
    await razorpay.report(url, razorpay.refund(premium));
    expect(await standing()).toEqual(["FREE", ["refunded", "refunded"]]);
  });

  it("of a former payment leaves the plan that a later one bought (MONEY-03)", async () => {
    await razorpay.report(url, razorpay.refund(premium));
    await world.rows("update subscriptions set plan = 'free'");
    const again = await begin("PAID");
    await razorpay.report(url, razorpay.pay(again));
    await razorpay.report(url, razorpay.refund(paid));
    expect(await world.planOf(person)).toBe("PAID");
    await razorpay.report(url, razorpay.refund(again));
    expect(await world.planOf(person)).toBe("FREE");
  });

  it("of a part leaves the plan until the rest goes back too (MONEY-03)", async () => {
    await razorpay.report(url, razorpay.refund(premium, 30_000));
    expect(await world.planOf(person)).toBe("PREMIUM");
    await razorpay.report(url, razorpay.refund(premium, 49_900));
    expect(await world.planOf(person)).toBe("PAID");
  });

  it("stands in the admins' list with its payment, part by part, and in nobody else's (MONEY-11)", async () => {
    const [part, rest] = [razorpay.refund(premium, 30_000), razorpay.refund(premium, 49_900)];
    const ask = (status: string, token: string) =>
      world.portal.ask<{ planRequests: { items: { refunds: { paise: number }[] }[] } }>(
        `{ planRequests(status: ${status}) { items { plan refunds { paise } } } }`,
        { token },
      );
    const { token } = await world.make.person({ role: Role.ADMIN });
    await razorpay.report(url, part);
    expect((await ask("APPROVED", token)).data?.planRequests.items).toEqual([
      { plan: "PREMIUM", refunds: [{ paise: 30_000 }] },
      { plan: "PAID", refunds: [] },
    ]);
    world.setNow(new Date(NOW.getTime() + DAY_MS));
    await razorpay.report(url, rest);
    expect((await ask("REFUNDED", token)).data?.planRequests.items).toEqual([
      { plan: "PREMIUM", refunds: [{ paise: 30_000 }, { paise: 49_900 }] },
    ]);
    expect((await ask("REFUNDED", person.token)).code).toBe("FORBIDDEN");
  });

  it("counts once where many reports of it come at the same moment (MONEY-03)", async () => {
    const event = razorpay.refund(premium, 30_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => razorpay.report(url, event)));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([204]));
    expect(await world.rows("select paise from plan_refunds")).toEqual([{ paise: 30_000 }]);
  });

  it("is refused where it is more than was paid, or of a payment that nobody knows (MONEY-03)", async () => {
    expect(await razorpay.report(url, razorpay.refund(premium, 79_901))).toEqual([204]);
    await razorpay.report(url, razorpay.refund(premium, 100, "rfnd_1"));
    expect(await razorpay.report(url, razorpay.refund(premium, 200, "rfnd_1"))).toEqual([204]);
    expect(await razorpay.report(url, razorpay.refund(paid, 100, "rfnd_1"))).toEqual([204]);
    const nobodys = { ...paid, payments: null };
    expect(await razorpay.report(url, razorpay.refund(nobodys))).toEqual([404, "NOT_FOUND"]);
    const old = razorpay.refund(nobodys, 100, "rfnd_2", Date.parse("2026-01-01"));
    expect(await razorpay.report(url, old)).toEqual([204]);
    expect(await world.rows("select paise from plan_refunds")).toEqual([{ paise: 100 }]);
    expect(await world.planOf(person)).toBe("PREMIUM");
  });
});

it("is off unless PAYMENTS names it, and then needs its keys (MONEY-01)", () => {
  const node = { NODE_ENV: "test", DATABASE_URL: "postgres://x", FIREBASE_PROJECT_ID: "x" };
  expect(() => readEnv({ ...node, PAYMENTS: "razorpay", RAZORPAY_KEY_ID: "rzp" })).toThrow(
    "Missing required environment variables: RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET",
  );
  const clock = { now: () => NOW };
  expect(configuredGateway(readEnv(node), clock)).not.toBeInstanceOf(RazorpayGateway);
});
