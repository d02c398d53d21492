import { packRecords, unpackRecords } from "./csv-records";

/** What arrives of a text, or what stands in its way. */
function read(text: string) {
  const packed = packRecords(text);
  return "obstacle" in packed ? packed : [...unpackRecords(packed)];
}

describe("the records of a file", () => {
  it("arrive with their lines and cells", () => {
    expect(read('\uFEFFtitle,type\r\n"Cook, ""chief""\nof two lines",full-time\r\n\r\nहलवाई,\r\n')).toEqual([
      { line: 1, cells: ["title", "type"] },
      { line: 2, cells: ['Cook, "chief"\nof two lines', "full-time"] },
      { line: 4, cells: [""] },
      { line: 5, cells: ["हलवाई", ""] },
    ]);
  });

  it("may be none", () => {
    expect(read("")).toEqual([]);
  });

  it("may be 5,000 below the header, of 30 columns each", () => {
    const row = `${"a,".repeat(29)}a\n`;
    expect(read(row.repeat(5_001))).toHaveLength(5_001);
  });
});

describe("reading stops", () => {
  it("behind 5,000 rows, blank ones among them, however many follow", () => {
    expect(read(`title${"\n".repeat(900_000)}`)).toEqual({ obstacle: "too-many-rows", line: 5_002 });
  });

  it("behind 30 columns, however many follow", () => {
    expect(read("a,".repeat(900_000))).toEqual({ obstacle: "too-many-columns", line: 1 });
    expect(read(`title\n${"a,".repeat(30)}`)).toEqual({ obstacle: "too-many-columns", line: 2 });
  });

  it("at a quote that is out of place", () => {
    expect(read('title\nA "cook\n')).toEqual({ obstacle: "malformed", line: 2 });
  });
});
