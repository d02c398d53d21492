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
  ])("understands %s", (text, min, max, unit) => {
    expect(parsePay(text)).toMatchObject({ min, max, unit });
  });

  it("makes a month's pay comparable by the year", () => {
    expect(parsePay("₹20,000 a month")).toMatchObject({ yearlyMin: 240_000, yearlyMax: 240_000 });
  });

  it.each(["Negotiable", "As per industry standards", "₹12–8 LPA"])("finds no figure in %s", (text) => {
    expect(parsePay(text)).toBeNull();
  });
});
