import { JobType } from "../job/job.enums";
import { readJob, readPay } from "./job-reading";

const asked = (text: string) => readPay(text).question;
const likely = (text: string) => asked(text)?.suggestions.find(({ isLikely }) => isLikely);

describe("a figure without a unit (JPAY-02)", () => {
  it.each([
    ["25000", "25000 a month", "₹25,000 a month"],
    ["15-20k", "15-20k a month", "₹15,000–20,000 a month"],
    ["18k to 22k + incentive", "18k to 22k a month + incentive", "₹18,000–22,000 a month"],
    ["25000 in hand", "25000 a month in hand", "₹25,000 a month"],
    ["Rs. 12,000/-", "Rs. 12,000/- a month", "₹12,000 a month"],
    ["Stipend 8000", "Stipend 8000 a month", "₹8,000 a month"],
    ["15 हजार", "15 thousand a month", "₹15,000 a month"],
    ["3,00,000 - 4,00,000", "3,00,000 - 4,00,000 a year", "₹3–4 LPA"],
    ["2.5-3.5", "2.5-3.5 LPA", "₹2.5–3.5 LPA"],
  ])("%s asks, and proposes %s", (text, mended, meaning) => {
    expect(asked(text)?.code).toBe("PAY_UNIT_MISSING");
    expect(likely(text)).toEqual({ text: mended, meaning, isLikely: true });
    expect(readPay(mended).question).toBeNull();
  });

  it("proposes nothing where the size leaves it open, and offers each unit that can be", () => {
    expect(asked("650")?.suggestions.map(({ meaning, isLikely }) => [meaning, isLikely])).toEqual([
      ["₹650 a month", false],
      ["₹650 a day", false],
      ["₹650 an hour", false],
    ]);
    expect(asked("8-12")?.suggestions.map(({ meaning }) => meaning)).toEqual([
      "₹8–12 LPA",
      "₹8,000–12,000 a month",
    ]);
  });

  it("isn't asked of pay by the piece", () => {
    expect(asked("₹20 per piece")).toBeNull();
  });
});

describe("pay that is hardly meant as it stands", () => {
  it("asks about a range over four times, and doesn't refuse it (JPAY-03)", () => {
    expect(asked("1-4 LPA")).toBeNull();
    expect(asked("100000 - 600000 PA")).toMatchObject({
      code: "PAY_RANGE_WIDE",
      message:
        "₹1,00,000 to ₹6,00,000 a year is a wide range: the most is over four times the least. Is it meant so?",
    });
    expect(asked("100000 - 600000 PA")?.suggestions.map(({ text }) => text)).toEqual([
      "Up to ₹6 LPA",
      "From ₹1 LPA",
    ]);
  });

  it.each([
    ["30,000-35,000 PA, food", "PAY_LOOKS_MONTHLY", "₹30,000–35,000 a month, food"],
    ["15/month", "PAY_UNLIKELY", "15k/month"],
    ["8 per annum", "PAY_UNLIKELY", "8 lakh per annum"],
    ["20k-18k", "PAY_UNLIKELY", "₹18,000–20,000 a month"],
    ["6-4 LPA", "PAY_UNLIKELY", "₹4–6 LPA"],
  ])("%s asks %s, and proposes %s", (text, code, mended) => {
    expect(asked(text)?.code).toBe(code);
    expect(likely(text)?.text).toBe(mended);
  });

  it.each([
    ["4000 a month", JobType.FULL_TIME, true],
    ["150 a day", JobType.CONTRACT, true],
    ["₹20 an hour", JobType.FULL_TIME, true],
    ["4576 a month", JobType.FULL_TIME, false],
    ["176 a day", JobType.FULL_TIME, false],
    ["3000-5000 a month", JobType.FULL_TIME, false],
    ["4000 a month", JobType.PART_TIME, false],
    ["4000 a month", JobType.INTERNSHIP, false],
  ])(
    "asks whether %s is right for %s work where it lies below the minimum wage (JPAY-04)",
    (pay, type, isAsked) => {
      const codes = readJob({ type, pay }).questions.map(({ code }) => code);
      expect(codes).toEqual(isAsked ? ["PAY_BELOW_MINIMUM_WAGE"] : []);
    },
  );

  it.each([
    ["Mumbai", "12000 a month", "Maharashtra, ₹12,442 a month (January 2025)"],
    ["Kothrud, Pune", "₹400 a day", "Maharashtra, ₹478 a day (January 2025)"],
    ["Connaught Place, Delhi", "₹80 an hour", "Delhi, ₹88 an hour (April 2025)"],
    ["Bengaluru", "1.2 - 1.6 LPA", "Karnataka, ₹1,69,476 a year (April 2025)"],
    ["Bihar", "10000 a month", "Bihar, ₹11,128 a month (October 2025)"],
    ["Bengaluru; Jaipur", "7000 a month", "Rajasthan, ₹7,410 a month (January 2023)"],
    ["Chandigarh Tricity", "10000 a month", "Punjab, ₹10,899 a month (March 2024)"],
    ["Imphal", "4000 a month", "India, ₹4,576 a month (June 2017)"],
    ["India", "4000 a month", "India, ₹4,576 a month (June 2017)"],
    ["Remote", "4000 a month", "India, ₹4,576 a month (June 2017)"],
  ])("names for %s the lowest wage that %s lies below (JPAY-04)", (location, pay, wage) => {
    const messages = readJob({ type: JobType.FULL_TIME, location, pay }).questions.map(
      ({ message }) => message,
    );
    expect(messages).toEqual([`This is below the lowest minimum wage of ${wage}. Is it right?`]);
  });

  it.each([
    ["pay at the wage", "12442 a month"],
    ["a range that reaches it", "10000-13000 a month"],
    ["an open end", "From ₹8,000 a month"],
    ["incentives on top", "8000 a month + incentives"],
    ["board and lodging", "9000 a month with food and room"],
    ["a stipend by its title", "8000 a month", "Design Intern"],
    ["part of a day by its title", "8000 a month", "Accountant (part time)"],
  ])("doesn't hold %s against a minimum wage (JPAY-04)", (_case, pay, title = "Accountant") => {
    expect(readJob({ type: JobType.FULL_TIME, location: "Mumbai", title, pay }).questions).toEqual([]);
  });

  it("asks of unpaid work whether it is volunteering, but not of an internship (JPAY-04)", () => {
    const codes = (type: JobType) => readJob({ type, pay: "Unpaid" }).questions.map(({ code }) => code);
    expect(codes(JobType.FULL_TIME)).toEqual(["PAY_UNPAID"]);
    expect(codes(JobType.INTERNSHIP)).toEqual([]);
  });
});
