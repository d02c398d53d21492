import { jobSearchWords } from "./job-search.words";

describe("the words of the job search", () => {
  it("count with Indian grouping, capped as '1,000+ jobs'", () => {
    expect(jobSearchWords.en.count({ total: 1000, isTotalCapped: true }, "")).toBe("1,000+ jobs");
    expect(jobSearchWords.en.count({ total: 1, isTotalCapped: false }, "remote")).toBe("1 remote job");
  });
});
