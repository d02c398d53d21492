import type { BoardColumn } from "../../features/applications/candidate/board-columns";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import { countInColumn, countOf, measuresOf, type Counts } from "./candidate-counts";
import { readCandidateView } from "./candidates-address";

const counts: Counts = {
  total: 111,
  isTotalCapped: true,
  counts: [
    { status: "SUBMITTED", count: 7, isCapped: false },
    { status: "HIRED", count: 2, isCapped: false },
    { status: "NOT_SELECTED", count: 100, isCapped: true },
    { status: "WITHDRAWN", count: 2, isCapped: false },
  ],
  stageCounts: [],
};

it.each([
  ["all of the list", "", { count: 111, isCapped: true }],
  ["a status of the list", "status=new", { count: 7, isCapped: false }],
  ["the columns of the board", "view=board&status=withdrawn", { count: 9, isCapped: false }],
])("counts %s", (_, address, count) => {
  expect(countOf(readCandidateView(new URLSearchParams(address)), counts, [])).toMatchObject(count);
});

it.each([
  ["who was opened in the list of new ones", "status=new", { count: 8 }],
  ["who stands open, wherever by now", "status=new&open=moved", { count: 9 }],
  ["nobody of the whole list twice", "", { count: 111 }],
  ["who stands open beside the board", "view=board&open=rejected", { count: 10 }],
])("counts %s", (_, address, count) => {
  const rows = [
    { id: "new", status: "SUBMITTED", stageId: null },
    { id: "opened", status: "VIEWED", stageId: null },
    { id: "moved", status: "SHORTLISTED", stageId: null },
    { id: "rejected", status: "NOT_SELECTED", stageId: null },
  ] as const;
  expect(countOf(readCandidateView(new URLSearchParams(address)), counts, rows)).toMatchObject(count);
});

it.each([
  ["the list's persons, and their applications", "status=new", { people: 7, applications: 12 }],
  ["the board's applications, and their persons", "view=board", { people: 12, applications: 9 }],
])("measures %s (CLEAR-01)", (_, address, { people, applications }) => {
  const otherwise = { total: 12, isTotalCapped: false };
  const view = readCandidateView(new URLSearchParams(address));
  expect(measuresOf(view, { candidates: counts, otherwise })).toEqual({
    people: expect.objectContaining({ count: people }) as unknown,
    applications: expect.objectContaining({ count: applications }) as unknown,
  });
});

it("knows of none before they are counted", () => {
  for (const address of ["", "status=new", "view=board"])
    expect(countOf(readCandidateView(new URLSearchParams(address)), undefined, [])).toBeUndefined();
});

describe("a column of the board (STAGE-03)", () => {
  const staged: Counts = {
    ...counts,
    counts: [
      { status: "SHORTLISTED", count: 9, isCapped: false },
      { status: "INTERVIEW", count: 100, isCapped: true },
    ],
    stageCounts: [
      { stageId: "phone", status: "SHORTLISTED", count: 4, isCapped: false },
      { stageId: "trial", status: "INTERVIEW", count: 100, isCapped: true },
    ],
  };
  const at = (status: BoardColumn["status"], stageId?: string) => ({
    status,
    stage: stageId ? { id: stageId, name: stageId, status, companyId: "company-1" } : null,
    candidates: [buildCandidateRow()],
  });

  it("counts those at its stage, and those at the status who are at none", () => {
    expect(countInColumn(at("SHORTLISTED", "phone"), staged)).toMatchObject({ count: 4, isCapped: false });
    expect(countInColumn(at("SHORTLISTED"), staged)).toEqual({ count: 5, isCapped: false });
  });

  it("counts no fewer than it shows where the status has more than is counted", () => {
    expect(countInColumn(at("INTERVIEW"), staged)).toEqual({ count: 1, isCapped: true });
  });
});
