import { emptySectionEntry } from "../resume/section-values";
import { hasOwnOrder, inOwnOrder, movedSection, printedOrder } from "./section-order";

const links = { kind: "PROFILES" as const, entries: [emptySectionEntry()] };
const projects = { kind: "PROJECTS" as const, entries: [emptySectionEntry()] };

describe("the order of a resume's sections (JRES-04)", () => {
  it("is the template's own until somebody moves one; links are not part of it", () => {
    expect(printedOrder([links, projects], "CLASSIC")).toEqual([
      ...["EXPERIENCE", "EDUCATION", "SKILLS", "PROJECTS"],
    ]);
    expect(printedOrder([projects], "ACADEMIC")[0]).toBe("EDUCATION");
  });

  it("is the person's own from the first move on, and keeps what the sections hold", () => {
    const moved = movedSection([links, projects], "CLASSIC", "PROJECTS", -1);
    expect(printedOrder(moved, "ACADEMIC")).toEqual(["EXPERIENCE", "EDUCATION", "PROJECTS", "SKILLS"]);
    expect(moved.filter(({ entries }) => entries.length > 0)).toEqual([links, projects]);
    expect(hasOwnOrder(moved)).toBe(false);
    expect(inOwnOrder(moved)).toEqual([links, projects]);
  });
});
