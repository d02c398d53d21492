import { JobType } from "../job/job.enums";
import { answeredType, askedTypes, proposedType } from "./type-words";

describe("a word for a type that is none of the four (FILE-13)", () => {
  it.each([
    ["perm", "full-time"],
    ["Permanant", "full-time"],
    ["Fultime", "full-time"],
    ["Company payroll", "full-time"],
    ["Hourly", "part-time"],
    ["Weekends only", "part-time"],
    ["Daily wages", "contract"],
    ["Gig", "contract"],
    ["Retainer", "contract"],
    ["Contarct", "contract"],
    ["Articleship", "internship"],
    ["Aprentice", "internship"],
    ["Zulu", null],
    ["Internet, Ecommerce", null],
    ["Strategy, Management Consulting Firms", null],
    ["Retail", null],
  ])("%j is proposed as %s", (word, type) => expect(proposedType(word)).toBe(type));

  it("is asked about by itself, whatever its case and signs; blanks and industries are asked about together", () => {
    const cells = [
      { cell: "Full Time, Permanent", count: 7 },
      { cell: "Perm", count: 2 },
      { cell: "PERM.", count: 3 },
      { cell: "Zulu", count: 1 },
      { cell: "Banking / Financial Services / Broking", count: 4 },
      { cell: "Insurance", count: 5 },
      { cell: "n/a", count: 1 },
      { cell: "", count: 6 },
    ];
    expect(askedTypes(cells)).toEqual({
      words: [
        { word: "PERM.", rowCount: 5, proposal: "full-time" },
        { word: "Zulu", rowCount: 1, proposal: null },
      ],
      without: 16,
    });
  });

  it("stands in a column of something else where there are many that nobody knows", () => {
    const cells = Array.from({ length: 13 }, (_, at) => ({
      cell: `Zulu ${"abcdefghijklm".charAt(at)}`,
      count: 1,
    }));
    expect(askedTypes([...cells, { cell: "perm", count: 1 }])).toEqual({
      words: [{ word: "perm", rowCount: 1, proposal: "full-time" }],
      without: 13,
    });
  });

  it("has its own answer and no other word's", () => {
    const answers = { perm: JobType.FULL_TIME, gig: JobType.CONTRACT };
    expect(["Perm.", "GIG", "zulu", "constructor"].map((word) => answeredType(word, answers))).toEqual([
      ...["full-time", "contract", null, null],
    ]);
  });
});
