import { daysUntilLast } from "./own-job-standing";

describe("the days until a job's last one (OWNJ-08)", () => {
  it.each([
    ["at midnight behind it", "2026-11-30T18:30:00.000Z", 0],
    ["at noon of it", "2026-11-30T06:30:00.000Z", 0],
    ["thirty days from now", "2026-12-30T04:00:00.000Z", 30],
    ["at midnight behind the last day of a month", "2026-12-31T18:30:00.000Z", 31],
  ])("are counted as a calendar in India does: it ends %s", (_when, openUntil, days) => {
    expect(daysUntilLast({ openUntil }, Date.parse("2026-11-30T04:00:00.000Z"))).toBe(days);
  });
});
