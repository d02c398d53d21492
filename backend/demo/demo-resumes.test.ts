import { ResumeTemplate } from "../src/modules/resumes/content/resume-content";
import { resumeProblems } from "../src/modules/resumes/content/resume.rules";
import { LEADS } from "./demo-leads";
import { demoResumes } from "./demo-resumes";
import { demoSeekers } from "./demo-seekers";
import { Random } from "./random";
import { tradeById } from "./trades/trades";

const NOW = new Date("2026-11-18T05:00:00Z");

const leads = LEADS.map((lead) => ({ ...lead, name: "Asha Menon", trade: tradeById(lead.trade) }));
const people = [...leads, ...demoSeekers()];
const write = () => {
  const random = new Random("resumes");
  return people.flatMap((person) => demoResumes(random, person, 2, NOW));
};
const resumes = write();

describe("demo resumes", () => {
  it("are the same at every run, each finished and in a template of its own", () => {
    expect(write()).toEqual(resumes);
    for (const { title, content } of resumes)
      expect(resumeProblems({ title, ...content }, { isFinished: true })).toEqual([]);
    expect(new Set(resumes.map(({ template }) => template)).size).toBe(Object.keys(ResumeTemplate).length);
    for (let index = 0; index < resumes.length; index += 2)
      expect(resumes[index]?.template).not.toBe(resumes[index + 1]?.template);
  });

  it("leave no slot open, speak to nobody, and lie in the past", () => {
    const text = JSON.stringify(resumes);
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
    const jobs = resumes.flatMap(({ content }) => content.experience);
    expect(jobs.filter(({ description }) => /\byour?\b|\bwe\b/i.test(description))).toEqual([]);
    expect(jobs.filter(({ description }) => description === "")).toEqual([]);
    expect(jobs.filter(({ startDate, endDate }) => startDate > "2026-11" || endDate > "2026-11")).toEqual([]);
  });

  it("keep to the plans of the test seekers (PLAN-05 to PLAN-07)", () => {
    expect(LEADS.map(({ resumes: count }) => count)).toEqual([2, 3, 4]);
  });
});
