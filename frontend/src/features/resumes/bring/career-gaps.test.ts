import { emptyEducation, emptyExperience, type ResumeValues } from "../resume/resume-values";
import { careerGaps, type KnownCareer } from "./career-gaps";

const NOTHING: KnownCareer = {
  ...{ currentTitle: null, currentEmployer: null, experienceMonths: null },
  ...{ skills: null, education: null, languages: null },
  ...{ expectedPay: null, currentPay: null, noticePeriodDays: null },
};
const NO_WISHES = { currentPay: "", expectedPay: "", noticePeriod: "" };
const NOW = Date.UTC(2026, 10, 23);

const job = (startDate: string, endDate: string, isCurrent = false) => ({
  ...{ ...emptyExperience(), key: startDate, company: "City Hospital", position: "Nurse" },
  ...{ startDate, endDate, isCurrent },
});
const study = (degree: string) => ({
  ...{ ...emptyEducation(), key: degree, school: "College", degree },
});
const resume = (parts: Partial<ResumeValues> = {}): ResumeValues => ({
  title: "Nurse",
  template: "CLASSIC",
  basicInfo: { fullName: "", email: "", phone: "", location: "", summary: "" },
  experience: [],
  education: [],
  skills: { technical: "", soft: "", languages: "" },
  sections: [],
  ...parts,
});

describe("what a resume says for the work profile (WORK-06)", () => {
  it("is the work that one has, how long one has worked, and what one knows", () => {
    const values = resume({
      experience: [job("Jan 2024", "Present", true), job("Jan 2022", "Jan 2024")],
      education: [study("HSC"), study("B.Sc. Nursing")],
      skills: { technical: "ICU, Triage, ICU", soft: "Calm", languages: "Hindi, Kannada" },
    });
    expect(careerGaps(NOTHING, values, NO_WISHES, NOW)).toEqual({
      ...{ currentTitle: "Nurse", currentEmployer: "City Hospital", experienceMonths: 58 },
      skills: [{ name: "ICU" }, { name: "Triage" }],
      education: "GRADUATE",
      languages: [{ name: "Hindi" }, { name: "Kannada" }],
    });
  });

  it("leaves what the profile says, and what the resume doesn't", () => {
    const values = resume({
      experience: [job("2016", "2018")],
      skills: { technical: "ICU", soft: "", languages: "" },
    });
    expect(careerGaps({ ...NOTHING, skills: [{ name: "Triage" }] }, values, NO_WISHES, NOW)).toEqual({
      experienceMonths: 24,
    });
    expect(careerGaps(NOTHING, resume(), NO_WISHES, NOW)).toEqual({});
  });

  it("counts work side by side once", () => {
    const values = resume({ experience: [job("Jan 2020", "Jan 2022"), job("Jan 2021", "Jul 2022")] });
    expect(careerGaps(NOTHING, values, NO_WISHES, NOW).experienceMonths).toBe(30);
  });

  it.each([
    ["M.Com", "POSTGRADUATE"],
    ["MBA", "POSTGRADUATE"],
    ["B.Tech", "GRADUATE"],
    ["B. E.", "GRADUATE"],
    ["Diploma in Civil Engineering", "DIPLOMA"],
    ["ITI Fitter", "ITI"],
    ["Higher Secondary", "TWELFTH"],
    ["SSLC", "TENTH"],
    ["Short course", undefined],
  ])("takes %s for %s", (degree, education) => {
    expect(careerGaps(NOTHING, resume({ education: [study(degree)] }), NO_WISHES, NOW).education).toBe(
      education,
    );
  });
});

describe("pay and notice period for the work profile (RESF-18)", () => {
  it.each([
    ["30 Days", 30],
    ["2 months", 60],
    ["1 week", 7],
    ["Immediate joiner", 0],
    ["02 Months", 60],
    ["0-15 days", 15],
    ["0", 0],
    ["15 din", null],
    ["Serving, last day in March", null],
    ["12 months", null],
  ])("reads a notice of '%s' as %s days", (noticePeriod, days) => {
    const gaps = careerGaps(NOTHING, resume(), { ...NO_WISHES, noticePeriod }, NOW);
    expect(gaps.noticePeriodDays ?? null).toBe(days);
  });

  it.each([
    ["6 LPA", { amount: 600_000, unit: "YEAR" }],
    ["22000", { amount: 22_000, unit: "MONTH" }],
    ["480000", { amount: 480_000, unit: "YEAR" }],
    ["Negotiable", undefined],
    ["6-8", undefined],
    ["5-6 lakhs", { amount: 500_000, unit: "YEAR" }],
  ])("reads expected pay of '%s'", (expectedPay, pay) => {
    expect(careerGaps(NOTHING, resume(), { ...NO_WISHES, expectedPay }, NOW).expectedPay).toEqual(pay);
  });
});
