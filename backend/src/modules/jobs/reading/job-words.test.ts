import { EnglishLevel, JobType, Shift } from "../job/job.enums";
import { readEnglishLevel, readFlag, readJobType, readNoticeDays, readShift } from "./job-words";

describe("how somebody is employed, as boards write it (JFACT-01)", () => {
  it.each([
    ["Full Time, Permanent", JobType.FULL_TIME],
    ["Permanent", JobType.FULL_TIME],
    ["FTE", JobType.FULL_TIME],
    ["Regular", JobType.FULL_TIME],
    ["fulltime", JobType.FULL_TIME],
    ["Part Time, Permanent", JobType.PART_TIME],
    ["Part Time, Temporary/Contractual", JobType.PART_TIME],
    ["Full Time, Temporary/Contractual", JobType.CONTRACT],
    ["Full Time, Freelance/Homebased", JobType.CONTRACT],
    ["Contractual", JobType.CONTRACT],
    ["Fixed-term", JobType.CONTRACT],
    ["Intern", JobType.INTERNSHIP],
    ["Apprenticeship", JobType.INTERNSHIP],
    ["पार्ट टाइम", JobType.PART_TIME],
    ["अस्थायी", JobType.CONTRACT],
    ["स्थायी", JobType.FULL_TIME],
    ["Non-permanent", JobType.CONTRACT],
    ["प्रशिक्षु", JobType.INTERNSHIP],
    ["IT-Software", null],
    ["", null],
  ])("%s: %s", (text, type) => {
    expect(readJobType(text)).toBe(type);
  });
});

describe("what files say of a job beside it (JFACT-02)", () => {
  it.each([
    ["Night Shift", Shift.NIGHT],
    ["General", Shift.DAY],
    ["Day", Shift.DAY],
    ["Rotational shifts (day and night)", Shift.ROTATIONAL],
    ["Monday to Saturday", null],
    ["Day / Night", Shift.ROTATIONAL],
    ["A/B/C", Shift.ROTATIONAL],
    ["6am - 2pm / 2pm - 10pm", Shift.ROTATIONAL],
    ["Gen", Shift.DAY],
    ["सुबह 9 से रात 9", Shift.DAY],
    ["रात की पाली", Shift.NIGHT],
    ["सामान्य", Shift.DAY],
    ["12 hours", null],
    ["9:30 AM to 6:30 PM", Shift.DAY],
    ["9-6", Shift.DAY],
    ["Mon-Sat 10am - 7pm", Shift.DAY],
    ["10 PM - 7 AM", Shift.NIGHT],
    ["18:30-03:30", Shift.NIGHT],
    ["2pm - 10pm", null],
    ["5-9", null],
    ["10 p.m. to 7 a.m.", Shift.NIGHT],
    ["2026-09-30", null],
  ])("the shift %s: %s", (text, shift) => {
    expect(readShift(text)).toBe(shift);
  });

  it("reads a long shift at once (JFACT-02)", () => {
    const startedAt = performance.now();
    readShift(`10${" ".repeat(30_000)}x`);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it.each([
    ["Not required", EnglishLevel.NONE],
    ["No English", EnglishLevel.NONE],
    ["Thoda English", EnglishLevel.BASIC],
    ["Good English", EnglishLevel.GOOD],
    ["Fluent", EnglishLevel.FLUENT],
    ["Kannada", null],
  ])("English %s: %s", (text, level) => {
    expect(readEnglishLevel(text)).toBe(level);
  });

  it.each([
    ["Immediate joiner", 0],
    ["0", 0],
    ["15 days", 15],
    ["Within 30 days", 30],
    ["2 months", 60],
    ["Immediate to 15 days", 15],
    ["15-30 days", 30],
    ["30 days or less", 30],
    ["Max 1 month", 30],
    ["", null],
    ["soon", Number.NaN],
  ])("notice %s: %s", (text, days) => {
    expect(readNoticeDays(text)).toBe(days);
  });

  it.each([
    ["Yes", true],
    ["required", true],
    ["हाँ", true],
    ["No", false],
    ["", false],
    ["perhaps", null],
  ])("yes or no %s: %s", (text, flag) => {
    expect(readFlag(text)).toBe(flag);
  });
});
