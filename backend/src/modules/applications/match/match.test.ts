import { Education, JobType, WorkMode } from "../../jobs/job/job.enums";
import type { ApplicationJob } from "../application/application.entity";
import { PayUnit } from "../../jobs/reading/pay.enums";
import type { CareerContent } from "../../career-profiles/career.fields";
import { MATCH_VERSION, MATCH_WEIGHTS, matchOf, saysTooLittle } from "./match";
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
const NO_EDUCATION = "The job asks for no education in particular";
const NO_NOTICE = "The job names no notice period";
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

describe("a match without a number (CLEAR-03)", () => {
  const unskilled = { skills: [], experience: "", pay: "" };

  it.each<[string, FactualResume, Partial<ApplicationJob>, boolean]>([
    ["the person's doing where they say nothing of it", { basics: {} }, {}, true],
    ["the job's doing where it asks for little, whoever applies", ASHA, unskilled, false],
    ["not there where there is a number", ASHA, {}, false],
  ])("is %s", (_, resume, job, expected) => {
    expect(saysTooLittle(match(resume, job))).toBe(expected);
  });
});

describe("the match of a person and a job (DASH-15)", () => {
  it("adds up weights that are a hundred in all", () => {
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it("explains each factor in the same words for everybody, and carries its version", () => {
    expect(match(ASHA)).toEqual({
      // 25 + 25 + 9 + 8 of 89: pay, education and notice are not assessed.
      score: 75,
      version: MATCH_VERSION,
      factors: [
        {
          ...{ factor: "skills", points: 25, ofPoints: 38, reason: "partlyMet", own: 4, asked: 6 },
          detail: "4 of 6 skills",
        },
        {
          ...{ factor: "title", points: 25, ofPoints: 25, reason: "partlyMet" },
          detail: "Similar title, another level",
        },
        {
          ...{ factor: "experience", points: 9, ofPoints: 18, reason: "partlyMet", own: 2, asked: 4 },
          detail: "2 years short",
        },
        {
          ...{ factor: "location", points: 8, ofPoints: 8, reason: "met", ownCity: "Bangalore" },
          detail: "In Bangalore",
        },
        { factor: "pay", points: null, ofPoints: 4, reason: "notSaid", detail: "No expected pay shared" },
        { factor: "education", points: null, ofPoints: 4, reason: "notAsked", detail: NO_EDUCATION },
        { factor: "notice", points: null, ofPoints: 3, reason: "notAsked", detail: NO_NOTICE },
      ],
    });
    expect(match(ASHA)).toEqual(match(structuredClone(ASHA)));
  });

  it("leaves out what is not assessed, on either side", () => {
    const { score, factors } = match(ASHA, { skills: [], pay: "Negotiable" });
    // 25 + 9 + 8 of 51.
    expect(score).toBe(82);
    expect(factors.filter(({ points }) => points === null).map(({ detail }) => detail)).toEqual([
      ...["The job names no skills", "The job names no figure", NO_EDUCATION, NO_NOTICE],
    ]);
  });

  it("has no number where less than half of it can be assessed, however well that fits", () => {
    const { score, factors } = match(ASHA, { skills: [], experience: "As agreed", pay: "Negotiable" });
    expect(score).toBeNull();
    expect(factors.map(({ points }) => points)).toEqual([null, 25, null, 8, null, null, null]);
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
    expect(match(resume).factors).toHaveLength(7);
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

  it("says of a job whose title has no word to compare that it names none", () => {
    for (const resume of [ASHA, { basics: {} }])
      expect(
        match(resume, { title: "For the" }).factors.find(({ factor }) => factor === "title"),
      ).toMatchObject({
        ...{ points: null, reason: "notAsked", detail: "The job names no title to compare" },
      });
  });

  it.each([
    ["Sr. Software Engineers", "Same title"],
    ["Graduate Software Engineer", "Similar title, another level"],
    ["Software Engineer II", "Similar title, another level"],
    ["Software Developer", "Similar title"],
    ["Staff Nurse", "Different title"],
  ])("calls %s a %s (CAND-09)", (label, detail) => {
    expect(factor("title", { basics: { label } })[1]).toBe(detail);
  });

  it.each([
    [work(["2020-11", "2024-11"]), 18, "4 years, as asked for"],
    [work(["2023-11", "2026-11"]), 14, "1 year short"],
    [work(["2020", "2022"], ["2021", "2022"]), 9, "2 years short"],
    [work(["2021-01", "2022-01"], ["2024-11"]), 14, "1 year short"],
    [work(["2015-11"]), 18, "11 years, more than asked for"],
    [work([""]), null, "No experience given"],
  ])("counts years of work, side by side once: case %#", (resume, points, detail) => {
    expect(factor("experience", resume)).toEqual([points, detail]);
  });

  it.each([
    ["Indiranagar, Bengaluru", {}, [8, "In Bangalore"]],
    ["Poona", {}, [0, "Pune, not Bangalore"]],
    ["Poona", { workMode: WorkMode.REMOTE }, [8, "Remote"]],
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
    expect(found("location", { preferredPlaces: ["Pune", "Bangalore"] })?.points).toBe(8);
    expect(found("location", { preferredPlaces: ["Pune"] })?.detail).toBe("Pune, not Bangalore");
    const pay = (amount: number) => ({ expectedPay: { amount, unit: PayUnit.MONTH } });
    expect(found("pay", pay(100_000))?.detail).toBe("As expected");
    expect(found("pay", pay(125_000))).toMatchObject({
      points: 3,
      detail: "The job pays less than expected",
    });
  });

  it("is nothing where nothing of it was sent", () => {
    expect(found("pay", {})).toMatchObject({ points: null, detail: "No expected pay shared" });
  });
});

describe("education and notice period in the match (CAND-05)", () => {
  const found = (
    name: string,
    asked: Partial<ApplicationJob>,
    resume: FactualResume,
    career: CareerContent = {},
  ) => {
    const { factors } = matchOf({ ...JOB, ...asked }, factsOf([resume], AT, career));
    const { points, detail } = factors.find(({ factor: one }) => one === name) ?? {};
    return [points, detail];
  };
  const studied = (...education: NonNullable<FactualResume["education"]>): FactualResume => ({
    basics: {},
    education,
  });
  const GRADUATES = { education: Education.GRADUATE };

  it.each<[string, Partial<ApplicationJob>, FactualResume, CareerContent, [number | null, string]]>([
    ["nothing asked", { education: Education.ANY }, studied({ studyType: "B.A." }), {}, [null, NO_EDUCATION]],
    ["nothing said", GRADUATES, ASHA, {}, [null, "No education given"]],
    [
      "what was said",
      GRADUATES,
      ASHA,
      { education: Education.POSTGRADUATE },
      [4, "Postgraduate, as asked for"],
    ],
    ["too little", GRADUATES, ASHA, { education: Education.DIPLOMA }, [0, "Diploma, not Graduate"]],
    [
      "the highest of a resume",
      GRADUATES,
      studied({ studyType: "HSC" }, { studyType: "B.E.", area: "Civil" }),
      {},
      [4, "Graduate, as asked for"],
    ],
    [
      "what is not finished yet",
      GRADUATES,
      studied({ studyType: "Senior Secondary" }, { studyType: "B.Com", endDate: "2027-05" }),
      {},
      [0, "12th pass, not Graduate"],
    ],
    [
      "words over a resume's",
      GRADUATES,
      studied({ studyType: "B.Com" }),
      { education: Education.ITI },
      [0, "ITI, not Graduate"],
    ],
  ])("compares education: %s", (_name, asked, resume, career, expected) => {
    expect(found("education", asked, resume, career)).toEqual(expected);
  });

  it.each<[number | null, number | undefined, [number | null, string]]>([
    [null, 30, [null, NO_NOTICE]],
    [30, undefined, [null, "No notice period shared"]],
    [30, 15, [3, "Can join within 15 days, as asked for"]],
    [0, 0, [3, "Can join at once, as asked for"]],
    [30, 90, [1, "Can join within 90 days, asked for within 30 days"]],
    [0, 15, [0, "Can join within 15 days, asked for at once"]],
  ])("compares %s days asked for with %s", (asked, own, expected) => {
    const career = own === undefined ? {} : { noticePeriodDays: own };
    expect(found("notice", { noticePeriodDays: asked }, ASHA, career)).toEqual(expected);
  });
});
