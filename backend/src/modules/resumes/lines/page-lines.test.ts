import { readRows } from "./page-lines";
import type { Segment } from "./page-order";

const segment = (text: string, x: number, y: number): Segment => ({
  ...{ text, x, y, size: 10, isMarked: false },
  right: x + text.length * 5,
});

const linesOf = (...segments: Segment[]) => readRows(segments, 1).map(({ cells }) => cells.join(" | "));

describe("a word that may be a heading (RESF-04)", () => {
  it("is a line of its own in the margin", () => {
    expect(linesOf(segment("Languages", 40, 100), segment("Hindi, English", 200, 100))).toEqual([
      "Languages",
      "Hindi, English",
    ]);
  });

  it("stays beside its list in a table of skills", () => {
    const rows = ["Languages", "Java, SQL", "Databases", "Oracle", "Tools", "Git, Maven"].map((text, at) =>
      segment(text, at % 2 === 0 ? 40 : 200, 100 + Math.floor(at / 2) * 15),
    );
    expect(linesOf(...rows)).toEqual(["Languages | Java, SQL", "Databases | Oracle", "Tools | Git, Maven"]);
  });

  it("stays before a colon", () => {
    expect(linesOf(segment("Languages", 40, 100), segment(": Hindi, English", 200, 100))).toEqual([
      "Languages | : Hindi, English",
    ]);
  });
});
