import { useEffect, useState } from "react";
import { staysListed, withNextPage } from "./candidate-pages";
import { listVariables, type CandidateView } from "./candidates-address";
import { useCandidatesScreenQuery } from "./CandidatesScreen.generated";
import { useCandidateSelection } from "./useCandidateSelection";

/** The first rows come quickly; whoever asks for more reads on for a while. */
const ROWS_MORE = 50;

/** The list that the address asks for, read on by its pages, and who of it is selected. */
export function useCandidateList(view: CandidateView) {
  const { selected, isSelectingAll, select, selectAll, clear } = useCandidateSelection();
  const { data, loading, refetch, fetchMore } = useCandidatesScreenQuery({
    variables: listVariables(view),
    fetchPolicy: "cache-and-network",
  });
  const nextCursor = data?.candidates.nextCursor ?? null;
  const items = data?.candidates.items.filter((row) => selected.has(row.id) || staysListed(row, view)) ?? [];
  const isEmptied = items.length === 0 && nextCursor !== null;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const hasFailed = isEmptied && failedAt === nextCursor;

  async function readOn(after: string | null, first?: number) {
    const variables = { after, ...(first !== undefined && { first }) };
    const { data: page } = await fetchMore({ variables, updateQuery: withNextPage });
    return page.candidates;
  }

  useEffect(() => {
    if (!isEmptied || hasFailed) return;
    fetchMore({ variables: { after: nextCursor }, updateQuery: withNextPage }).catch(() =>
      setFailedAt(nextCursor),
    );
  }, [isEmptied, hasFailed, nextCursor, fetchMore]);

  const hasMore = nextCursor !== null;
  const isAllSelected = hasMore && items.length > 0 && items.every(({ id }) => selected.has(id));
  return {
    list: data && { items, isEmptied, hasFailed, hasMore },
    ...{ loading, refetch, selected, select, clear, isSelectingAll },
    canSelectAll: isSelectingAll || isAllSelected,
    selectAll: () => selectAll(items, nextCursor, readOn),
    readOn: () => readOn(nextCursor, ROWS_MORE),
    retry: () => setFailedAt(null),
  };
}
