import { trackOf } from "./application-track";

const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T06:00:00.000Z`;
const step = (status: "SUBMITTED" | "VIEWED" | "SHORTLISTED" | "NOT_SELECTED" | "OFFERED", day: number) => ({
  status,
  at: on(day),
});
const read = (stops: ReturnType<typeof trackOf>) =>
  stops.map(({ step: name, at, state }) => [name, state, at?.slice(8, 10)]);

describe("an application's way", () => {
  it("goes from what was to where it stands, and shows what usually follows", () => {
    const history = [step("SUBMITTED", 6), step("VIEWED", 9)];
    expect(read(trackOf({ status: "VIEWED", remark: null, history }))).toEqual([
      ["SUBMITTED", "done", "06"],
      ["VIEWED", "current", "09"],
      ["SHORTLISTED", "next", undefined],
      ["INTERVIEW", "next", undefined],
    ]);
  });

  it("ends with a decision", () => {
    const history = [step("SUBMITTED", 6), step("NOT_SELECTED", 9)];
    expect(read(trackOf({ status: "NOT_SELECTED", remark: null, history }))).toEqual([
      ["SUBMITTED", "done", "06"],
      ["NOT_SELECTED", "ended", "09"],
    ]);
  });

  it("leads past the interview without a guess at what follows", () => {
    const history = [step("SUBMITTED", 6), step("OFFERED", 9)];
    expect(read(trackOf({ status: "OFFERED", remark: null, history }))).toEqual([
      ["SUBMITTED", "done", "06"],
      ["OFFERED", "current", "09"],
    ]);
  });

  it.each(["NO_REPLY", "JOB_CLOSED"] as const)("stands still where the server remarks %s", (remark) => {
    expect(read(trackOf({ status: "SUBMITTED", remark, history: [step("SUBMITTED", 6)] }))).toEqual([
      ["SUBMITTED", "done", "06"],
      [remark, "ended", undefined],
    ]);
  });
});
