import { cellsByField, type FileField, findColumns, headerKey } from "./file-columns";

const fieldsOf = (...headers: string[]) =>
  findColumns([{ row: 1, cells: headers }]).columns.map(({ field }) => field);

describe("a column's field", () => {
  it.each<[string, FileField]>([
    ["Job Title", "title"],
    ["jobtitle", "title"],
    ["Designation", "title"],
    ["CTC", "pay"],
    ["Salary (INR)", "pay"],
    ["Key Skills*", "skills"],
    ["keySkills", "skills"],
    ["Work Location", "location"],
    ["City", "location"],
    ["Exp (Yrs)", "experience"],
    ["Experience_Required", "experience"],
    ["JD", "description"],
    ["Roles & Responsibilities", "description"],
    ["No. of Openings", "openings"],
    ["Last Date", "openUntil"],
    ["Ref code", "reference"],
    ["work mode", "workMode"],
    ["open until", "openUntil"],
    ["Apply Link", "applyUrl"],
    ["Apply URL", "applyUrl"],
    ["Job URL", "applyUrl"],
    ["Company", "company"],
    ["Hiring Company", "company"],
    ["Organisation", "company"],
    ["Client Name", "clientName"],
  ])("is found by %j", (header, field) => expect(fieldsOf(header)).toEqual([field]));

  it.each(["Industry", "Company size", "Vehicle", ""])("is none for %j: the column is left out", (header) =>
    expect(fieldsOf(header)).toEqual([null]),
  );
});

describe("the columns of a file (FILE-02)", () => {
  it("are asked about where two are of one field", () => {
    const { columns } = findColumns([{ row: 1, cells: ["Job Title", "Designation", "City"] }]);
    expect(columns.map(({ isAsked }) => isAsked)).toEqual([true, true, false]);
  });

  it("stand below the titles of a sheet, and one without a header has a spreadsheet's name", () => {
    const rows = [
      { row: 1, cells: ["Openings of November"] },
      { row: 3, cells: ["Position", "", "Package"] },
      { row: 4, cells: ["Cook", "x", "5 LPA"] },
    ];
    const { headerRow, columns } = findColumns(rows);
    expect(headerRow).toBe(3);
    expect(columns).toEqual([
      { header: "Position", field: "title", isAsked: false },
      { header: "Column B", field: null, isAsked: false },
      { header: "Package", field: "pay", isAsked: false },
    ]);
    expect(cellsByField(["Cook", "x", "5 LPA"], columns)).toEqual({ title: "Cook", pay: "5 LPA" });
  });

  it("ask for companies again, although they were left out before (FILE-15)", () => {
    const known = new Map([[headerKey("Company"), null]]);
    expect(findColumns([{ row: 1, cells: ["Company", "Job title"] }], known).columns[0]?.field).toBe(
      "company",
    );
  });

  it("of companies alone make no header", () => {
    const rows = [
      { row: 1, cells: ["Company", "Kaveri"] },
      { row: 2, cells: ["Position", "x"] },
    ];
    expect(findColumns(rows).headerRow).toBe(2);
  });

  it("are what the company has told of their headers before", () => {
    const known = new Map<string, FileField | null>([
      [headerKey("Vehicle "), "requirements"],
      [headerKey("City"), null],
    ]);
    const { columns } = findColumns([{ row: 1, cells: ["VEHICLE", "city", "Job title"] }], known);
    expect(columns.map(({ field }) => field)).toEqual(["requirements", null, "title"]);
  });
});
