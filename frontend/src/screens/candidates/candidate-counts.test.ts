import { countOf, type Counts } from "./candidate-counts";
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
    { id: "new", status: "SUBMITTED" },
    { id: "opened", status: "VIEWED" },
    { id: "moved", status: "SHORTLISTED" },
    { id: "rejected", status: "NOT_SELECTED" },
  ] as const;
  expect(countOf(readCandidateView(new URLSearchParams(address)), counts, rows)).toMatchObject(count);
});

it("knows of none before they are counted", () => {
  for (const address of ["", "status=new", "view=board"])
    expect(countOf(readCandidateView(new URLSearchParams(address)), undefined, [])).toBeUndefined();
});
