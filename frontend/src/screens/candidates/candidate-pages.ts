import { isOnBoard } from "../../features/applications/board-columns";
import { statusOf, type CandidateView } from "./candidates-address";
import type { CandidatesScreenQuery } from "./CandidatesScreen.generated";

interface Page {
  items: readonly { id: string }[];
}

/** A page read on by the next one; who was moved up meanwhile would come twice. */
export function joined<P extends Page>(before: P, next: P): P {
  const known = new Set(before.items.map(({ id }) => id));
  return { ...next, items: [...before.items, ...next.items.filter(({ id }) => !known.has(id))] };
}

/** The list read on by its next page. */
export const withNextPage = (
  { candidates: before }: CandidatesScreenQuery,
  { fetchMoreResult: { candidates: next } }: { fetchMoreResult: CandidatesScreenQuery },
): CandidatesScreenQuery => ({ candidates: joined(before, next) });

export type Row = Pick<CandidatesScreenQuery["candidates"]["items"][number], "id" | "status">;

/**
 * Who was moved on leaves the list of a status, and who was rejected or withdrew the board; who was only opened is still
 * found where they were, and whoever stands open keeps their place, from which the next is reached.
 */
export function staysListed({ id, status }: Row, view: CandidateView): boolean {
  if (id === view.open) return true;
  if (view.view === "board") return isOnBoard(status);
  const wanted = statusOf(view);
  const isOnlyOpened = wanted === "SUBMITTED" && status === "VIEWED";
  return wanted === null || status === wanted || isOnlyOpened;
}
