import { experienceInWords, parseExperience, proposedExperience, readExperienceText } from "./experience";

describe("experience as people type it", () => {
  it.each([
    ["Fresher", { min: 0, max: 0 }],
    ["No experience needed", { min: 0, max: 0 }],
    ["2–4 years", { min: 2, max: 4 }],
    ["2 to 4 yrs", { min: 2, max: 4 }],
    ["5+ years", { min: 5, max: null }],
    ["3 years", { min: 3, max: 3 }],
    ["6 months", { min: 0, max: 1 }],
    ["6–18 months", { min: 0, max: 2 }],
    ["6+ months", { min: 0, max: null }],
    ["1.5 years", { min: 1, max: 2 }],
    ["10th pass, 2 years", { min: 2, max: 2 }],
    ["Freshers or up to 2 years", { min: 0, max: 2 }],
    ["Fresher to 1 year", { min: 0, max: 1 }],
    ["Up to 3 years", { min: 0, max: 3 }],
    ["Minimum 2 years", { min: 2, max: null }],
    ["At least 6 months", { min: 0, max: null }],
    ["Fresher / 1 yr", { min: 0, max: 1 }],
    ["0-1 yr", { min: 0, max: 1 }],
    ["0 - 0 yrs", { min: 0, max: 0 }],
    ["3+ yrs", { min: 3, max: null }],
    ["2-4", { min: 2, max: 4 }],
    ["0 - 2", { min: 0, max: 2 }],
    ["3+", { min: 3, max: null }],
    ["5", { min: 5, max: 5 }],
    ["No exp", { min: 0, max: 0 }],
    ["no prior experience", { min: 0, max: 0 }],
    ["Freshers, 10th pass", { min: 0, max: 0 }],
    ["Nil", { min: 0, max: 0 }],
    ["2 years, no freshers", { min: 2, max: 2 }],
    ["२", { min: 2, max: 2 }],
    ["२-३", { min: 2, max: 3 }],
    ["2 से 3 साल", { min: 2, max: 3 }],
    ["२ वर्ष", { min: 2, max: 2 }],
    ["2 saal", { min: 2, max: 2 }],
    ["6 महीने", { min: 0, max: 1 }],
    ["कम से कम 2 साल", { min: 2, max: null }],
    ["2 साल से अधिक", { min: 2, max: null }],
    ["3 साल तक", { min: 0, max: 3 }],
    ["फ्रेशर", { min: 0, max: 0 }],
    ["अनुभव की ज़रूरत नहीं", { min: 0, max: 0 }],
    ["Not required", { min: 0, max: 0 }],
    ["No freshers", null],
    ["2 years in sales, 1 year in retail", null],
    ["10th pass", null],
    ["since 2020 years", null],
    ["As needed", null],
    ["4–2 years", null],
    ["5-2", null],
    ["10/12", null],
  ])("reads %s", (text, years) => {
    expect(parseExperience(text)).toEqual(years);
  });
});

describe("what can be about experience", () => {
  it.each(["Fresher", "2–4", "As needed", "10th pass", "Any", "Mid-level", "no exp", "नया उम्मीदवार"])(
    "takes %s",
    (text) => {
      expect(readExperienceText(text).problem).toBeNull();
    },
  );

  it.each(["abc", "x", "Developer", "02-Apr", "Oct-08"])("refuses %s", (text) => {
    expect(readExperienceText(text).problem).toEqual({
      message: "must say how many years, such as 2–4 years, or Fresher",
      rule: "NO_YEARS",
    });
  });

  it.each(["5-2", "5 to 2 years", "10–8+ yrs", "18–6 months"])("refuses the wrong way round: %s", (text) => {
    expect(readExperienceText(text).problem).toEqual({
      message: "must say the fewer years first, such as 2–4 years",
      rule: "MORE_YEARS_FIRST",
    });
  });
});

describe("a level instead of years (JFACT-01)", () => {
  it.each([
    ["Associate", "1–3 years"],
    ["Executive", "1–3 years"],
    ["Director", "12+ years"],
    ["Mid-Senior level", "5–10 years"],
    ["Entry level", "0–1 year"],
    ["Internship", "0–1 year"],
    ["2–4 years, senior", null],
    ["Fresher", null],
    ["As needed", null],
  ])("%s is taken, and proposes %s", (text, proposal) => {
    expect(readExperienceText(text).problem).toBeNull();
    expect(proposedExperience(text)).toBe(proposal);
    if (proposal !== null) expect(parseExperience(proposal)).not.toBeNull();
  });
});

describe("experience in words", () => {
  it.each([
    ["Fresher", "no experience needed"],
    ["2-4", "2 to 4 years"],
    ["3+ years", "3 years or more"],
    ["0+ years", "any experience"],
    ["5", "5 years"],
    ["1 year", "1 year"],
    ["6 months", "up to 1 year"],
  ])("%s: %s", (text, words) => {
    const years = parseExperience(text);
    expect(years && experienceInWords(years)).toBe(words);
  });
});

it.each(["1".repeat(10_000), `${"1".repeat(3_000)}${" ".repeat(7_000)}`, "10 - ".repeat(2_000)])(
  "reads a long text at once",
  (text) => {
    const startedAt = performance.now();
    readExperienceText(`${text}क`);
    parseExperience(text);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  },
);
