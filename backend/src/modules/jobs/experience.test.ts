import { parseExperience } from "./experience";

describe("experience as people type it", () => {
  it.each([
    ["Fresher", { min: 0, max: 0 }],
    ["No experience needed", { min: 0, max: 0 }],
    ["2–4 years", { min: 2, max: 4 }],
    ["2 to 4 yrs", { min: 2, max: 4 }],
    ["5+ years", { min: 5, max: null }],
    ["3 years", { min: 3, max: 3 }],
    ["As needed", null],
    ["4–2 years", null],
  ])("reads %s", (text, years) => {
    expect(parseExperience(text)).toEqual(years);
  });
});
