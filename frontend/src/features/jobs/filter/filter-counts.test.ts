import { countsBy } from "./filter-counts";

const counts = countsBy([
  { field: "WORK_MODE", value: "REMOTE", jobCount: 12, isCapped: false },
  { field: "POSTED_WITHIN_DAYS", value: "7", jobCount: 1000, isCapped: true },
  { field: "WITHIN_KM", value: "5", jobCount: 38, isCapped: false },
  { field: "WALK_IN", value: "true", jobCount: 0, isCapped: false },
]);

describe("the counts of choices", () => {
  it("are found by the field and value that the server is asked with", () => {
    expect(counts({ mode: "remote" })).toMatchObject({ jobCount: 12, isCapped: false });
    expect(counts({ posted: 7 })).toMatchObject({ jobCount: 1000, isCapped: true });
    expect(counts({ within: 5 })).toMatchObject({ jobCount: 38 });
    expect(counts({ walkIn: true })).toMatchObject({ jobCount: 0 });
  });

  it("are not there for a choice that the server left out", () => {
    expect(counts({ mode: "hybrid" })).toBeUndefined();
    expect(counts({ mode: "" })).toBeUndefined();
  });
});
