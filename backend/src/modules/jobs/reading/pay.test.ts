import { PayBound, PayObstacle, PayUnit } from "./pay.enums";
import { parsePay, payBoundOf, readPayText } from "./pay";

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
    ["8 LPA", 800_000, 800_000, PayUnit.YEAR],
    ["LPA 8", 800_000, 800_000, PayUnit.YEAR],
    ["LPA: 8-12", 800_000, 1_200_000, PayUnit.YEAR],
    ["8 - 12 L.P.A.", 800_000, 1_200_000, PayUnit.YEAR],
    ["8−12 lpa", 800_000, 1_200_000, PayUnit.YEAR],
    ["4.2lpa – 6 lpa", 420_000, 600_000, PayUnit.YEAR],
    ["8 to 12 lakhs per annum", 800_000, 1_200_000, PayUnit.YEAR],
    ["3-5 Lacs P.A.", 300_000, 500_000, PayUnit.YEAR],
    ["5 lacks per anum", 500_000, 500_000, PayUnit.YEAR],
    ["₹3,00,000 - 4,50,000 a year", 300_000, 450_000, PayUnit.YEAR],
    ["₹3,00,000 - ₹4,50,000 a year", 300_000, 450_000, PayUnit.YEAR],
    ["Rs. 3,00,000 – Rs. 4,50,000 p.a.", 300_000, 450_000, PayUnit.YEAR],
    ["INR 3,00,000 to 4,00,000 per annum", 300_000, 400_000, PayUnit.YEAR],
    ["24,00,000-30,00,000 PA", 2_400_000, 3_000_000, PayUnit.YEAR],
    ["₹8L–₹12L", 800_000, 1_200_000, PayUnit.YEAR],
    ["50 lakhs - 1 crore", 5_000_000, 10_000_000, PayUnit.YEAR],
    ["Upto 6 LPA CTC", 600_000, 600_000, PayUnit.YEAR],
    ["CTC 6 LPA", 600_000, 600_000, PayUnit.YEAR],
    ["8.4 LPA (70,000 monthly)", 840_000, 840_000, PayUnit.YEAR],
    ["8-12 lpa fixed + 2 lpa variable", 800_000, 1_200_000, PayUnit.YEAR],
    ["25k-30k/month", 25_000, 30_000, PayUnit.MONTH],
    ["25-30k/month", 25_000, 30_000, PayUnit.MONTH],
    ["25-30 thousand per month", 25_000, 30_000, PayUnit.MONTH],
    ["25,000 to 30,000 pm", 25_000, 30_000, PayUnit.MONTH],
    ["90k - 1.2 lakh per month", 90_000, 120_000, PayUnit.MONTH],
    ["Between 20000 and 30000 per month", 20_000, 30_000, PayUnit.MONTH],
    ["Rs.10,000/- pm", 10_000, 10_000, PayUnit.MONTH],
    ["Rs 10000/-month", 10_000, 10_000, PayUnit.MONTH],
    ["₹20.000/month", 20_000, 20_000, PayUnit.MONTH],
    ["₹20,000 per moth", 20_000, 20_000, PayUnit.MONTH],
    ["₹8,000/mth", 8_000, 8_000, PayUnit.MONTH],
    ["20k montly", 20_000, 20_000, PayUnit.MONTH],
    ["20k/m", 20_000, 20_000, PayUnit.MONTH],
    ["20k p/m", 20_000, 20_000, PayUnit.MONTH],
    ["20000 p m", 20_000, 20_000, PayUnit.MONTH],
    ["₹10K–₹15K/mo", 10_000, 15_000, PayUnit.MONTH],
    ["10 hrs shift, 18000 pm", 18_000, 18_000, PayUnit.MONTH],
    ["₹12,000 + incentives per month", 12_000, 12_000, PayUnit.MONTH],
    ["1 year contract, 20000 pm", 20_000, 20_000, PayUnit.MONTH],
    ["700/day", 700, 700, PayUnit.DAY],
    ["Rs 500 - 700 daily", 500, 700, PayUnit.DAY],
    ["₹500 a day, 26 days a month", 500, 500, PayUnit.DAY],
    ["₹200 an hour, paid monthly", 200, 200, PayUnit.HOUR],
    ["150 per hour", 150, 150, PayUnit.HOUR],
    ["250/hr", 250, 250, PayUnit.HOUR],
    ["50000 - 300000 PA", 50_000, 300_000, PayUnit.YEAR],
    ["50,000-3 Lacs PA", 50_000, 300_000, PayUnit.YEAR],
    ["₹30,000 – 4 LPA", 30_000, 400_000, PayUnit.YEAR],
    ["3-5 lacs", 300_000, 500_000, PayUnit.YEAR],
    ["4.5L", 450_000, 450_000, PayUnit.YEAR],
    ["2.5 LPA - 4 LPA", 250_000, 400_000, PayUnit.YEAR],
    ["90 Lacs-1.25 Cr PA", 9_000_000, 12_500_000, PayUnit.YEAR],
    ["1.2 Cr", 12_000_000, 12_000_000, PayUnit.YEAR],
    ["15 हजार महीना", 15_000, 15_000, PayUnit.MONTH],
    ["१५ से २० हज़ार प्रति माह", 15_000, 20_000, PayUnit.MONTH],
    ["3 लाख सालाना", 300_000, 300_000, PayUnit.YEAR],
    ["₹500 रोज़", 500, 500, PayUnit.DAY],
    ["12,000 रुपये मासिक", 12_000, 12_000, PayUnit.MONTH],
    ["20 hazar mahina", 20_000, 20_000, PayUnit.MONTH],
    ["3 lakh se 5 lakh saal", 300_000, 500_000, PayUnit.YEAR],
  ])("understands %s", (text, min, max, unit) => {
    expect(parsePay(text)).toMatchObject({ min, max, unit });
  });

  it("makes a month's pay comparable by the year", () => {
    expect(parsePay("₹20,000 a month")).toMatchObject({ yearlyMin: 240_000, yearlyMax: 240_000 });
  });

  it("compares no pay by the hour: nobody says how many there are in a year", () => {
    expect(parsePay("₹150 an hour")).toMatchObject({ yearlyMin: null, yearlyMax: null });
  });

  it.each([
    ["Negotiable", PayObstacle.NO_FIGURE],
    ["asap", PayObstacle.NO_FIGURE],
    ["As per industry standards", PayObstacle.NO_FIGURE],
    ["Not disclosed", PayObstacle.NO_FIGURE],
    ["5 day week", PayObstacle.NO_FIGURE],
    ["15000 or 20000 a month", PayObstacle.SEVERAL_FIGURES],
    ["18000 + 2000 petrol", PayObstacle.SEVERAL_FIGURES],
    ["8.5.5 LPA", PayObstacle.SEVERAL_FIGURES],
    ["₹12–8 LPA", PayObstacle.WRONG_WAY_ROUND],
    ["12 to 8 lakh", PayObstacle.WRONG_WAY_ROUND],
    ["25000-20000", PayObstacle.WRONG_WAY_ROUND],
    ["₹15,000", PayObstacle.NO_UNIT],
    ["15000-20000", PayObstacle.NO_UNIT],
    ["18000 + petrol", PayObstacle.NO_UNIT],
    ["₹20 per piece", PayObstacle.NO_UNIT],
    ["15 हजार", PayObstacle.NO_UNIT],
    ["15-20k", PayObstacle.NO_UNIT],
    ["Stipend 8000", PayObstacle.NO_UNIT],
    ["15/month", PayObstacle.UNLIKELY],
    ["2000 per week", PayObstacle.OTHER_UNIT],
    ["USD 2000 per month", PayObstacle.OTHER_MONEY],
    ["$2000/month", PayObstacle.OTHER_MONEY],
    ["8 per annum", PayObstacle.UNLIKELY],
    ["0 a month", PayObstacle.UNLIKELY],
    ["100000 crore a year", PayObstacle.UNLIKELY],
  ])("finds no figure in %s: %s", (text, obstacle) => {
    expect(readPayText(text)).toBe(obstacle);
    expect(parsePay(text)).toBeNull();
  });

  it.each([
    ["Upto 25k pm", PayBound.AT_MOST],
    ["up to 5 LPA", PayBound.AT_MOST],
    ["From ₹20,000 a month", PayBound.AT_LEAST],
    ["₹20,000+ a month", PayBound.AT_LEAST],
    ["5 LPA+", PayBound.AT_LEAST],
    ["₹12,000 + incentives per month", null],
    ["₹8 LPA", null],
    ["₹8–12 LPA", null],
  ])("knows which end %s leaves open", (text, bound) => {
    const figures = parsePay(text);
    expect(figures && payBoundOf(text, figures)).toBe(bound);
  });
});
