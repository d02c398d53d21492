import { JobType } from "../job/job.enums";
import type { FieldCells } from "../columns/file-columns";
import { type FileAnswers, firstProposals, readRow, type RowAnswers } from "./file-row";

const NOW = new Date("2026-11-23T06:00:00Z");

const GOOD: FieldCells = {
  title: "Night Driver",
  type: "Full Time, Permanent",
  location: "Pune",
  pay: "18k - 22k pm",
  experience: "1-3 yrs",
  skills: "LMV; night driving; GPS",
  description: "You drive guests.",
  requirements: "A licence.",
  openUntil: "31/12/26",
};

const read = (cells: FieldCells, taken: RowAnswers = {}, answers: FileAnswers = {}) =>
  readRow({ ...GOOD, ...cells }, { answers, taken, now: NOW });

describe("a row as boards write it (FILE-03)", () => {
  it("is ready, and reads as a job", () => {
    const { standing, problems, reading, openUntil } = read({});
    expect([standing, problems]).toEqual(["READY", []]);
    expect(reading.job?.typed).toMatchObject({ type: "full-time", skills: ["LMV", "night driving", "GPS"] });
    expect(openUntil).toEqual(new Date("2026-12-31T23:59:59.999+05:30"));
  });

  it("reads the days of a walk-in as people write them (FILE-03)", () => {
    const { posted } = read({ walkInFrom: "05/12/2026", walkInUntil: "6 Dec 2026", walkInVenue: "Gate 2" });
    expect(posted?.reading.form).toMatchObject({ walkInFrom: "2026-12-05", walkInUntil: "2026-12-06" });
  });

  it("refuses a day of a walk-in that no month has (FILE-03)", () => {
    const { standing, posted } = read({ walkInUntil: "31/11/2026", walkInVenue: "Gate 2" });
    expect([standing, posted?.reading.form.walkInUntil]).not.toEqual(["READY", "2026-11-30"]);
  });

  it("leaves out the whole of a walk-in that is over, if that is taken (WALK-11)", () => {
    const over = { walkInFrom: "2026-11-19", walkInUntil: "2026-11-22", walkInVenue: "Gate 2" };
    const { standing, problems, posted } = read(over);
    expect(standing).toBe("PROPOSED");
    expect(Object.keys(firstProposals(problems)).sort()).toEqual(Object.keys(over).sort());
    expect(posted?.reading.form).toMatchObject({ walkInUntil: null, walkInVenue: null });
    expect(read({ ...over, walkInUntil: "2026-11-23" }).standing).toBe("READY");
  });

  it("says that a cell is far too long, and reads no more of it than a field could have", () => {
    const { standing, problems } = read({ openings: `5${" ".repeat(2_000)}0` });
    expect(standing).toBe("PROPOSED");
    expect(problems.map(({ field, message }) => [field, message])).toEqual([["openings", "is far too long"]]);
    expect(read({ education: "x".repeat(2_001) }).problems[0]?.message).toContain("is far too long");
  });

  it.each<[string, FieldCells, object]>([
    [
      "a cell that is far too long",
      { openings: `5${" ".repeat(2_000)}0` },
      { rule: "TOO_LONG", bound: 2_000 },
    ],
    ["what a spreadsheet takes for a formula", { title: "=Driver" }, { rule: "FORMULA" }],
    ["signs that were lost", { title: "Driver \uFFFD" }, { rule: "LOST_SIGNS" }],
    ["a day for years", { experience: "2026-04-02" }, { rule: "NO_YEARS" }],
    ["no place", { location: "Xyzzyville" }, { rule: "NO_PLACE" }],
    ["another word than an education's", { education: "Own laptop" }, { rule: "NO_CHOICE" }],
    ["neither yes nor no", { ownTwoWheeler: "perhaps" }, { rule: "NOT_YES_OR_NO" }],
    ["a number that is none", { openings: "some" }, { rule: "NO_NUMBER" }],
    ["a day that is none", { openUntil: "soon" }, { rule: "NO_DATE" }],
    ["a day that is over", { openUntil: "01/11/26" }, { rule: "PAST" }],
    ["a day too far ahead", { openUntil: "31/12/27" }, { rule: "TOO_FAR", bound: 90 }],
    ["a question about pay", { pay: "15000 - 25000 PA" }, { question: "PAY_LOOKS_MONTHLY" }],
  ])("names the rule, or the question, of %s (LANG-21)", (_what, cells, told) => {
    expect(read(cells).problems).toMatchObject([told]);
  });

  it("reads a cell of places as far as a location's text is read at all", () => {
    const [problem] = read({ location: `Pune, ${"opp. the station, ".repeat(30)}Agra` }).problems;
    expect(problem?.proposals.map(({ value }) => value)).toEqual(["Pune"]);
  });

  it.each<[string, FieldCells, string]>([
    ["a range of pay that says little", { pay: "50000 - 300000 PA" }, "Up to ₹3 LPA"],
    ["a month's pay as a year's", { pay: "15000 - 25000 PA" }, "₹15,000–25,000 a month"],
    ["no pay", { pay: "" }, "Not disclosed"],
    ["a number that may be a month's pay", { pay: "25000" }, "₹25,000 a month"],
    ["a number that the law forbids as a month's pay", { pay: "3327" }, "As it stands"],
    ["years that a spreadsheet took for a day", { experience: "2-Apr" }, "2 to 4 years"],
    ["the same out of a workbook", { experience: "2026-04-02" }, "2 to 4 years"],
    ["freshers and others", { experience: "Both" }, "Freshers or experienced"],
    ["years that it took for a month", { experience: "Oct-08" }, "8 to 10 years"],
    ["years that it took for a day of a year", { experience: "08-10-2026" }, "8 to 10 years"],
    ["years the wrong way round", { experience: "7-2 years" }, "2 to 7 years"],
    ["a day that its month lacks", { openUntil: "31/11/26" }, "2026-11-30"],
    ["a day that is over", { openUntil: "1/11/2026" }, "30 days from the day of posting"],
    ["a day without its year", { openUntil: "31 Dec" }, "2026-12-31"],
    ["the same of the next year", { openUntil: "10 Jan" }, "2027-01-10"],
    ["a name beside a town, like another's elsewhere", { location: "SAIL Bokaro" }, "Bokaro"],
    ["a letter for freshers", { experience: "F" }, "Fresher"],
    ["openings by groups", { openings: "UR-10, OBC-5, SC-3" }, "18"],
    ["a day too far ahead", { openUntil: "31/12/2027" }, "2027-02-21"],
    ["a title with remarks", { title: `Cook || Pune || ${"Walk in. ".repeat(20)}` }, "Cook || Pune"],
    [
      "more skills than a job has",
      { skills: Array.from({ length: 21 }, (_, at) => `s${at}`).join("|") },
      "20 of 21",
    ],
    ["a class below the 10th", { education: "8th pass" }, "Any education, as “8th pass” can’t be asked for"],
    ["an education that is none", { education: "Own laptop" }, "Left out"],
    ["a range of openings", { openings: "5-10" }, "5"],
    ["a range that a spreadsheet took for a day", { openings: "2026-10-05" }, "5"],
    ["the same as text", { openings: "5-Oct" }, "5"],
    ["openings among other words", { openings: "5 per branch" }, "5"],
    ["more openings than a job has", { openings: "5000" }, "1,000"],
    ["an address without https", { applyUrl: "careers.kaveri.in/7?a=b" }, "https://careers.kaveri.in/7?a=b"],
    ["one among words", { applyUrl: "Apply at http://kaveri.in/7." }, "https://kaveri.in/7"],
    ["a mail's address in its place", { applyUrl: "hr@kaveri.in" }, "Left out"],
  ])("with %s is proposed", (_what, cells, words) => {
    const row = read(cells);
    const [problem] = row.problems;
    expect(row.standing).toBe("PROPOSED");
    expect(problem?.proposals[0]?.words).toContain(words);
    expect(problem?.found).toBe(Object.values(cells)[0]);
    expect(read(cells, firstProposals(row.problems)).standing).toBe("READY");
  });

  it.each<[string, string[], boolean]>([
    ["10k", ["₹10,000 a month", "As it stands: “10k”, found by no filter for pay"], true],
    ["8000 pm", ["As it stands: ₹8,000 a month"], true],
    ["8000 PA", ["₹8,000 a month", "As it stands: ₹8,000 a year"], true],
    ["80", ["₹80 LPA", "₹80,000 a month", "As it stands: “80”, found by no filter for pay"], true],
    ["3.5", ["₹3.5 LPA", "₹3,500 a month", "As it stands: “3.5”, found by no filter for pay"], false],
    ["25000", ["₹25,000 a month", "As it stands: “25000”, found by no filter for pay"], false],
    ["3327", ["As it stands: “3327”, found by no filter for pay", "₹3,327 a month", "₹3,327 a day"], true],
  ])(
    "with %s for pay says what each proposal means, and what is doubtful (FILE-20)",
    (pay, words, isDoubtful) => {
      const proposals = read({ pay }).problems[0]?.proposals ?? [];
      expect(proposals.map((proposal) => proposal.words)).toEqual(words);
      expect(proposals[0]?.doubt).toBe(isDoubtful ? "pay" : undefined);
    },
  );

  it.each<[string, FieldCells, string]>([
    ["no title", { title: "Not specified" }, "title"],
    ["no place", { location: "" }, "location"],
    ["places abroad alone", { location: "Singapore, Canada" }, "location"],
    ["lost signs", { description: "Caf\uFFFD" }, "description"],
    ["a formula", { title: "=HYPERLINK(1)" }, "title"],
    ["openings that are no number", { openings: "many" }, "openings"],
    ["two numbers of openings", { openings: "5,10" }, "openings"],
    ["openings below none", { openings: "-5" }, "openings"],
    ["no openings", { openings: "0" }, "openings"],
  ])("with %s needs somebody", (_what, cells, field) => {
    const row = read(cells);
    expect([row.standing, row.problems.map((problem) => problem.field)]).toEqual(["REFUSED", [field]]);
  });

  it("has lists in the form of our own files as they went out", () => {
    const { reading } = read({ skills: "• C/C++, Embedded\n• Git\n", benefits: "• PF, ESI\n" });
    expect([reading.form.skills, reading.form.benefits]).toEqual([["C/C++, Embedded", "Git"], ["PF, ESI"]]);
  });

  it("is mended by another text, and by a yes to what stands there", () => {
    expect(read({ location: "" }, { location: "Agra" }).standing).toBe("READY");
    expect(read({ pay: "15000 - 25000 PA" }, { pay: null }).standing).toBe("READY");
  });
});

it.each([
  ["0", "Fresher"],
  ["5", "5 years"],
  ["1", "1 year"],
  ["8-10", "8-10 years"],
  ["2+", "2+ years"],
  ["२", "2 years"],
  ["२-३", "2-3 years"],
  ["1-3 yrs", "1-3 yrs"],
  ["As needed", "As needed"],
])("years without a word are %j as %j (FILE-22)", (experience, years) => {
  const { standing, reading } = read({ experience });
  expect([standing, reading.form.experience]).toEqual(["READY", years]);
});

it("days of notice may be in Devanagari's digits (FILE-22)", () =>
  expect(read({ noticePeriodDays: "१५ days" }).reading.form.noticePeriodDays).toBe(15));

it("openings in words are that many (FILE-12)", () => {
  const { standing, reading } = read({ openings: "five" });
  expect([standing, reading.form.openings]).toEqual(["READY", 5]);
});

describe("a type that is blank or an industry", () => {
  it("is asked for the whole file, and spoils no row", () => {
    const asked = read({ type: "Banking, Financial Services" }, {}, { type: "contract" });
    expect([asked.standing, asked.isTypeAsked, asked.reading.form.type]).toEqual(["READY", true, "contract"]);
    expect(read({ type: "Part time" }, {}, { type: "contract" }).reading.form.type).toBe("part-time");
  });

  it("has what was answered for its word, and no other word's answer (FILE-13)", () => {
    const typeOf = (type: string) =>
      readRow(
        { ...GOOD, type },
        { answers: { type: "contract" }, typeAnswers: { perm: JobType.FULL_TIME }, now: NOW },
      ).reading.form.type;
    expect(["Perm.", "Gig", ""].map(typeOf)).toEqual(["full-time", "contract", "contract"]);
  });

  it("leaves no job while it is not answered", () => expect(read({ type: "" }).reading.job).toBeNull());
});

it("a blank cell has what was answered for the whole file", () => {
  const { standing, reading } = read({ requirements: "" }, {}, { requirements: "See above." });
  expect([standing, reading.form.requirements]).toEqual(["READY", "See above."]);
});
