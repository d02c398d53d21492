import { advertisedIn } from "./offer-making";

describe("what a job promised, beside which its offers are made (HEED-03)", () => {
  it.each([
    ["₹4–6 LPA", { amount: 400_000, unit: "year" }, 400_000],
    ["From ₹25,000 a month", { amount: 25_000, unit: "month" }, 300_000],
    ["₹150 an hour", { amount: 150, unit: "hour" }, null],
    ["Up to ₹30,000 a month", null, null],
    ["Negotiable", null, null],
  ])("is the least of %s", (pay, advertisedPay, advertisedYearly) => {
    expect(advertisedIn(pay)).toEqual({ advertisedPay, advertisedYearly });
  });
});
