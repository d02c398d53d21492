import { boundsAround, type Figure } from "./figure-bounds";

describe("bounds around what a search asks", () => {
  it.each<[Figure, string[]]>([
    [["experience_months", ">=", 24], ["experience_months >= 24"]],
    [["experience_months", ">=", 48], ["experience_months >= 36"]],
    [["experience_months", ">=", 6], []],
    [["experience_months", "<=", 59], ["experience_months <= 71"]],
    [["expected_pay", "<=", 600_000], ["expected_pay <= 600000"]],
    [["expected_pay", "<=", 2_000_000], []],
    [["notice_days", "<=", 90], []],
    [["education_level", ">=", 5], ["education_level >= 5"]],
  ])("of %j are %j", (figure, bounds) => {
    expect(boundsAround([figure])).toEqual(bounds);
  });
});
