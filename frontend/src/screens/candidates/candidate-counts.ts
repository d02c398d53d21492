import { isOnBoard } from "../../features/applications/board-columns";
import { statusOf, type CandidateView } from "./candidates-address";
import type { CandidateCountsQuery } from "./CandidatesScreen.generated";

export type Counts = CandidateCountsQuery["candidates"];

type Status = Counts["counts"][number]["status"];

/** How many stand at a status; null: at any. */
export function countAt(status: Status | null, counts: Counts | undefined) {
  if (status) return counts?.counts.find((count) => count.status === status);
  return counts && { count: counts.total, isCapped: counts.isTotalCapped };
}

/** How many there are in all of what is shown. */
export const countOf = (view: CandidateView, counts: Counts | undefined) =>
  view.view === "list" ? countAt(statusOf(view), counts) : counts && countOnBoard(counts);

function countOnBoard({ counts }: Counts) {
  const columns = counts.filter(({ status }) => isOnBoard(status));
  return {
    count: columns.reduce((sum, { count }) => sum + count, 0),
    isCapped: columns.some(({ isCapped }) => isCapped),
  };
}
