import { PayUnit } from "./job.enums";
import { parsePay } from "./pay";

describe("pay as people type it", () => {
  it.each([
    ["₹8–12 LPA", 800_000, 1_200_000, PayUnit.YEAR],
    ["₹6.5–9 LPA", 650_000, 900_000, PayUnit.YEAR],
    ["₹18,000–25,000 a month", 18_000, 25_000, PayUnit.MONTH],
    ["₹700–900 a day", 700, 900, PayUnit.DAY],
    ["25k/month", 25_000, 25_000, PayUnit.MONTH],
    ["₹8,00,000 a year", 800_000, 800_000, PayUnit.YEAR],
    ["₹8–12 lakh a year", 800_000, 1_200_000, PayUnit.YEAR],
    ["1.2 crore per annum", 12_000_000, 12_000_000, PayUnit.YEAR],
    ["₹20,000/month, 6 day week", 20_000, 20_000, PayUnit.MONTH],
    ["6 day week, ₹20,000 per month", 20_000, 20_000, PayUnit.MONTH],
    ["20000 a month for 5 days a week", 20_000, 20_000, PayUnit.MONTH],
    ["₹5 LPA, paid monthly", 500_000, 500_000, PayUnit.YEAR],
    ["₹5 lakh CTC, monthly payout", 500_000, 500_000, PayUnit.YEAR],
    ["₹5 lakh, paid monthly", 500_000, 500_000, PayUnit.YEAR],
    ["₹20,000 paid monthly", 20_000, 20_000, PayUnit.MONTH],
    ["20000 a month,plus lunch", 20_000, 20_000, PayUnit.MONTH],
    ["₹1.5 lakh a month", 150_000, 150_000, PayUnit.MONTH],
    ["Monthly ₹20,000", 20_000, 20_000, PayUnit.MONTH],
    ["₹30,000/month after 3 months", 30_000, 30_000, PayUnit.MONTH],
  ])("understands %s", (text, min, max, unit) => {
    expect(parsePay(text)).toMatchObject({ min, max, unit });
  });

  it("makes a month's pay comparable by the year", () => {
    expect(parsePay("₹20,000 a month")).toMatchObject({ yearlyMin: 240_000, yearlyMax: 240_000 });
  });

  it.each([
    "Negotiable",
    "As per industry standards",
    "₹200 an hour, paid monthly",
    "15000 or 20000 a month",
    "₹12–8 LPA",
  ])("finds no figure in %s", (text) => {
    expect(parsePay(text)).toBeNull();
  });
});
