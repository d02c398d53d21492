import { type Piece, segmentsOf } from "./text-segments";

const piece = (text: string, x: number, y: number): Piece => ({
  ...{ text, x, y, size: 10, font: "usual" },
  width: text.length * 5,
});

const partsOf = (...pieces: Piece[]) => segmentsOf(pieces, "usual").map(({ text }) => text);

describe("the parts of a line (RESF-07)", () => {
  it("are the columns of a table, however narrow its gaps are", () => {
    const rows = [
      [piece("Class", 40, 100), piece("Board", 70.5, 100)],
      [piece("10+2", 40, 120), piece("CBSE", 70, 120)],
      [piece("Matric", 35, 140), piece("PSEB", 70, 140)],
    ];
    expect(partsOf(...rows.flat())).toEqual(["Class", "Board", "10+2", "CBSE", "Matric", "PSEB"]);
  });

  it("are one in a justified line, whose words stand apart alike", () => {
    const words = ["Diploma", "in", "Nursing,", "City", "College"];
    let x = 40;
    const line = words.map((text) => {
      const at = x;
      x += text.length * 5 + 12;
      return piece(text, at, 100);
    });
    expect(partsOf(...line)).toEqual(["Diploma in Nursing, City College"]);
  });

  it("are one where wide blanks stand below no other", () => {
    const lines = [
      [piece("Looking", 40, 100), piece("for", 81, 100)],
      [piece("work", 40, 120), piece("in", 65, 120)],
    ];
    expect(partsOf(...lines.flat())).toEqual(["Looking for", "work in"]);
  });
});
