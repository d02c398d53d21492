import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import type { CandidateRow_CandidateFragment } from "../../features/applications/candidate/Candidates.generated";
import type { CandidatePlace } from "../../features/applications/panel/CandidatePanelBar";
import { boardVariables, candidatesPath, listVariables, type CandidateView } from "./candidates-address";
import type { ApplicationStatus } from "../../shared/schema.generated";
import { countOf, type Counts } from "./candidate-counts";
import { readPages, staysListed } from "./candidate-pages";
import {
  CandidateBoardDocument,
  CandidatesScreenDocument,
  type CandidateBoardQuery,
} from "./CandidatesScreen.generated";
import type { StagePage } from "./useStagePages";

/**
 * The open candidate's place in the list or on the board, and who comes before and after. Null if they are not among
 * those shown. Both views have asked for the same: this reads the answers they share.
 */
export function useCandidatePlace(
  view: CandidateView,
  counts: Counts | undefined,
  stagePages: readonly StagePage[],
): CandidatePlace | null {
  const isBoard = view.view === "board";
  const list = useList(view, isBoard);
  const board = useQuery(
    CandidateBoardDocument,
    isBoard && view.open ? { variables: boardVariables(view) } : skipToken,
  );
  const columns = isBoard && board.data ? columnsOf(board.data, stagePages) : [];
  const items = isBoard ? columns.flatMap((column) => column.items) : list.items;
  const ids = idsOf(items, view);
  const hasMore = isBoard ? columns.some(({ nextCursor }) => nextCursor !== null) : list.hasMore;
  const at = ids.indexOf(view.open);
  if (at < 0) return null;
  const hrefAt = (index: number) => {
    const id = ids[index];
    return id === undefined ? null : candidatesPath({ ...view, open: id });
  };
  const known = hasMore ? countOf(view, counts, items) : undefined;
  return {
    position: at + 1,
    total: Math.max(known?.count ?? 0, ids.length),
    isCapped: hasMore && known?.isCapped !== false,
    previousHref: hrefAt(at - 1),
    nextHref: hrefAt(at + 1),
  };
}

/** Those shown, each once. */
const idsOf = (items: readonly CandidateRow_CandidateFragment[], view: CandidateView) => [
  ...new Set(items.filter((row) => staysListed(row, view)).map(({ id }) => id)),
];

/** The list as far as it was read; reads on by itself before the last of them stands open. */
function useList(view: CandidateView, isBoard: boolean) {
  const { data, client, observable } = useQuery(
    CandidatesScreenDocument,
    !isBoard && view.open ? { variables: listVariables(view) } : skipToken,
  );
  const pages = useMemo(() => readPages(client, observable), [client, observable]);
  const { items = [], nextCursor = null } = data?.candidates ?? {};
  const ids = idsOf(items, view);
  const isNearEnd = ids.length > 0 && ids.indexOf(view.open) >= ids.length - 2;
  useEffect(() => {
    if (!isNearEnd || nextCursor === null) return;
    // Where it fails, the list's own way to read on is still there.
    pages.readOn(nextCursor).catch(() => undefined);
  }, [isNearEnd, nextCursor, pages]);
  return { items, hasMore: nextCursor !== null };
}

/** As they stand on the board: each status, and the own stages behind it. */
function columnsOf(
  { submitted, viewed, shortlisted, interview, offered, hired }: CandidateBoardQuery,
  stagePages: readonly StagePage[],
) {
  const behind = (status: ApplicationStatus) => stagePages.filter(({ stage }) => stage.status === status);
  return [
    submitted,
    ...[viewed, ...behind("VIEWED")],
    ...[shortlisted, ...behind("SHORTLISTED")],
    ...[interview, ...behind("INTERVIEW")],
    ...[offered, ...behind("OFFERED")],
    hired,
  ];
}
