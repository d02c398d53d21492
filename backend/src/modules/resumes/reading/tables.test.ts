import type { IndexedLine } from "./sections";
import { readTable } from "./tables";

/** Lines of cells with where they begin; "above" in heights of letters. */
const line = (above: number, ...cells: [number, string][]): IndexedLine => ({
  ...{ page: 1, size: 10, isMarked: false, isBullet: false, index: 0, above },
  cells: cells.map(([, text]) => text),
  starts: cells.map(([start]) => start),
});

const rowsOf = (...lines: IndexedLine[]) =>
  readTable(lines, "education").map((row) =>
    ["degree", "school", "period", "gpa"].map((name) => row.get(name)?.text),
  );

describe("a table of schools (RESF-07)", () => {
  it("whose cells take several lines has a row for each school", () => {
    expect(
      rowsOf(
        line(2, [331, "Board /"], [425, "Year of"]),
        line(0.6, [60, "Course"], [130, "Institution"], [503, "% / CGPA"]),
        line(0.6, [331, "University"], [425, "Passing"]),
        line(1.8, [60, "B.Tech"], [130, "SRM Institute of Science and"]),
        line(0.6, [331, "SRM University"], [425, "2023"], [503, "8.42"]),
        line(0.6, [60, "(ECE)"], [130, "Technology"]),
        line(1.8, [130, "Vidya Mandir Senior"]),
        line(0.6, [60, "HSC"], [331, "CBSE"], [425, "2019"], [503, "88.6%"]),
        line(0.6, [130, "Secondary School"]),
      ),
    ).toEqual([
      ["B.Tech (ECE)", "SRM Institute of Science and Technology", "2023", "8.42"],
      ["HSC", "Vidya Mandir Senior Secondary School", "2019", "88.6%"],
    ]);
  });

  it("takes what begins between two headers for more of the column before it", () => {
    expect(
      rowsOf(
        line(2, [79, "Degree"], [210, "Institution"], [398, "Years"], [470, "Marks"]),
        line(
          1,
          [79, "Ph.D."],
          [148, "(Chemical"],
          [210, "Tezpur University"],
          [398, "2012 – 2017"],
          [470, "–"],
        ),
        line(1, [79, "Sciences)"]),
      ),
    ).toEqual([["Ph.D. (Chemical Sciences)", "Tezpur University", "2012 – 2017", "–"]]);
  });

  it("has months above their years in one row", () => {
    const rows = readTable(
      [
        line(2, [63, "Organisation"], [255, "Post Held"], [361, "Period"]),
        line(1, [361, "From"], [422, "To"]),
        line(1, [63, "G4S (India) Pvt."], [255, "Security"], [361, "May"], [422, "Till date"]),
        line(1, [63, "Ltd."], [255, "Supervisor"], [361, "2016"]),
      ],
      "experience",
    );
    expect(
      rows.map((row) => ["company", "title", "start", "end"].map((name) => row.get(name)?.text)),
    ).toEqual([["G4S (India) Pvt. Ltd.", "Security Supervisor", "May 2016", "Till date"]]);
  });

  it("whose headers stand in the middle, and whose rows have two times in two lines, has a row for each job", () => {
    const rows = readTable(
      [
        line(2, [30, "Sr."], [90, "Company"], [190, "Post"], [270, "Duration"], [380, "Work Profile"]),
        line(
          1.8,
          [50, "Concentrix"],
          [160, "Customer Care"],
          [240, "Aug 2019 to Dec"],
          [320, "Voice process for"],
        ),
        line(0.7, [30, "1"]),
        line(0.7, [50, "Services, Pune"], [160, "Executive"], [240, "2021"], [320, "a telecom client"]),
        line(1.8, [30, "2"], [50, "WNS"], [160, "Associate"], [240, "Jan 2022 to now"], [320, "Claims"]),
      ],
      "experience",
    );
    expect(rows.map((row) => ["company", "title", "period"].map((name) => row.get(name)?.text))).toEqual([
      ["Concentrix Services, Pune", "Customer Care Executive", "Aug 2019 to Dec 2021"],
      ["WNS", "Associate", "Jan 2022 to now"],
    ]);
  });

  it("without blanks between its rows begins one at each number or new time", () => {
    const rows = readTable(
      [
        line(0, [0, "Sl. No."], [40, "Name of Organization"], [180, "Post Held"], [300, "Period"]),
        line(0, [0, "1"], [40, "Hindustan Zinc"], [180, "Shift Incharge"], [300, "June 2015 to till"]),
        line(0, [180, "(Mining)"], [300, "date"]),
        line(0, [0, "2"], [40, "Shree Cement Ltd"], [180, "Blaster"], [300, "March 2004 to"]),
        line(0, [300, "May 2015"]),
      ],
      "experience",
    );
    expect(rows.map((row) => [row.get("title")?.text, row.get("period")?.text])).toEqual([
      ["Shift Incharge (Mining)", "June 2015 to till date"],
      ["Blaster", "March 2004 to May 2015"],
    ]);
  });

  it("may say 'class' for a result", () => {
    expect(
      rowsOf(
        line(
          0,
          [0, "Qualification"],
          [100, "Institute / University"],
          [200, "Year of passing"],
          [300, "Class"],
        ),
        line(0, [0, "M.Com"], [100, "Osmania University"], [200, "2008"], [300, "First"]),
      ),
    ).toEqual([["M.Com", "Osmania University", "2008", "First"]]);
  });
});

it("reads dates of a table of jobs that break at a hyphen (RESF-06)", () => {
  const rows = readTable(
    [
      line(2, [44, "Rank"], [241, "Company"], [452, "Sign on"], [506, "Sign off"]),
      line(2, [44, "2/E"], [241, "Great Eastern Shipping Co."], [452, "05-Jul-"], [506, "18-Mar-"]),
      line(1.3, [241, "Ltd"], [452, "2021"], [506, "2022"]),
      line(2, [44, "3/E"], [241, "Seven Islands"], [452, "10-Jan-2018"], [506, "02-Sep-2018"]),
    ],
    "experience",
  );
  expect(rows.map((row) => ["company", "start", "end"].map((name) => row.get(name)?.text))).toEqual([
    ["Great Eastern Shipping Co. Ltd", "05-Jul-2021", "18-Mar-2022"],
    ["Seven Islands", "10-Jan-2018", "02-Sep-2018"],
  ]);
});
