import { rupeesIn } from "@job-portal/protocol/amounts";

describe("an amount in rupees (SCRN-07, OFFR-13)", () => {
  it.each([
    ["18000", 18_000],
    ["₹18,000", 18_000],
    ["Rs. 18,000/-", 18_000],
    ["rs 18000", 18_000],
    ["INR 25000", 25_000],
    ["20,000 rs", 20_000],
    ["80k", 80_000],
    ["15 hajar", 15_000],
    ["15 हज़ार", 15_000],
    ["1.2 lakh", 120_000],
    ["2 lacs", 200_000],
    ["१८०००", 18_000],
    ["2,5", null],
    ["18000 or 20000", null],
    ["0", null],
    ["rs", null],
  ])("reads '%s' as %s", (typed, rupees) => {
    expect(rupeesIn(typed)).toBe(rupees);
  });
});
