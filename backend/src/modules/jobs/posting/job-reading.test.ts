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

  it("is read without markup and entities, and measured so", () => {
    const { job, problems } = readJob({
      ...FORM,
      title: "Research &amp;amp; Development",
      pay: "₹20k&ndash;25k/month",
      skills: ["R&amp;D", "C++ & <3 years"],
      description: `<style>${"p {}".repeat(3000)}</style><p>Run two lathes:</p><ul><li>by day</li><li>by night</li></ul>`,
      requirements: "• ITI turner\r\n• Two&nbsp;years",
      benefits: ["<ul><li>Bus</li><li>Meals</li></ul>"],
    });
    expect(problems).toEqual([]);
    expect(job?.content).toMatchObject({
      title: "Research & Development",
      payMax: 25_000,
      skills: ["R&D", "C++ & <3 years"],
      description: "Run two lathes:\n\n- by day\n- by night",
      requirements: "- ITI turner\n- Two years",
      benefits: ["Bus", "Meals"],
    });
  });

  it("is no job while a text is wrong or a choice is missing, and each field says all of it", () => {
    const wrong = readJob({ ...FORM, location: ",", pay: "₹2–9 LPA", experience: "4-2 years" });
    expect(wrong.job).toBeNull();
    expect(wrong.problems).toEqual([
      {
        field: "location",
        message: "must have 2 to 300 characters; must name a city, or Remote",
        rule: "TOO_SHORT",
        bound: 2,
      },
      {
        field: "experience",
        message: "must say the fewer years first, such as 2–4 years",
        rule: "MORE_YEARS_FIRST",
      },
    ]);
    expect(readJob({ ...FORM, type: null })).toMatchObject({ job: null, problems: [] });
  });

  it("that is empty lacks each text, and nothing is read of what isn't there", () => {
    const texts = ["title", "location", "pay", "experience", "description", "requirements"];
    expect(readJob({}).problems).toEqual(
      texts.map((field) => ({ field, message: "is required", rule: "REQUIRED" })),
    );
  });

  it.each<[string, object, string, number | undefined]>([
    ["title", { title: "a".repeat(121) }, "TOO_LONG", 120],
    ["location", { location: "Atlantis" }, "NO_PLACE", undefined],
    ["location", { location: "Aurangabad" }, "SEVERAL_PLACES", undefined],
    ["location", { location: "---" }, "NO_CITY", undefined],
    ["pay", { pay: "1".repeat(61) }, "TOO_LONG", 60],
    ["experience", { experience: "Developer" }, "NO_YEARS", undefined],
    ["skills", { skills: Array.from({ length: 21 }, () => "CNC") }, "TOO_MANY", 20],
    ["openings", { openings: 1001 }, "TOO_GREAT", 1000],
    ["clientName", { clientName: "--" }, "NO_NAME", undefined],
    ["applyUrl", { applyUrl: "http://10.0.0.1" }, "NO_ADDRESS", undefined],
    ["walkInUntil", { walkInVenue: "Gate 2" }, "REQUIRED", undefined],
    ["walkInUntil", { walkInVenue: "Gate 2", walkInUntil: "2026-11-25" }, "PAST", undefined],
    [
      "walkInFrom",
      { walkInVenue: "Gate 2", walkInUntil: "2026-12-01", walkInFrom: "2026-12-02" },
      "ENDS_BEFORE_START",
      undefined,
    ],
  ])("names the rule that its %s breaks (LANG-20): %j", (field, change, rule, bound) => {
    const { problems } = readJob({ ...FORM, ...change }, new Date("2026-11-26T06:30:00Z"));
    expect(problems.map((problem) => [problem.field, problem.rule, problem.bound])).toEqual([
      [field, rule, bound],
    ]);
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
