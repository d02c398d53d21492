import { jobResultsWords } from "./job-results.words";

describe("jobs that are close to a search (NEVER-01)", () => {
  it("are no more exact than they were counted", () => {
    const { close, showAll } = jobResultsWords.en;
    const many = { total: 1000, isTotalCapped: true };
    expect(close.ELSEWHERE(many, "nurse")).toBe("1,000+ jobs for “nurse” in all India");
    expect(showAll(many)).toBe("Show all 1,000+");
    expect(close.NEARBY({ total: 1, isTotalCapped: false }, "", "Maharashtra")).toBe("1 job in Maharashtra");
  });
});
