import { weeksOf } from "./weeks-of";

/** Days from 1 November 2026 on with 1, 2, 3 … users. */
const november = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, "0")}`,
    ...{ users: index + 1, jobs: 1, applications: 0 },
  }));

describe("weeksOf", () => {
  it("adds up seven days each, up to the last day", () => {
    expect(weeksOf(november(14))).toEqual([
      { from: "2026-11-01", to: "2026-11-07", users: 28, jobs: 7, applications: 0 },
      { from: "2026-11-08", to: "2026-11-14", users: 77, jobs: 7, applications: 0 },
    ]);
  });

  it("leaves out the days before the first whole week", () => {
    expect(weeksOf(november(9)).map(({ from, to }) => [from, to])).toEqual([["2026-11-03", "2026-11-09"]]);
    expect(weeksOf([])).toEqual([]);
  });
});
