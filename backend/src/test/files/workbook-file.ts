import { crc32, deflateRawSync } from "node:zlib";

/** A cell of a workbook: a text, a number, a day as its number, or an error. */
export type WorkbookCell = string | number | { day: number } | { error: string } | null;

interface Sheet {
  name: string;
  rows: readonly (readonly WorkbookCell[])[];
  isHidden?: true;
}

/** A ZIP of these files, deflated. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const [local, directory]: Buffer[][] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const [bytes, title] = [Buffer.from(content), Buffer.from(name)];
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(title.length, 22);
    local?.push(Buffer.from("PK\x03\x04"), head, title, packed);
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(offset, 12);
    directory?.push(
      Buffer.from("PK\x01\x02\x14\x00"),
      head.subarray(0, 24),
      Buffer.alloc(2),
      tail.subarray(2),
      title,
    );
    offset += 30 + title.length + packed.length;
  }
  const listed = Buffer.concat(directory ?? []);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...(local ?? []), listed, end]);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** A workbook as spreadsheet programs write it: texts stand in a list of their own, days have a number and a look. */
export function workbookOf(...sheets: readonly Sheet[]): Buffer {
  const texts: string[] = [];
  const cellOf = (cell: WorkbookCell, at: string): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === "string") return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
    return "day" in cell
      ? `<c r="${at}" s="1"><v>${cell.day}</v></c>`
      : `<c r="${at}" t="e"><v>${cell.error}</v></c>`;
  };
  const rowOf = (row: readonly WorkbookCell[], index: number) =>
    `<row r="${index + 1}">${row.map((cell, column) => cellOf(cell, `${columnName(column)}${index + 1}`)).join("")}</row>`;
  const data = sheets.map(
    ({ rows }) => `<worksheet><sheetData>${rows.map(rowOf).join("")}</sheetData></worksheet>`,
  );
  const files = Object.fromEntries(data.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml]));
  const named = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" ${isHidden ? 'state="hidden" ' : ""}r:id="rId${index + 1}"/>`,
  );
  const targets = sheets.map(
    (_sheet, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipOf({
    "xl/workbook.xml": `<workbook><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    ...files,
  });
}
