import { buildPay } from "./jobs.factories";
import { jobsWords } from "./jobs.words";
import { words as hindi } from "./jobs.words.hi";

const words = jobsWords.en;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

describe("the words of jobs", () => {
  it.each([
    [0, "just now"],
    [59 * MINUTE, "59 minutes ago"],
    [5 * 60 * MINUTE, "5 hours ago"],
    [DAY, "1 day ago"],
    [13 * DAY, "13 days ago"],
    [15 * DAY, "2 weeks ago"],
    [65 * DAY, "2 months ago"],
    // A server's clock can be ahead of the browser's.
    [-MINUTE, "just now"],
  ])("tell an age of %d ms as '%s'", (age, text) => {
    expect(words.age(age)).toBe(text);
  });

  it("show a year's pay in ₹ with Indian grouping (JOBS-14)", () => {
    const monthly = { yearlyMin: 300_000, yearlyMax: 384_000, unit: "MONTH", bound: null } as const;
    expect(words.yearlyPay(monthly)).toBe("₹3,00,000–3,84,000 a year");
    expect(words.yearlyPay({ ...monthly, yearlyMax: 300_000 })).toBe("₹3,00,000 a year");
    expect(words.yearlyPay({ ...monthly, unit: "DAY" })).toBe("about ₹3,00,000–3,84,000 a year");
  });

  it.each([
    [950, "₹950"],
    [9_500, "₹9,500"],
    [95_000, "₹95,000"],
    [950_000, "₹9,50,000"],
    [9_500_000, "₹95,00,000"],
    [95_000_000, "₹9,50,00,000"],
  ])("group %d rupees as India does: %s (JOBS-14)", (amount, text) => {
    const pay = { yearlyMin: amount, yearlyMax: amount, unit: "YEAR", bound: null } as const;
    expect(words.yearlyPay(pay)).toBe(`${text} a year`);
  });

  it("date by the calendar of India", () => {
    expect(words.date(Date.parse("2026-11-18T19:00:00Z"))).toBe("19 Nov 2026");
  });
});

describe("pay in Hindi (LANG-01)", () => {
  it.each([
    [{ amount: "₹24–32" }, "₹24–32 लाख सालाना"],
    [{ amount: "₹1.2", scale: "CRORE" as const }, "₹1.2 करोड़ सालाना"],
    [{ amount: "₹18,000", scale: "RUPEE" as const, unit: "MONTH" as const }, "₹18,000 हर महीने"],
    [{ amount: "₹600–750", scale: "RUPEE" as const, unit: "DAY" as const }, "₹600–750 रोज़"],
    [{ amount: "₹5", bound: "AT_MOST" as const }, "₹5 लाख सालाना तक"],
    [{ amount: "₹5", bound: "AT_LEAST" as const }, "₹5 लाख सालाना से शुरू"],
    [{ kind: "UNPAID" as const, amount: null, scale: null, unit: null }, "बिना वेतन"],
    [{ kind: "NOT_STATED" as const, amount: null, scale: null, unit: null }, "वेतन नहीं बताया"],
    [{ kind: "AS_TYPED" as const, headline: "15k + petrol", amount: null, scale: null }, "15k + petrol"],
  ])("is made of its parts: %o", (parts, told) => {
    expect(hindi.payHeadline(buildPay(parts))).toBe(told);
  });

  it("says an offer's and a profile's amount with its unit", () => {
    const pay = { headline: "₹6.6 LPA", amount: 660_000, unit: "YEAR" as const };
    expect(hindi.statedPay(pay)).toBe("₹6,60,000 सालाना");
  });

  it.each([
    ["3–5 years", "3–5 साल"],
    ["3+ yrs", "3+ साल"],
    ["6 months", "6 महीने"],
    ["Fresher", "फ़्रेशर"],
    ["2 years in retail", "2 years in retail"],
  ])("says the years asked for where they are nothing else: %s", (typed, told) => {
    expect(hindi.experienceAsked(typed)).toBe(told);
  });
});
