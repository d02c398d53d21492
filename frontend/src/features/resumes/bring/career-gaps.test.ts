import { emptyEducation, emptyExperience, type ResumeValues } from "../resume/resume-values";
import { careerGaps, type KnownCareer } from "./career-gaps";

const NOTHING: KnownCareer = {
  ...{ currentTitle: null, currentEmployer: null, experienceMonths: null },
  ...{ skills: null, education: null, languages: null },
};
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
    expect(careerGaps(NOTHING, values, NOW)).toEqual({
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
    expect(careerGaps({ ...NOTHING, skills: [{ name: "Triage" }] }, values, NOW)).toEqual({
      experienceMonths: 24,
    });
    expect(careerGaps(NOTHING, resume(), NOW)).toEqual({});
  });

  it("counts work side by side once", () => {
    const values = resume({ experience: [job("Jan 2020", "Jan 2022"), job("Jan 2021", "Jul 2022")] });
    expect(careerGaps(NOTHING, values, NOW).experienceMonths).toBe(30);
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
    expect(careerGaps(NOTHING, resume({ education: [study(degree)] }), NOW).education).toBe(education);
  });
});
