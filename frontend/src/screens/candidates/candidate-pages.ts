import { isOnBoard } from "../../features/applications/candidate/board-columns";
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

export type Row = Pick<CandidatesScreenQuery["candidates"]["items"][number], "id" | "status" | "stageId">;

/** Whether somebody stands where the view looks: at its status, at its own stage, or in a column of its board. */
export function standsIn({ status, stageId }: Row, view: CandidateView): boolean {
  if (view.view === "board") return isOnBoard(status);
  const wanted = statusOf(view);
  return (wanted === null || status === wanted) && (view.stage === "" || stageId === view.stage);
}

/**
 * Whether a candidate stays in the list after a step. Somebody who was moved on leaves the list of a status, somebody
 * who was rejected or withdrew leaves the board. A candidate who was only opened is still found there. The open one
 * keeps their place, so that the next can be reached from it.
 */
export function staysListed(row: Row, view: CandidateView): boolean {
  const isOnlyOpened = statusOf(view) === "SUBMITTED" && row.status === "VIEWED";
  return standsIn(row, view) || isOnlyOpened || row.id === view.open;
}
