import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { CandidatePlace } from "../../features/applications/CandidatePanelBar";
import { boardVariables, candidatesPath, listVariables, type CandidateView } from "./candidates-address";
import { countOf, type Counts } from "./candidate-counts";
import { withNextPage } from "./candidate-pages";
import {
  CandidateBoardDocument,
  CandidatesScreenDocument,
  type CandidateBoardQuery,
} from "./CandidatesScreen.generated";

/**
 * Where the open candidate stands in the list or on the board, and who comes before and after; null where they are not
 * among those shown. Both views have asked for the same: this reads the answers they share.
 */
export function useCandidatePlace(view: CandidateView, counts: Counts | undefined): CandidatePlace | null {
  const isBoard = view.view === "board";
  const list = useListIds(view, isBoard);
  const board = useQuery(
    CandidateBoardDocument,
    isBoard && view.open ? { variables: boardVariables(view) } : skipToken,
  );
  const columns = isBoard && board.data ? columnsOf(board.data) : [];
  const ids = isBoard ? [...new Set(columns.flatMap(({ items }) => items.map(({ id }) => id)))] : list.ids;
  const hasMore = isBoard ? columns.some(({ nextCursor }) => nextCursor !== null) : list.hasMore;
  const at = ids.indexOf(view.open);
  if (at < 0) return null;
  const hrefAt = (index: number) => {
    const id = ids[index];
    return id === undefined ? null : candidatesPath({ ...view, open: id });
  };
  const known = hasMore ? countOf(view, counts) : undefined;
  return {
    position: at + 1,
    total: Math.max(known?.count ?? 0, ids.length),
    isCapped: hasMore && known?.isCapped !== false,
    previousHref: hrefAt(at - 1),
    nextHref: hrefAt(at + 1),
  };
}

/** The list's candidates in its order; reads on by itself before the last of them stands open. */
function useListIds(view: CandidateView, isBoard: boolean) {
  const { data, fetchMore } = useQuery(
    CandidatesScreenDocument,
    !isBoard && view.open ? { variables: listVariables(view) } : skipToken,
  );
  const { items = [], nextCursor = null } = data?.candidates ?? {};
  const ids = items.map(({ id }) => id);
  const isNearEnd = ids.length > 0 && ids.indexOf(view.open) >= ids.length - 2;
  useEffect(() => {
    if (!isNearEnd || nextCursor === null) return;
    // Where it fails, the list's own way to read on is still there.
    fetchMore({ variables: { after: nextCursor }, updateQuery: withNextPage }).catch(() => undefined);
  }, [isNearEnd, nextCursor, fetchMore]);
  return { ids, hasMore: nextCursor !== null };
}

const columnsOf = ({ submitted, viewed, shortlisted, interview, offered, hired }: CandidateBoardQuery) => [
  submitted,
  viewed,
  shortlisted,
  interview,
  offered,
  hired,
];
