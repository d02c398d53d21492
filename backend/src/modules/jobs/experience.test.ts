import { isAboutExperience, parseExperience } from "./experience";

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
    ["2 years in sales, 1 year in retail", null],
    ["10th pass", null],
    ["since 2020 years", null],
    ["As needed", null],
    ["4–2 years", null],
  ])("reads %s", (text, years) => {
    expect(parseExperience(text)).toEqual(years);
  });
});

describe("what can be about experience", () => {
  it.each(["Fresher", "2–4", "As needed", "10th pass", "Any", "Mid-level", "नया उम्मीदवार"])(
    "takes %s",
    (text) => {
      expect(isAboutExperience(text)).toBe(true);
    },
  );

  it.each(["abc", "x", "Developer"])("refuses %s", (text) => {
    expect(isAboutExperience(text)).toBe(false);
  });
});
