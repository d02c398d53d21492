import { rowsInOrder, type Segment } from "./page-order";

const segment = (text: string, x: number, y: number): Segment => ({
  ...{ text, x, y, size: 10, isMarked: false },
  right: x + text.length * 5,
});

const ordered = (...segments: Segment[]) =>
  rowsInOrder(segments).map((row) => row.map(({ text }) => text).join(" | "));

describe("the lines of a page", () => {
  it("of two columns are read column by column, below what stands across both", () => {
    const left = ["Contact", "98765 43210", "Skills", "Tally", "Excel"].map((text, at) =>
      segment(text, 40, 100 + at * 15),
    );
    const right = ["Profile", "An accountant.", "Experience", "Accountant", "Kaveri Mills"].map((text, at) =>
      segment(text, 220, 103 + at * 15),
    );
    const name = segment("Asha Menon, accountant of many years and more", 40, 60);
    expect(ordered(...right, name, ...left)).toEqual([name, ...left, ...right].map(({ text }) => text));
  });

  it("of labels and values below the document's name are one column", () => {
    const labels = ["Name", "Father's Name", "Mobile", "Experience"].map((text, at) =>
      segment(text, 40, 100 + at * 15),
    );
    const values = ["Asha Menon", "K. Menon", "98765 43210"].map((text, at) =>
      segment(text, 200, 100 + at * 15),
    );
    expect(ordered(segment("BIO - DATA", 210, 70), ...labels, ...values)).toEqual([
      "BIO - DATA",
      "Name | Asha Menon",
      "Father's Name | K. Menon",
      "Mobile | 98765 43210",
      "Experience",
    ]);
  });

  it("of a table with a cell that reads as a heading are one column", () => {
    const headings = [
      { ...segment("Education", 40, 100), isMarked: true },
      { ...segment("Skills", 40, 190), isMarked: true },
    ];
    const left = ["Course", "M.Sc", "B.Ed"].map((text, at) => segment(text, 40, [115, 130, 145][at] ?? 0));
    const right = ["Institution", "Osmania", "College of", "Education"].map((text, at) =>
      segment(text, 200, 115 + at * 15),
    );
    expect(ordered(...headings, ...left, ...right)).toEqual([
      ...["Education", "Course | Institution", "M.Sc | Osmania", "B.Ed | College of", "Education", "Skills"],
    ]);
  });

  it("of a table whose last column's header reads as a heading are one column", () => {
    const bold = (text: string, x: number, y: number) => ({ ...segment(text, x, y), isMarked: true });
    const rows = [
      [bold("Experience", 40, 100)],
      [bold("Employer", 40, 115), bold("Duration", 140, 115), bold("Work Profile", 240, 115)],
      [segment("City Lab", 40, 130), segment("2019 -", 140, 130), segment("Took samples,", 240, 130)],
      [segment("2021", 140, 142), segment("typed reports", 240, 142)],
      [segment("Sai Lab", 40, 157), segment("2017", 140, 157), segment("Blood bank", 240, 157)],
      [bold("Education", 40, 180)],
      [segment("DMLT", 40, 195), segment("2016", 140, 195)],
    ];
    expect(ordered(...rows.flat())).toEqual([
      ...["Experience", "Employer | Duration | Work Profile", "City Lab | 2019 - | Took samples,"],
      ...["2021 | typed reports", "Sai Lab | 2017 | Blood bank", "Education", "DMLT | 2016"],
    ]);
  });

  it("of tables whose columns stand below each other are one column", () => {
    const bold = (text: string, x: number, y: number) => ({ ...segment(text, x, y), isMarked: true });
    const table = (y: number, ...header: string[]) => [
      ...header.map((text, at) => bold(text, [40, 70, 200, 300][at] ?? 0, y)),
      ...["1", "Kaveri Mills", "Clerk", "2019"].map((text, at) =>
        segment(text, [40, 70, 200, 300][at] ?? 0, y + 15),
      ),
    ];
    expect(
      ordered(
        bold("Work Experience:", 40, 85),
        ...table(100, "Sr.", "Company", "Work Profile", "Duration"),
        bold("Education:", 40, 145),
        ...table(160, "Sr.", "College", "Course", "Year"),
      ),
    ).toEqual([
      "Work Experience:",
      "Sr. | Company | Work Profile | Duration",
      "1 | Kaveri Mills | Clerk | 2019",
      "Education:",
      "Sr. | College | Course | Year",
      "1 | Kaveri Mills | Clerk | 2019",
    ]);
  });

  it("with dates at the right edge are one column", () => {
    const rows = ["Experience", "Accountant", "Clerk", "Education", "B.Com"].map((text, at) =>
      segment(text, 40, 100 + at * 15),
    );
    const dates = ["2019 - 2022", "2016 - 2019", "2013"].map((text, at) =>
      segment(text, 480, [115, 130, 160][at] ?? 0),
    );
    expect(ordered(...rows, ...dates)).toEqual([
      "Experience",
      "Accountant | 2019 - 2022",
      "Clerk | 2016 - 2019",
      "Education",
      "B.Com | 2013",
    ]);
  });
});
