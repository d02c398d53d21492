import { JobType, WorkMode } from "../../jobs/job/job.enums";
import type { ApplicationJob } from "../application/application.entity";
import { PayUnit } from "../../jobs/reading/pay.enums";
import type { CareerContent } from "../../career-profiles/career.fields";
import { MATCH_VERSION, MATCH_WEIGHTS, matchOf } from "./match";
import { type FactualResume, factsOf } from "./seeker-facts";

const JOB: ApplicationJob = {
  title: "Senior Software Engineer - Payments (Pune)",
  companyName: "Kaveri Works",
  location: "Koramangala, Bengaluru",
  type: JobType.FULL_TIME,
  workMode: WorkMode.HYBRID,
  pay: "₹8–12 LPA",
  experience: "4–6 years",
  skills: ["C++", ".NET", "Node.js", "SQL", "Docker", "AWS"],
  description: "",
  requirements: "",
  benefits: [],
};
const AT = new Date("2026-11-10T06:30:00Z");

const match = (resume: FactualResume, job: Partial<ApplicationJob> = {}) =>
  matchOf({ ...JOB, ...job }, factsOf([resume], AT));

const factor = (name: string, resume: FactualResume, job: Partial<ApplicationJob> = {}) => {
  const found = match(resume, job).factors.find((one) => one.factor === name);
  return [found?.points, found?.detail];
};

const work = (...spans: [string, string?][]): FactualResume => ({
  basics: {},
  work: spans.map(([startDate, endDate]) => ({ startDate, endDate })),
});
const skilled = (...keywords: string[]): FactualResume => ({
  basics: {},
  skills: [{ name: "Technical skills", keywords }],
});

const ASHA: FactualResume = {
  basics: { label: "Software Engineer", location: { address: "Indiranagar, Bangalore" } },
  work: [{ position: "Developer", startDate: "2024-11" }],
  skills: [{ name: "Technical skills", keywords: ["C++", "dotnet", "NodeJS", "SQL"] }],
};

describe("the match of a person and a job (DASH-15)", () => {
  it("adds up weights that are a hundred in all", () => {
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it("explains each factor in the same words for everybody, and carries its version", () => {
    expect(match(ASHA)).toEqual({
      // 27 + 25 + 10 + 10 of 95: pay is not assessed.
      score: 76,
      version: MATCH_VERSION,
      factors: [
        { factor: "skills", points: 27, ofPoints: 40, detail: "4 of 6 skills" },
        { factor: "title", points: 25, ofPoints: 25, detail: "Same title" },
        { factor: "experience", points: 10, ofPoints: 20, detail: "2 years short" },
        { factor: "location", points: 10, ofPoints: 10, detail: "In Bangalore" },
        { factor: "pay", points: null, ofPoints: 5, detail: "No expected pay given" },
      ],
    });
    expect(match(ASHA)).toEqual(match(structuredClone(ASHA)));
  });

  it("leaves out what is not assessed, on either side", () => {
    const { score, factors } = match(ASHA, { skills: [], pay: "Negotiable" });
    // 25 + 10 + 10 of 55.
    expect(score).toBe(82);
    expect(factors.filter(({ points }) => points === null).map(({ detail }) => detail)).toEqual([
      "The job names no skills",
      "The job names no figure",
    ]);
  });

  it("has no number where less than half of it can be assessed, however well that fits", () => {
    const { score, factors } = match(ASHA, { skills: [], experience: "As agreed", pay: "Negotiable" });
    expect(score).toBeNull();
    expect(factors.map(({ points }) => points)).toEqual([null, 25, null, 10, null]);
  });

  it.each<[string, FactualResume]>([
    ["nothing", { basics: {} }],
    ["a title alone", { basics: { label: "Software Engineer" } }],
    ["skills alone", skilled("SQL")],
    [
      "place and years, but neither skills nor title",
      { ...work(["2020"]), basics: { location: { address: "Pune" } } },
    ],
  ])("has no number for a profile that says %s", (_name, resume) => {
    expect(match(resume).score).toBeNull();
    expect(match(resume).factors).toHaveLength(5);
  });

  it.each([
    [["C++"], "1 of 6 skills"],
    [["C"], "0 of 6 skills"],
    [["ASP.NET"], "1 of 6 skills"],
    [["Amazon S3", "docker compose"], "1 of 6 skills"],
    [["node.js and SQL"], "2 of 6 skills"],
  ])("reads the skills %j as %s", (skills, detail) => {
    expect(factor("skills", skilled(...skills))[1]).toBe(detail);
  });

  it("counts skills that a profile tells of in passing, and not those it does not", () => {
    expect(factor("skills", { basics: { summary: "I know SQL and Docker." } })).toEqual([
      13,
      "2 of 6 skills",
    ]);
    expect(factor("skills", { basics: { summary: "I like trains." } })).toEqual([null, "No skills given"]);
  });

  it.each([
    ["Sr. Software Engineers", "Same title"],
    ["Software Developer", "Similar title"],
    ["Staff Nurse", "Different title"],
  ])("calls %s a %s", (label, detail) => {
    expect(factor("title", { basics: { label } })[1]).toBe(detail);
  });

  it.each([
    [work(["2020-11", "2024-11"]), 20, "4 years, as asked for"],
    [work(["2023-11", "2026-11"]), 15, "1 year short"],
    [work(["2020", "2022"], ["2021", "2022"]), 10, "2 years short"],
    [work(["2021-01", "2022-01"], ["2024-11"]), 15, "1 year short"],
    [work(["2015-11"]), 20, "11 years, more than asked for"],
    [work([""]), null, "No experience given"],
  ])("counts years of work, side by side once: case %#", (resume, points, detail) => {
    expect(factor("experience", resume)).toEqual([points, detail]);
  });

  it.each([
    ["Indiranagar, Bengaluru", {}, [10, "In Bangalore"]],
    ["Poona", {}, [0, "Pune, not Bangalore"]],
    ["Poona", { workMode: WorkMode.REMOTE }, [10, "Remote"]],
    ["", {}, [null, "No location given"]],
  ])("compares cities by any of their names: %s", (address, job, expected) => {
    expect(factor("location", { basics: { location: { address } } }, job)).toEqual(expected);
  });
});

describe("what a career profile adds to the match (WORK-07)", () => {
  const found = (name: string, career: CareerContent) =>
    matchOf(JOB, factsOf([ASHA], AT, career)).factors.find(({ factor: one }) => one === name);

  it("is years, skills, places and pay", () => {
    expect(found("experience", { experienceMonths: 60 })?.detail).toBe("5 years, as asked for");
    expect(found("skills", { skills: [{ name: "Docker" }] })?.detail).toBe("5 of 6 skills");
    expect(found("location", { preferredPlaces: ["Pune", "Bangalore"] })?.points).toBe(10);
    expect(found("location", { preferredPlaces: ["Pune"] })?.detail).toBe("Pune, not Bangalore");
    const pay = (amount: number) => ({ expectedPay: { amount, unit: PayUnit.MONTH } });
    expect(found("pay", pay(100_000))?.detail).toBe("As expected");
    expect(found("pay", pay(125_000))).toMatchObject({ points: 4, detail: "Less than expected" });
  });

  it("is nothing where nothing of it was sent", () => {
    expect(found("pay", {})).toMatchObject({ points: null, detail: "No expected pay given" });
  });
});
