import { statusOf, type CandidateView } from "./candidates-address";
import type { CandidateCountsQuery } from "./CandidatesScreen.generated";

export type Counts = CandidateCountsQuery["candidates"];

/** How many there are in all of what is shown. */
export function countOf(view: CandidateView, counts: Counts | undefined) {
  if (!counts) return undefined;
  const status = statusOf(view);
  if (view.view === "list" && status) return counts.counts.find((count) => count.status === status);
  return { count: counts.total, isCapped: counts.isTotalCapped };
}
