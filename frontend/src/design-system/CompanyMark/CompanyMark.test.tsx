import { initialsOf } from "./CompanyMark";

describe("CompanyMark", () => {
  it.each([
    ["Udaya Retail", "UR"],
    ["Tamarind Labs India", "TL"],
    ["infosys", "IN"],
    ["", ""],
  ])("writes %p as %p", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
