import { readJob } from "./job-reading";
import { pastWalkIn } from "./walk-in";

const NOW = new Date("2026-11-24T19:00:00Z");
const walkIn = (walkInUntil: string, walkInFrom: string | null = null) => ({
  ...{ walkInFrom, walkInUntil, walkInHours: null, walkInVenue: "Gate 2" },
});

describe("a walk-in that is over (WALK-11)", () => {
  it.each([
    ["ended yesterday in India, where it is 25 November already", "2026-11-24", true],
    ["ends today", "2026-11-25", false],
    ["is no day", "24-11-2026", false],
    ["ends later", "2026-12-01", false],
  ])("%s", (_case, until, isRefused) => {
    const problems = isRefused
      ? [{ field: "walkInUntil", message: "must be today or later", rule: "PAST" }]
      : [];
    expect(pastWalkIn(walkIn(until, "2026-11-20"), NOW)).toEqual(problems);
  });

  it("may stand in a job that said it already, and in no other", () => {
    const told = (walkInUntil: string) =>
      pastWalkIn(walkIn("2026-11-20"), NOW, { walkInUntil }).map(({ field }) => field);
    expect(told("2026-11-20")).toEqual([]);
    expect(told("2026-11-21")).toEqual(["walkInUntil"]);
  });

  it("is told of beside the other problems of a form that is posted", () => {
    const { problems } = readJob({ ...walkIn("2026-11-20"), title: "Guard" }, NOW);
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(["location", "walkInUntil"]));
  });
});
