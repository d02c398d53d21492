import { boardColumns, neighbourOf, stepOf } from "./board-columns";
import { buildCandidateRow } from "./candidates.factories";

const columns = boardColumns([
  buildCandidateRow({ id: "new-1", status: "SUBMITTED" }),
  buildCandidateRow({ id: "new-2", status: "SUBMITTED" }),
  buildCandidateRow({ id: "short-1", status: "SHORTLISTED" }),
  buildCandidateRow({ id: "new-1", status: "SUBMITTED" }),
  buildCandidateRow({ id: "gone", status: "WITHDRAWN" }),
]);

describe("boardColumns", () => {
  it("has each candidate once where they stand, and none who was rejected or withdrew", () => {
    expect(columns.map(({ candidates }) => candidates.map(({ id }) => id))).toEqual([
      ["new-1", "new-2"],
      [],
      ["short-1"],
      [],
      [],
      [],
    ]);
  });
});

describe("neighbourOf", () => {
  it.each([
    ["new-1", "down", "new-2"],
    ["new-2", "up", "new-1"],
    ["new-2", "down", null],
    ["new-2", "first", "new-1"],
    ["new-1", "last", "new-2"],
    ["new-2", "right", "short-1"],
    ["short-1", "left", "new-1"],
    ["short-1", "right", null],
  ] as const)("leads from %s %s to %s, past empty columns", (id, direction, next) => {
    expect(neighbourOf(columns, id, direction)).toBe(next);
  });
});

describe("stepOf", () => {
  it("is the nearest column that the server allows", () => {
    const candidate = buildCandidateRow({
      status: "VIEWED",
      viewerCan: { move: ["NOT_SELECTED", "INTERVIEW", "SHORTLISTED"] },
    });
    expect(stepOf(candidate, "right")).toBe("SHORTLISTED");
    expect(stepOf(candidate, "left")).toBeNull();
  });
});
