import type { Posting } from "./posting";
import { contentOfPosting } from "./posting-content";

const content = (cells: Partial<Posting>) =>
  contentOfPosting({
    set: "a",
    title: "Staff Nurse",
    location: "Pune",
    pay: "200000 - 300000 PA",
    experience: "1 - 3 yrs",
    type: "",
    skills: "First aid| ICU",
    area: "",
    ...cells,
  });

it("stores a posting as it is read", () => {
  expect(content({})).toMatchObject({
    title: "Staff Nurse",
    city: "Pune",
    payYearlyMax: 300_000,
    experienceMinYears: 1,
    skills: ["First aid", "ICU"],
  });
});

it("stores a posting without place, pay or years all the same", () => {
  expect(content({ location: "", pay: "", experience: "" })).toMatchObject({
    title: "Staff Nurse",
    payYearlyMax: null,
    experienceMinYears: null,
  });
});

it("keeps a pay range however wide it is", () => {
  expect(content({ pay: "100000 - 900000 PA" })).toMatchObject({
    payYearlyMin: 100_000,
    payYearlyMax: 900_000,
  });
});

it("takes a number without a unit for no pay", () => {
  expect(content({ pay: "2638" })).toMatchObject({ payText: "Not disclosed", payYearlyMax: null });
});

it("cuts titles, and skills that are too many or too long", () => {
  const skills = Array.from({ length: 30 }, (_, index) => `skill ${index} ${"x".repeat(50)}`).join("|");
  const stored = content({ title: "Nurse ".repeat(40), skills });
  expect(stored.title.length).toBeLessThanOrEqual(120);
  expect(stored.skills).toHaveLength(20);
  expect(stored.skills.every(({ length }) => length <= 40)).toBe(true);
});

it("reads the type where the posting names one", () => {
  expect(content({ type: "Full Time, Permanent" }).type).toBe("full-time");
  expect(content({ type: "Internship" }).type).toBe("internship");
  expect(content({ type: "Part Time, Temporary" }).type).toBe("part-time");
});

it("leaves out what stands for no skills", () => {
  expect(content({ skills: "Not Specified" }).skills).toEqual([]);
});
