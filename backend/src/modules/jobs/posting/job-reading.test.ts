import { JobType, WorkMode } from "../job/job.enums";
import { readJob } from "./job-reading";

const FORM = {
  title: "Lathe Operator",
  type: JobType.FULL_TIME,
  location: "Hebbal, Mysuru",
  pay: "₹20k/month",
  experience: "2–4 years",
  description: "Run two lathes.",
  requirements: "ITI turner.",
};

describe("a form of a job", () => {
  it("is read into the columns of what was typed and of what is understood", () => {
    const { job, problems, questions } = readJob({ ...FORM, title: " Lathe Operator ", skills: [" CNC "] });
    expect([problems, questions]).toEqual([[], []]);
    expect(job?.content).toMatchObject({
      title: "Lathe Operator",
      type: JobType.FULL_TIME,
      workMode: WorkMode.ON_SITE,
      locationText: "Hebbal, Mysuru",
      city: "Mysore",
      locality: "Hebbal",
      payText: "₹20k/month",
      payMin: 20_000,
      payMax: 20_000,
      payUnit: "month",
      payYearlyMin: 240_000,
      payYearlyMax: 240_000,
      experience: "2–4 years",
      experienceMinYears: 2,
      experienceMaxYears: 4,
      skills: ["CNC"],
      description: "Run two lathes.",
      requirements: "ITI turner.",
      benefits: [],
      openings: 1,
    });
  });

  it("is no job while a text is wrong or a choice is missing, and each field says all of it", () => {
    const wrong = readJob({ ...FORM, location: ",", pay: "₹2–9 LPA", experience: "4-2 years" });
    expect(wrong.job).toBeNull();
    expect(wrong.problems).toEqual([
      { field: "location", message: "must have 2 to 300 characters; must name a city, or Remote" },
      { field: "pay", message: "the most must be at most four times the least" },
      { field: "experience", message: "must say the fewer years first, such as 2–4 years" },
    ]);
    expect(readJob({ ...FORM, type: null })).toMatchObject({ job: null, problems: [] });
  });

  it("that is empty lacks each text, and nothing is read of what isn't there", () => {
    const texts = ["title", "location", "pay", "experience", "description", "requirements"];
    expect(readJob({}).problems).toEqual(texts.map((field) => ({ field, message: "is required" })));
  });

  it("asks whether very little pay a year is meant a month", () => {
    expect(readJob({ ...FORM, pay: "₹20,000 a year" }).questions.map(({ code }) => code)).toEqual([
      "PAY_LOOKS_MONTHLY",
    ]);
  });

  it("is a remote job where its location says so, whatever was chosen", () => {
    const { job } = readJob({ ...FORM, location: "WFH, Mysuru", workMode: WorkMode.HYBRID });
    expect(job?.content).toMatchObject({ workMode: WorkMode.REMOTE, city: "Mysore" });
  });
});
