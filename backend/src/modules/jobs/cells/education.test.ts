import { educationMeant, educationOf } from "./education";

describe("education (FILE-21)", () => {
  it.each([
    ["10th / SSC", "10th"],
    ["12th pass", "12th"],
    ["ITI Fitter", "iti"],
    ["Diploma", "diploma"],
    ["Any Graduate", "graduate"],
    ["B.Tech/B.E.", "graduate"],
    ["Post Graduate", "postgraduate"],
    ["MBA", "postgraduate"],
    ["Any", "any"],
    ["No education needed", "any"],
    ["Not required", "any"],
    ["12", "12th"],
    ["10", "10th"],
    ["12 pass", "12th"],
    ["Min 10", "10th"],
    ["+2", "12th"],
    ["Inter", "12th"],
    ["Any Grad", "graduate"],
    ["1st class degree", "graduate"],
    ["10th / 12th", "10th"],
    ["GNM", "diploma"],
    ["DME", "diploma"],
    ["UG: Any Graduate - Any Specialization PG:Post Graduation Not Required", "graduate"],
    ["UG: Graduation Not Required PG:Post Graduation Not Required", "any"],
    ["UG: Diploma - Mechanical, Electrical PG:Post Graduation Not Required", "diploma"],
    ["UG: Any Graduate - Any Specialization, Graduation Not Required PG:CA", "graduate"],
    ["Graduate in any discipline", "graduate"],
    ["Diploma (any stream)", "diploma"],
    ["Any stream", "any"],
    ["बी.ए.", "graduate"],
    ["बी.कॉम", "graduate"],
    ["एम.ए. बी.एड", "graduate"],
    ["D.Pharm", "diploma"],
    ["10वीं", "10th"],
    ["१०वीं पास", "10th"],
    ["दसवीं", "10th"],
    ["12वीं पास", "12th"],
    ["बारहवीं पास", "12th"],
    ["इंटर", "12th"],
    ["आईटीआई", "iti"],
    ["डिप्लोमा", "diploma"],
    ["स्नातक", "graduate"],
    ["स्नातकोत्तर", "postgraduate"],
    ["कोई भी", "any"],
    ["अनपढ़", "any"],
    ["Not less than 12th", "12th"],
    ["X", "10th"],
    ["B.Tech 3rd year", "graduate"],
    ["Graduate, up to 10 years of work", "graduate"],
    ["Graduate with less than 100 marks lost", "graduate"],
    ["Own laptop", null],
  ])("the education of %j is %j", (cell, education) => expect(educationOf(cell)).toBe(education));

  it.each([
    ...[
      "8th pass",
      "8th",
      "8",
      "8 pass",
      "5th",
      "5th pass",
      "Class 8",
      "below 10th",
      "<10th",
      "Less than 10th",
    ],
    ...[
      "8th to 12th",
      "9th or above",
      "10th fail",
      "10th pass/fail",
      "IX",
      "10th / 12th fail",
      "literate",
      "आठवीं",
      "8वीं पास",
      "५वीं",
      "साक्षर",
      "10वीं से कम",
    ],
  ])("%j is below what a job can ask for, and may mean any education", (cell) => {
    expect(educationOf(cell)).toBeNull();
    expect(educationMeant(cell)).toBe("any");
  });

  it.each(["Below 12th", "11th pass", "Class XI", "12वीं से कम", "10th pass / 12th fail"])(
    "%j may mean 10th",
    (cell) => {
      expect(educationOf(cell)).toBeNull();
      expect(educationMeant(cell)).toBe("10th");
    },
  );

  it("an education that says nothing means none", () => expect(educationMeant("Own laptop")).toBeNull());
});
