import { useEffect, useMemo, useState } from "react";
import { readPages, staysListed } from "./candidate-pages";
import { listVariables, type CandidateView } from "./candidates-address";
import { useCandidatesScreenQuery } from "./CandidatesScreen.generated";
import { useCandidateSelection } from "./useCandidateSelection";

/**
 * The list that the address asks for, read on by its pages, and who of it is selected. Whoever comes back finds it as
 * long as they left it, at the place where they were: what was kept is shown at once, and then read anew (CAND-10).
 */
export function useCandidateList(view: CandidateView) {
  const { selected, isSelectingAll, select, selectAll, clear } = useCandidateSelection();
  const { data, loading, refetch, client, observable } = useCandidatesScreenQuery({
    variables: listVariables(view),
  });
  const pages = useMemo(() => readPages(client, observable), [client, observable]);
  const [kept] = useState(data);
  const nextCursor = data?.candidates.nextCursor ?? null;
  const items = data?.candidates.items.filter((row) => selected.has(row.id) || staysListed(row, view)) ?? [];
  const isEmptied = items.length === 0 && nextCursor !== null;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const hasFailed = isEmptied && failedAt === nextCursor;

  useEffect(() => {
    // Where that fails, the kept rows stay; the page tells of an outage by itself.
    if (kept) pages.readAnew(kept).catch(() => undefined);
  }, [pages, kept]);

  useEffect(() => {
    if (!isEmptied || hasFailed) return;
    pages.readOn(nextCursor).catch(() => setFailedAt(nextCursor));
  }, [isEmptied, hasFailed, nextCursor, pages]);

  const hasMore = nextCursor !== null;
  const isAllSelected = hasMore && items.length > 0 && items.every(({ id }) => selected.has(id));
  return {
    list: data && { items, isEmptied, hasFailed, hasMore },
    ...{ loading, refetch, selected, select, clear, isSelectingAll },
    canSelectAll: isSelectingAll || isAllSelected,
    selectAll: () => selectAll(items, nextCursor, pages.readOn),
    readOn: async () => nextCursor !== null && pages.readOn(nextCursor),
    retry: () => setFailedAt(null),
  };
}
