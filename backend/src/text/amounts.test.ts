import { rupeesIn, statedPayIn } from "@job-portal/protocol/amounts";

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

describe("pay as people say it (WORK-08)", () => {
  it.each([
    ["6 LPA", 600_000, "YEAR"],
    ["6.5lpa", 650_000, "YEAR"],
    ["6 L.P.A.", 600_000, "YEAR"],
    ["₹4,80,000 per annum", 480_000, "YEAR"],
    ["4.8 lakh p.a.", 480_000, "YEAR"],
    ["5-6 LPA", 500_000, "YEAR"],
    ["5 to 6 lakhs", 500_000, null],
    ["6 lakh", 600_000, null],
    ["6 LPA (negotiable)", 600_000, "YEAR"],
    ["25k+", 25_000, null],
    ["3.5 lpa fixed", 350_000, "YEAR"],
    ["12 LPA + variable", 1_200_000, "YEAR"],
    ["15000 in hand", 15_000, null],
    ["18000 प्रति महीना", 18_000, "MONTH"],
    ["18000 रुपये प्रति माह", 18_000, "MONTH"],
    ["6 lakh CTC", 600_000, "YEAR"],
    ["25k per month", 25_000, "MONTH"],
    ["Rs. 18,000/- pm", 18_000, "MONTH"],
    ["18000/month", 18_000, "MONTH"],
    ["18000 - 20000 monthly", 18_000, "MONTH"],
    ["18 हज़ार महीना", 18_000, "MONTH"],
    ["2.5 लाख सालाना", 250_000, "YEAR"],
    ["650 a day", 650, "DAY"],
    ["₹150/hr", 150, "HOUR"],
    ["18000", 18_000, null],
    ["80k", 80_000, null],
    ["negotiable", null, null],
    ["as per company", null, null],
  ])("reads '%s' as %s a %s", (typed, rupees, unit) => {
    expect(statedPayIn(typed)).toMatchObject({ rupees, unit });
  });
});
