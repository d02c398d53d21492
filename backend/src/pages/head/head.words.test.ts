import { PayBound, PayKind, PayScale, PayUnit } from "../../modules/jobs/reading/pay.enums";
import { HEAD_WORDS } from "./head-parts";

const PAY = {
  kind: PayKind.STATED,
  ...{ text: "3-4 LPA", headline: "₹3–4 LPA", remarks: [] },
  ...{ amount: "₹3–4", scale: PayScale.LAKH, unit: PayUnit.YEAR, bound: null },
  ...{ min: 300_000, max: 400_000, yearlyMin: 300_000, yearlyMax: 400_000 },
};

describe("a job's pay in the head of its Hindi page (LANG-08)", () => {
  it.each([
    [{}, "₹3–4 लाख सालाना"],
    [{ bound: PayBound.AT_LEAST }, "₹3–4 लाख सालाना से शुरू"],
    [
      { amount: "₹18,000", scale: PayScale.RUPEE, unit: PayUnit.MONTH, bound: PayBound.AT_MOST },
      "₹18,000 हर महीने तक",
    ],
    [{ kind: PayKind.NOT_STATED }, "वेतन नहीं बताया"],
    [{ kind: PayKind.UNPAID }, "बिना वेतन"],
    [{ kind: PayKind.AS_TYPED, headline: "15k + petrol", amount: null, scale: null }, "15k + petrol"],
  ])("with %o is %s", (parts, told) => {
    expect(HEAD_WORDS.hi.pay({ ...PAY, ...parts })).toBe(told);
  });
});
