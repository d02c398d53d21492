import { halfOf, isWanted, readQuery } from "./eval-query";
import type { Posting } from "./posting";

const posting = (cells: Partial<Posting>): Posting => ({
  set: "a",
  title: "Staff Nurse",
  location: "Pune",
  pay: "",
  experience: "1 - 3 yrs",
  type: "",
  skills: "",
  area: "",
  ...cells,
});

const row = { query: "nurse", field: "title", wanted: "nurs", unwanted: "", and: "" };
const wants = (cells: Partial<typeof row>, of: Partial<Posting>) =>
  isWanted(readQuery({ ...row, ...cells }), posting(of));

describe("A posting is wanted", () => {
  it("if the field matches, in small or large letters", () => {
    expect(wants({}, { title: "HEAD NURSE" })).toBe(true);
    expect(wants({}, { title: "Ward boy", skills: "Nursing" })).toBe(false);
  });

  it("if one of several fields matches", () => {
    expect(wants({ field: "title+skills" }, { title: "Ward boy", skills: "Nursing" })).toBe(true);
    expect(wants({ field: "title+skills" }, { title: "Ward boy", area: "Nursing" })).toBe(false);
    expect(wants({ field: "any" }, { title: "Ward boy", area: "Nursing" })).toBe(true);
  });

  it("unless a field also matches what is unwanted", () => {
    expect(wants({ unwanted: "teacher" }, { title: "Nursery nurse and teacher" })).toBe(false);
  });

  it("in a city under each of its names, alone or among others", () => {
    const inBangalore = (location: string) => wants({ and: "city=Bangalore" }, { location });
    expect(["Bengaluru", "Chennai, Bangalore", "Hybrid - Bengaluru(Bellandur)"].every(inBangalore)).toBe(
      true,
    );
    expect(inBangalore("Chennai")).toBe(false);
    expect(wants({ and: "city=Delhi" }, { location: "Delhi / NCR" })).toBe(true);
    expect(wants({ and: "city=Mumbai" }, { location: "Mumbai Suburbs" })).toBe(true);
    expect(wants({ and: "city=Mumbai" }, { location: "Navi Mumbai" })).toBe(false);
  });

  it("for somebody with so many years of work", () => {
    const forFresher = (experience: string) => wants({ and: "experience=0" }, { experience });
    expect(["0+ yrs", "0 - 2 Yrs", "Fresher", "0 years"].every(forFresher)).toBe(true);
    expect(["1+ yrs", "10 - 15 yrs", ""].some(forFresher)).toBe(false);
    expect(wants({ and: "experience=3" }, { experience: "2 - 5 yrs" })).toBe(true);
    expect(wants({ and: "experience=3" }, { experience: "2 years" })).toBe(false);
  });

  it("as remote by its location or its title", () => {
    expect(wants({ and: "remote" }, { location: "Remote" })).toBe(true);
    expect(wants({ and: "remote" }, { title: "Nurse, work from home" })).toBe(true);
    expect(wants({ and: "remote" }, { skills: "remote" })).toBe(false);
  });

  it("if the title matches an expression too", () => {
    expect(wants({ and: "title~senior|head" }, { title: "Head nurse" })).toBe(true);
    expect(wants({ and: "title~senior|head" }, {})).toBe(false);
  });

  it("only if all conditions hold", () => {
    expect(wants({ and: "city=Pune; experience=2" }, {})).toBe(true);
    expect(wants({ and: "city=Pune;experience=0" }, {})).toBe(false);
  });
});

describe("A query is refused", () => {
  it.each([
    ["an unknown condition", { and: "near=Pune" }],
    ["a condition without its value", { and: "city=" }],
    ["an unknown field", { field: "titel" }],
    ["an expression that is none", { wanted: "(" }],
  ])("with %s, by its text", (_, cells) => {
    expect(() => readQuery({ ...row, ...cells })).toThrow('Query "nurse"');
  });
});

it("puts a query into the same half at every run, by its hash", () => {
  // SHA-256 of "cook" begins with 03, that of "nurse" with 78.
  const halves = ["cook", "nurse"].map(halfOf);
  expect(halves).toEqual(["check", "tuning"]);
});
