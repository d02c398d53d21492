import { fittingSkills } from "./fitting-skills";

describe("skills in one row", () => {
  it("are fewer on a smaller screen", () => {
    const skills = ["React", "TypeScript", "GraphQL", "Testing", "Web performance", "Accessibility"];
    const { phone, tablet, desktop } = fittingSkills(skills);
    expect([phone, tablet, desktop]).toEqual([1, 3, 4]);
  });

  it("are all there where they are few and short", () => {
    expect(fittingSkills(["SQL", "Excel"])).toEqual({ phone: 2, tablet: 2, desktop: 2 });
    expect(fittingSkills([])).toEqual({ phone: 0, tablet: 0, desktop: 0 });
  });

  it("are at least one, however long", () => {
    expect(fittingSkills(["Preparation of statutory returns", "GST"]).phone).toBe(1);
  });
});
