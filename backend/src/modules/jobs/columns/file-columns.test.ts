import { cellsByField, type FileField, findColumns, headerKey, jobRowsIn } from "./file-columns";

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
    ["CTC (LPA)", "pay"],
    ["Sal.", "pay"],
    ["Sal/Month", "pay"],
    ["Salary p.m.", "pay"],
    ["Monthly CTC", "pay"],
    ["Gross Salary", "pay"],
    ["Job Loc", "location"],
    ["Loc.", "location"],
    ["Work Exp", "experience"],
    ["Min. Exp. Req.", "experience"],
    ["No. of Vacancy", "openings"],
    ["Total Positions", "openings"],
    ["Manpower Required", "openings"],
    ["Qualification Req.", "education"],
    ["Edu. Qualification", "education"],
    ["Qual.", "education"],
    ["Position Name", "title"],
    ["Role/Designation", "title"],
    ["Job Desc", "description"],
    ["Roles & Resp.", "description"],
    ["Req. Skills", "skills"],
    ["Emp Type", "type"],
    ["Benefits & Perks", "benefits"],
    ["Shift Timing", "shift"],
    ["Timings", "shift"],
    ["पद", "title"],
    ["पद का नाम", "title"],
    ["वेतन", "pay"],
    ["मासिक वेतन (₹)", "pay"],
    ["स्थान", "location"],
    ["कार्य स्थल", "location"],
    ["अनुभव", "experience"],
    ["योग्यता", "education"],
    ["शैक्षिक योग्यता", "education"],
    ["पदों की संख्या", "openings"],
    ["रिक्तियाँ", "openings"],
    ["नौकरी का प्रकार", "type"],
    ["विवरण", "description"],
    ["कौशल", "skills"],
    ["सुविधाएँ", "benefits"],
    ["अंतिम तिथि", "openUntil"],
    ["कंपनी का नाम", "company"],
    ["वेतन / Salary", "pay"],
    ["स्थान | Location", "location"],
    ["joblocation_address", "location"],
    ["Place of Posting / District", "location"],
    ["Name of Trade / Post", "title"],
    ["Monthly Stipend (Rs.)", "pay"],
    ["Minimum Educational Qualification", "education"],
    ["Last Date for Application", "openUntil"],
    ["Full Job Description", "description"],
    ["Type of Hiring", "type"],
  ])("is found by %j", (header, field) => expect(fieldsOf(header)).toEqual([field]));

  it.each([
    "Industry",
    "Company size",
    "Vehicle",
    "Gender",
    "Contact Person",
    "S.No",
    "Age",
    "Age / Experience",
    "Shift / Salary",
    "Company Details",
    "Gender Required",
    "",
  ])("is none for %j: the column is left out", (header) => expect(fieldsOf(header)).toEqual([null]));
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

describe("columns that tell one field together (FILE-24)", () => {
  const of = (headers: string[], cells: string[]) => {
    const { columns } = findColumns([{ row: 1, cells: headers }]);
    return [columns.some(({ isAsked }) => isAsked), cellsByField(cells, columns)];
  };

  it.each<[string[], string[], object]>([
    [["City", "State"], ["Bhilai", "Chhattisgarh"], { location: "Bhilai, Chhattisgarh" }],
    [
      ["State", "Locality", "City", "Pincode"],
      ["Karnataka", "HSR Layout", "Bengaluru", ""],
      { location: "HSR Layout, Bengaluru, Karnataka" },
    ],
    [["Job Location", "State"], ["", "Kerala"], { location: "Kerala" }],
    [["Min Salary", "Max Salary"], ["15000", "20000"], { pay: "15000 - 20000" }],
    [["Min Salary (monthly)", "Max Salary (monthly)"], ["15000", "20000"], { pay: "15000 - 20000 a month" }],
    [["Min CTC (LPA)", "Max CTC (LPA)"], ["3", ""], { pay: "3 LPA" }],
    [["Min Exp", "Max Exp"], ["2", "5"], { experience: "2 - 5" }],
    [["Min Exp", "Max Exp"], ["2", ""], { experience: "2+" }],
  ])("%j with %j", (headers, cells, read) => {
    expect(of(headers, cells)).toEqual([false, read]);
  });

  it("are asked about where both tell all of it", () => {
    expect(of(["Job Location", "Work Location"], ["Pune", "Agra"])[0]).toBe(true);
    expect(of(["Salary", "CTC"], ["10k", "2 LPA"])[0]).toBe(true);
  });
});

describe("a header of several meanings (FILE-25)", () => {
  const fieldsBelow = (headers: string[], ...rows: string[][]) =>
    findColumns([headers, ...rows].map((cells, at) => ({ row: at + 1, cells }))).columns.map(
      ({ field }) => field,
    );

  it("is told by the cells below it", () => {
    expect(fieldsBelow(["Requirement", "Salary"], ["Cook", "15k"], ["Driver", "18k"])).toEqual([
      "title",
      "pay",
    ]);
    expect(fieldsBelow(["Post", "Requirement"], ["Cook", "10th pass"])).toEqual(["title", "requirements"]);
    expect(fieldsBelow(["Requirement", "Salary"], ["You cook. You clean the kitchen.", "15k"])).toEqual([
      ...["requirements", "pay"],
    ]);
    expect(fieldsBelow(["Post", "Area"], ["Cook", "Andheri E"], ["Driver", "HSR"])).toEqual([
      "title",
      "location",
    ]);
    expect(fieldsBelow(["Post", "City", "Area"], ["Cook", "Pune", "Software"])).toEqual([
      ...["title", "location", null],
    ]);
  });
});

describe("rows that are no jobs (FILE-26)", () => {
  it("are headings beside the columns, repeated headers and totals", () => {
    const rows = [
      ["S.N.", "Position", "City", "Salary"],
      ["MUMBAI REQUIREMENTS"],
      ["1", "Cook", "Mumbai", "15k"],
      ["", "Total", "", "15"],
      ["S.N.", "Position", "City", "Salary"],
      ["2", "Driver", "", ""],
      ["", "Total Quality Manager", "Pune", "20k"],
    ].map((cells, at) => ({ row: at + 1, cells }));
    expect(jobRowsIn(rows, findColumns(rows)).map(({ row }) => row)).toEqual([3, 6, 7]);
  });

  it("are none where hardly a column is known", () => {
    const rows = [["Position"], ["Cook"], ["", "x"]].map((cells, at) => ({ row: at + 1, cells }));
    expect(jobRowsIn(rows, findColumns(rows))).toHaveLength(2);
  });
});

describe("what a header says of the numbers below it (FILE-23)", () => {
  const cellOf = (header: string, cell: string) => {
    const { columns } = findColumns([{ row: 1, cells: [header] }]);
    return Object.values(cellsByField([cell], columns))[0];
  };

  it.each([
    ["CTC (LPA)", "3.5", "3.5 LPA"],
    ["CTC (LPA)", "3-4", "3-4 LPA"],
    ["CTC (LPA)", "350000", "350000 a year"],
    ["CTC (LPA)", "Up to 10", "Up to 10 LPA"],
    ["CTC (LPA)", "18+", "18 LPA+"],
    ["CTC (LPA)", "4,5", "4,5"],
    ["Annual CTC (in Lacs)", "2.5", "2.5 LPA"],
    ["Salary (per month)", "15000", "15000 a month"],
    ["Salary p.m.", "Rs.12,000 - 15,000/-", "Rs.12,000 - 15,000/- a month"],
    ["Monthly salary (in K)", "12", "12k a month"],
    ["मासिक वेतन", "१५०००", "१५००० a month"],
    ["Wages per day", "600", "600 a day"],
    ["Exp (months)", "6-12", "6-12 months"],
    ["Exp (Yrs)", "6", "6"],
    ["Exp (years/months)", "6", "6"],
    ["Exp (yrs & months)", "6", "6"],
    ["Min. Exp. Req.", "2", "2+"],
    ["Min Exp", "0", "0"],
    ["Min Exp", "2-3", "2-3"],
    ["CTC (LPA)", "15000 pm", "15000 pm"],
    ["CTC (LPA)", "As per norms", "As per norms"],
    ["Salary (monthly/annual)", "15000", "15000"],
    ["CTC", "15000", "15000"],
  ])("%j has %j read as %j", (header, cell, read) => expect(cellOf(header, cell)).toBe(read));
});

describe("a header that is the whole file (REQS-04)", () => {
  it.each(["[", "(", "Job title ", "\u0915\u094d", "aA"])(
    "is read by its beginning alone: %s",
    (repeated) => {
      const header = repeated.repeat(500_000);
      expect(headerKey(header)).toBe(headerKey(header.slice(0, 500)));
      expect(fieldsOf(header)).toEqual([null]);
    },
  );
});
