import { withoutFurniture } from "./page-furniture";
import { type ResumeLine, textOf } from "./resume-lines";

/** Lines of pages, from their upper edges down. */
const linesOf = (pages: readonly string[][]): ResumeLine[] =>
  pages.flatMap((texts, index) =>
    texts.map((text) => ({
      ...{ page: index + 1, size: 10, isMarked: false, isBullet: false, above: 1 },
      ...{ cells: text.split(/ {2,}/), starts: [0, 100] },
    })),
  );

const left = (...pages: string[][]) => withoutFurniture(linesOf(pages)).map(textOf);

describe("the edges of pages (RESF-04)", () => {
  it("say nothing of a person: numbers, and a name on each page but the first", () => {
    expect(
      left(
        ["Farhana Begum", "Chemist", "Guest lectures", "Page 1 of 3"],
        ["Farhana Begum", "Grants", "Biochar", "Metals", "Page 2 of 3"],
        ["Farhana Begum", "Talks", "Posters", "Referees", "3"],
      ),
    ).toEqual([
      ...["Farhana Begum", "Chemist", "Guest lectures", "Grants", "Biochar", "Metals"],
      ...["Talks", "Posters", "Referees"],
    ]);
  });

  it("keep what stands first at the edge of a later page, and work that names resumes", () => {
    const pages = [
      ["Asha", "HR", "Zenith"],
      ["Course  School", "Resume screening", "B.Com"],
      ["Course  School", "M.Com", "XII"],
    ];
    expect(left(...pages)).toEqual([...pages.slice(0, 2).flat(), "M.Com", "XII"]);
  });

  it("say nothing where a later page names the document", () => {
    expect(
      left(["Farhana Begum", "Chemist", "Talks"], ["Farhana Begum  Curriculum Vitae", "Grants", "Metals"]),
    ).toEqual(["Farhana Begum", "Chemist", "Talks", "Grants", "Metals"]);
  });

  it("are kept where they stand on one page alone, and numbers that are none of a page", () => {
    const pages = [
      ["Asha", "Tally", "Accountant", "Sai Traders"],
      ["Audit", "Clerk", "42"],
    ];
    expect(left(...pages)).toEqual(pages.flat());
  });
});
