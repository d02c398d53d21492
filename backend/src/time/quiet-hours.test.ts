import { nextMondayMorning, nextMorning } from "./quiet-hours";

const at = (moment: Date) => moment.toISOString();

describe("mornings in India, whatever time zone the node is in", () => {
  it.each([
    // A Monday at 7:59 and at 8 in the morning, and a Sunday evening.
    ["2026-11-23T02:29:00Z", "2026-11-23T02:30:00.000Z", "2026-11-23T02:30:00.000Z"],
    ["2026-11-23T02:30:00Z", "2026-11-24T02:30:00.000Z", "2026-11-30T02:30:00.000Z"],
    ["2026-11-22T15:00:00Z", "2026-11-23T02:30:00.000Z", "2026-11-23T02:30:00.000Z"],
  ])("after %s: %s, and of a Monday %s", (moment, morning, monday) => {
    expect(at(nextMorning(new Date(moment)))).toBe(morning);
    expect(at(nextMondayMorning(new Date(moment)))).toBe(monday);
  });
});
