import { analyticsPath, periodOf, readAnalyticsView } from "./analytics-address";

describe("the address of /analytics", () => {
  it("keeps job and period, and reads what makes no sense as not said", () => {
    const address = new URLSearchParams("job=job-1&days=90");
    expect(analyticsPath(readAnalyticsView(address))).toBe("/analytics?job=job-1&days=90");
    expect(readAnalyticsView(new URLSearchParams("days=7"))).toEqual({ jobId: "", days: 30 });
  });
});

describe("periodOf", () => {
  it.each([
    ["2026-03-01T18:29:59.000Z", "2026-01-31", "2026-03-01"],
    ["2026-03-01T18:30:00.000Z", "2026-02-01", "2026-03-02"],
  ])("ends with the day that it is in India at %s", (now, from, to) => {
    expect(periodOf(30, Date.parse(now))).toEqual({ from, to });
  });
});
