import { workbookOf, zipOf } from "../../../test/files/workbook-file";
import { readSheet } from "./read-sheet";
import { rowsOf, SheetError } from "./sheet";

const LIMITS = { rows: 20, columns: 30, characters: 100_000 };

const read = (file: Buffer | string, sheet: string | null = null) => [
  ...rowsOf(readSheet({ bytes: Buffer.from(file), sheet }, LIMITS)),
];

function obstacleOf(file: Buffer | string): [string, number | null] {
  try {
    read(file);
  } catch (error) {
    if (error instanceof SheetError) return [error.obstacle, error.row];
    throw error;
  }
  throw new Error("The file was read.");
}

const HINDI = "title\tलोकेशन\nCafé\t₹500\n";
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("a file of text (FILE-01)", () => {
  it.each([
    ["UTF-8", Buffer.from(HINDI)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${HINDI}`)],
    ["UTF-16 LE", Buffer.from(`\uFEFF${HINDI}`, "utf16le")],
    ["UTF-16 BE", utf16be(`\uFEFF${HINDI}`)],
  ])("is read in %s", (_encoding, file) => {
    expect(read(file).map(({ cells }) => cells)).toEqual([
      ["title", "लोकेशन"],
      ["Café", "₹500"],
    ]);
  });

  it("is read in Windows-1252, and in UTF-16 without its mark", () => {
    expect(read(Buffer.from("title,pay\nCaf\xe9 \x96 Chef,5\x85", "latin1"))[1]?.cells).toEqual([
      "Café – Chef",
      "5…",
    ]);
    expect(read(Buffer.from("title,pay\nCook,5", "utf16le"))[1]?.cells).toEqual(["Cook", "5"]);
  });

  it.each([",", ";", "\t", "|"])("may have its cells between %j", (delimiter) => {
    const lines = [
      ["title", "location", "key skills"],
      ["Cook", "Pune", '"dosa, idli; vada | tea"'],
      ["Driver", "Agra", "LMV"],
    ];
    const rows = read(lines.map((cells) => cells.join(delimiter)).join("\r\n"));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["title", "location", "key skills"],
      ["Cook", "Pune", "dosa, idli; vada | tea"],
      ["Driver", "Agra", "LMV"],
    ]);
  });

  it("may say its delimiter itself, as Excel's do", () => {
    expect(read("sep=;\r\ntitle;pay\r\nCook, chief;5,5\r\n")[1]).toEqual({
      row: 2,
      cells: ["Cook, chief", "5,5"],
    });
  });

  it("has the numbers of a spreadsheet's rows: breaks in quotes make no row, blank lines do", () => {
    expect(read('title,type\r\n"Cook, ""chief""\nof two lines",full-time\r\n\r\nहलवाई,\r\n')).toEqual([
      { row: 1, cells: ["title", "type"] },
      { row: 2, cells: ['Cook, "chief"\nof two lines', "full-time"] },
      { row: 4, cells: ["हलवाई"] },
    ]);
  });

  it("may have ten thousand blank rows behind each other, as spreadsheets end with, and no more", () => {
    const blanks = (count: number) => ` ,"",\r\n`.repeat(count);
    expect(read(`title,type\r\n${blanks(9_990)}Cook,`)).toMatchObject([{ row: 1 }, { row: 9_992 }]);
    expect(obstacleOf(`title,type\r\n${blanks(10_001)}`)).toEqual(["too-many-rows", 10_002]);
    expect(obstacleOf(`title${"\r".repeat(10_002)}`)).toEqual(["too-many-rows", 10_002]);
  });

  it("keeps quotes that quote nothing", () => {
    expect(read('title,pay\n"Urgent" Cook,6" pans\n')[1]?.cells).toEqual(['"Urgent" Cook', '6" pans']);
    expect(read('title\tpay\n"Cook\t5\nDriver\t6')[1]?.cells).toEqual(['"Cook', "5"]);
  });
});

const SHEET = [
  ["Job Title", "CTC", "Last date"],
  ["Cook & chef", 350000.1, { day: 46387 }],
  [null, null, { error: "#N/A" }],
  ["Driver", "18k pm"],
] as const;

describe("a workbook", () => {
  it("is read with its texts, numbers and days", () => {
    expect(read(workbookOf({ name: "Open positions", rows: SHEET }))).toEqual([
      { row: 1, cells: ["Job Title", "CTC", "Last date"] },
      { row: 2, cells: ["Cook & chef", "350000.1", "2026-12-31"] },
      { row: 4, cells: ["Driver", "18k pm"] },
    ]);
  });

  it("is read by its first sheet that holds something and isn't hidden, or by the one that is named", () => {
    const file = workbookOf(
      { name: "Blank", rows: [] },
      { name: "Lists", rows: [["Pune"]], isHidden: true },
      { name: "Jobs", rows: SHEET },
      { name: "Others", rows: [["title"]] },
    );
    const packed = readSheet({ bytes: file, sheet: null }, LIMITS);
    expect([packed.name, packed.sheetNames]).toEqual(["Jobs", ["Blank", "Jobs", "Others"]]);
    expect(read(file, "Others")).toEqual([{ row: 1, cells: ["title"] }]);
  });

  it("may have texts in pieces and beside its list, with what is spoken left out", () => {
    const file = zipOf({
      "xl/workbook.xml": '<x:workbook><x:sheets><x:sheet name="A" r:id="r1"/></x:sheets></x:workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="r1" Target="/xl/a.xml"/></Relationships>',
      "xl/sharedStrings.xml":
        "<sst><si><r><t>Head </t></r><r><t>cook</t></r><rPh><t>spoken</t></rPh></si></sst>",
      "xl/a.xml":
        '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Pune</t></is></c><c t="str"><f>1+1</f><v>two</v></c></row></sheetData></worksheet>',
    });
    expect(read(file)).toEqual([{ row: 1, cells: ["Head cook", "Pune", "two"] }]);
  });
});

describe("cells that are merged downwards (FILE-24)", () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join("")}</row>`;
  const fileOf = (rows: string, merged: string) =>
    zipOf({
      "xl/workbook.xml": '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="r1" Target="a.xml"/></Relationships>',
      "xl/a.xml": `<worksheet><sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    });

  it("say the same for each of their rows; a title across columns and a number don't", () => {
    const rows = [
      row(1, cell("A1", "November")),
      row(2, cell("A2", "Cook"), cell("B2", "Pune"), '<c r="C2"><v>5</v></c>'),
      row(3, cell("A3", "Driver")),
      row(4, cell("A4", "Peon"), cell("B4", "Agra")),
    ].join("");
    const merged = ["A1:C1", "B2:B3", "C2:C3"].map((ref) => `<mergeCell ref="${ref}"/>`).join("");
    expect(read(fileOf(rows, merged)).map(({ cells }) => cells)).toEqual([
      ["November"],
      ["Cook", "Pune", "5"],
      ["Driver", "Pune"],
      ["Peon", "Agra"],
    ]);
  });
});

describe("reading stops", () => {
  const wide = workbookOf({ name: "Jobs", rows: [Array.from({ length: 40 }, () => "a")] });

  it.each<[string, Buffer | string, string, number | null]>([
    ["at a row too many", "a\n".repeat(40), "too-many-rows", 32],
    ["at a column too many", `title\n${"a,".repeat(900_000)}a`, "too-many-columns", 2],
    ["at a column too many of a workbook", wide, "too-many-columns", 1],
    ["at more text than a sheet may hold", `title,pay\n${"a".repeat(100_000)}`, "too-large", 2],
    ["at a quote that never ends", 'title,pay\nCook,"5\n', "malformed", 2],
    ["at a file without a row", "\r\n \r\n", "empty", null],
    ["at a workbook without a row", workbookOf({ name: "Jobs", rows: [] }), "empty", null],
    ["at a ZIP that is no workbook", zipOf({ "a.txt": "a" }), "format", null],
    ["at half a workbook", wide.subarray(0, 300), "malformed", null],
    ["at a former workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), "format", null],
    ["at a PDF", "%PDF-1.7", "format", null],
  ])("%s", (_why, file, obstacle, row) => {
    expect(obstacleOf(file)).toEqual([obstacle, row]);
  });

  it("at a bomb: an entry that unzips to more than all of a workbook, whatever it says of its length", () => {
    const file = zipOf({ "xl/workbook.xml": Buffer.alloc(300 * 1024 * 1024, " ") });
    file.writeUInt32LE(10, file.lastIndexOf("PK\x01\x02") + 24);
    expect(obstacleOf(file)).toEqual(["too-large", null]);
  });

  it("at a list of texts that repeats one text for ever", () => {
    const text = "a".repeat(9_000);
    const cell = '<c t="s"><v>0</v></c>';
    const file = zipOf({
      "xl/workbook.xml": '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="r1" Target="a.xml"/></Relationships>',
      "xl/sharedStrings.xml": `<sst><si><t>${text}</t></si></sst>`,
      "xl/a.xml": `<worksheet><sheetData><row>${cell.repeat(20)}</row></sheetData></worksheet>`,
    });
    expect(obstacleOf(file)).toEqual(["too-large", 1]);
  });

  it("at an entity that names another", () => {
    const file = zipOf({
      "xl/workbook.xml": '<!DOCTYPE a [<!ENTITY b "boo">]><workbook><sheets>&b;</sheets></workbook>',
    });
    expect(obstacleOf(file)).toEqual(["malformed", null]);
  });
});
