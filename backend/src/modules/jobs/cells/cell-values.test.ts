import { listOf, readDay, sentencesOf, titleOf, typeOf, workModeOf } from "./cell-values";

describe("skills", () => {
  it.each([
    ["Java| J2EE| Spring", ["Java", "J2EE", "Spring"]],
    ["Tally, GST; Excel", ["Tally", "GST", "Excel"]],
    ["• Cooking\n• Baking", ["Cooking", "Baking"]],
    ["HTML/CSS, React", ["HTML", "CSS", "React"]],
    ["C/C++, CI/CD | UI/UX; PL/SQL", ["C/C++", "CI/CD", "UI/UX", "PL/SQL"]],
    ["C++, C#, node.js, .NET", ["C++", "C#", "node.js", ".NET"]],
    ["MS Office (Word, Excel), Tally", ["MS Office (Word, Excel)", "Tally"]],
    ["Java, java , JAVA", ["Java"]],
    ["Not Specified", []],
    ["vide", []],
    ["", []],
  ])("%j are %j", (cell, skills) => expect(listOf(cell)).toEqual(skills));
});

describe("benefits", () => {
  it.each([
    ["Health insurance, for the family; Cab", ["Health insurance, for the family", "Cab"]],
    ["PF, ESI", ["PF", "ESI"]],
    ["Joining bonus 2,000, Cab", ["Joining bonus 2,000", "Cab"]],
    ["Cab, both ways\nMeals", ["Cab, both ways", "Meals"]],
  ])("%j are %j", (cell, benefits) => expect(sentencesOf(cell)).toEqual(benefits));
});

describe("the type", () => {
  it.each([
    ["Full Time, Permanent", "full-time"],
    ["Perm - FT", "full-time"],
    ["FULL_TIME", "full-time"],
    ["Part Time, Permanent", "part-time"],
    ["Full Time, Temporary/Contractual", "contract"],
    ["Internship", "internship"],
    ["Part Time / Full Time", null],
    ["Full time or part time", null],
    ["IT-Software, Software Services", null],
    ["Education, Teaching, Training", null],
    ["", null],
  ])("of %j is %j", (cell, type) => expect(typeOf(cell)).toBe(type));
});

describe("a title as messages have it", () => {
  it.each([
    ["🔥 URGENT HIRING 🔥 Telecaller", "URGENT HIRING 🔥 Telecaller"],
    ["*Back Office Executive*", "Back Office Executive"],
    ["✅ Field Sales Officer ✅", "Field Sales Officer"],
    ["*Post:* Data Entry", "Post: Data Entry"],
    ["Outbound ***international*** Process", "Outbound ***international*** Process"],
    ["Analyst _ CMML3 _ Pune", "Analyst _ CMML3 _ Pune"],
    ["1) Picker & Packer", "Picker & Packer"],
    ["2. Driver", "Driver"],
    ["C++ Developer", "C++ Developer"],
    ["3D Artist", "3D Artist"],
    ["10 Promoters", "10 Promoters"],
    [".NET Developer", ".NET Developer"],
    ["टेलीकॉलर", "टेलीकॉलर"],
  ])("%s is %s", (cell, title) => expect(titleOf(cell)).toBe(title));
});

describe("other choices", () => {
  it.each([
    ["Work from Home", "remote"],
    ["On-site", "on-site"],
    ["Hybrid (3 days office)", "hybrid"],
    ["Shift", null],
  ])("the work mode of %j is %j", (cell, mode) => expect(workModeOf(cell)).toBe(mode));
});

describe("a day", () => {
  it("of a long cell is found to be none at once", () => {
    const startedAt = performance.now();
    expect(readDay(`10${" ".repeat(30_000)}x`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it.each([
    ["2026-12-31", "2026-12-31"],
    ["31-12-2026", "2026-12-31"],
    ["31/12/26", "2026-12-31"],
    ["31.12.2026", "2026-12-31"],
    ["5/1/2027", "2027-01-05"],
    ["12/31/2026", "2026-12-31"],
    ["31 Dec 2026", "2026-12-31"],
    ["31st December, 2026", "2026-12-31"],
    ["Dec 31, 2026", "2026-12-31"],
    ["31-Dec-26", "2026-12-31"],
    ["Thu, 31 Dec 2026 18:00", "2026-12-31"],
    ["2026-12-31T18:30:00.000Z", "2026-12-31"],
    ["46387", "2026-12-31"],
    ["31.12.2026 (5:30 PM)", "2026-12-31"],
    ["On or before 31.12.2026", "2026-12-31"],
    ["31.12.2026 upto 17:00 hrs", "2026-12-31"],
    ["31-12-2026 (Thursday)", "2026-12-31"],
    ["15 दिसंबर 2026", "2026-12-15"],
    ["१० जनवरी 2027", "2027-01-10"],
  ])("%j is %j", (cell, day) => expect(readDay(cell)).toEqual({ day, isExact: true }));

  it("that its month lacks is near the last one", () =>
    expect(readDay("31/11/26")).toEqual({ day: "2026-11-30", isExact: false }));

  it.each(["soon", "31/31/2026", "2026", "12", "", "12.11.2026 (extended to 31.12.2026)", "Within 21 days"])(
    "is none in %j",
    (cell) => expect(readDay(cell)).toBeNull(),
  );
});
