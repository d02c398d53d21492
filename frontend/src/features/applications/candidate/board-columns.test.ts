import { boardColumns, boardTargetsOf, neighbourOf, sideOf, stepOf } from "./board-columns";
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

const PHONE = { id: "phone", name: "Phone screen", status: "SHORTLISTED", companyId: "company-1" } as const;

describe("a company's own stage on the board (STAGE-03)", () => {
  it("is a column behind its status, and those at an unknown one stand at the status", () => {
    const staged = boardColumns(
      [
        buildCandidateRow({ id: "phone-1", status: "SHORTLISTED", stageId: "phone" }),
        buildCandidateRow({ id: "other", status: "SHORTLISTED", stageId: "added-since" }),
      ],
      [PHONE],
    );
    expect(
      staged.map(({ status, stage, candidates }) => [
        stage?.name ?? status,
        ...candidates.map(({ id }) => id),
      ]),
    ).toEqual([
      ["SUBMITTED"],
      ["VIEWED"],
      ["SHORTLISTED", "other"],
      ["Phone screen", "phone-1"],
      ["INTERVIEW"],
      ["OFFERED"],
      ["HIRED"],
    ]);
  });

  it("is a step of its company's candidates alone, who go back to the status from it", () => {
    const viewerCan = { move: ["INTERVIEW", "NOT_SELECTED"] as ("INTERVIEW" | "NOT_SELECTED")[] };
    const candidate = buildCandidateRow({ status: "SHORTLISTED", viewerCan });
    expect(stepOf(candidate, "right", [PHONE])).toBe(PHONE);
    expect(stepOf({ ...candidate, companyId: "company-2" }, "right", [PHONE])).toBe("INTERVIEW");
    const staged = { ...candidate, stageId: "phone" };
    expect(stepOf(staged, "left", [PHONE])).toBe("SHORTLISTED");
    expect(boardTargetsOf([staged], [PHONE])).toEqual(["SHORTLISTED", "INTERVIEW"]);
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

describe("sideOf", () => {
  it.each([
    ["new-1", "short-1", "right"],
    ["short-1", "new-2", "left"],
    ["new-1", "new-2", null],
    ["new-1", "gone", null],
  ] as const)("says of %s and %s: %s", (id, other, side) => {
    expect(sideOf(columns, id, other)).toBe(side);
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
