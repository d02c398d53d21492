import { CSV_FIELDS, type CsvCells, readCsvJob } from "./job-csv.columns";

const NOW = new Date("2026-11-23T00:00:00Z");

const cells = (given: Partial<CsvCells>): CsvCells => ({
  ...(Object.fromEntries(CSV_FIELDS.map((field) => [field, ""])) as CsvCells),
  ...given,
});

describe("a row of a file of jobs", () => {
  it("is read without markup and entities, and no entity splits a list", () => {
    const { job } = readCsvJob(
      cells({
        title: "Turner &amp; Fitter",
        description: "<ul><li>Turn.</li><li>Fit.</li></ul>",
        benefits: "Food &amp; bus; Meals",
        skills: "<ul><li>CNC</li><li>R&amp;D</li></ul>",
      }),
      NOW,
    );
    expect(job.reading.form).toMatchObject({
      title: "Turner & Fitter",
      description: "- Turn.\n- Fit.",
      benefits: ["Food & bus", "Meals"],
      skills: ["CNC", "R&D"],
    });
  });
});
