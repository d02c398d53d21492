import { nextIndianMonth } from "./indian-calendar";

describe("the end of a month in Asia/Kolkata", () => {
  it.each([
    ["2026-11-21T06:00:00Z", "2026-11-30T18:30:00.000Z"],
    ["2026-11-30T18:29:59.999Z", "2026-11-30T18:30:00.000Z"],
    ["2026-11-30T18:30:00Z", "2026-12-31T18:30:00.000Z"],
    ["2028-02-01T00:00:00Z", "2028-02-29T18:30:00.000Z"],
  ])("of %s is %s", (at, end) => {
    expect(nextIndianMonth(new Date(at)).toISOString()).toBe(end);
  });
});
