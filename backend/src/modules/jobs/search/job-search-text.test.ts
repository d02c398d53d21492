import { readSearchText } from "./job-search-text";

const read = (q: string, filter = {}) => {
  const { q: text, location, experienceYears } = readSearchText({ q, ...filter });
  return { text, location, experienceYears };
};

describe("the text of a search", () => {
  it.each([
    ["developer in bangalore", "developer", "Bangalore"],
    ["python Bengaluru", "python", "Bangalore"],
    ["nurse near New Delhi", "nurse", "Delhi"],
    ["jobs in pune", "", "Pune"],
    ["Pune", "", "Pune"],
    ["work from home data entry", "data entry", "Remote"],
    ["wfh", "", "Remote"],
    ["remote react developer jobs", "react developer", "Remote"],
    ["driver in hr", "driver", "Haryana"],
  ])("'%s' looks for '%s' in %s", (q, text, location) => {
    expect(read(q)).toMatchObject({ text, location });
  });

  it.each([
    "sales trainee in finance",
    "bank of baroda",
    "mumbai foods",
    "c++",
    "front end developer",
    "hr",
    "ml",
  ])("'%s' stays as it is", (q) => {
    expect(read(q)).toEqual({ text: q, location: undefined, experienceYears: undefined });
  });

  it("leaves a city in the text where a place is given", () => {
    expect(read("developer bangalore", { location: "Chennai" })).toMatchObject({
      text: "developer bangalore",
      location: "Chennai",
    });
  });

  it("takes freshers for no years of work, unless years are given", () => {
    expect(read("accountant fresher")).toMatchObject({ text: "accountant", experienceYears: 0 });
    expect(read("fresher jobs in Mumbai")).toMatchObject({
      text: "",
      location: "Mumbai",
      experienceYears: 0,
    });
    expect(read("fresher", { experienceYears: 2 })).toMatchObject({ text: "fresher", experienceYears: 2 });
  });
});
