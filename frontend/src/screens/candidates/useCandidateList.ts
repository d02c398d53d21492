import { useEffect, useState } from "react";
import { MOST_MOVED } from "../../features/applications/useCandidateMoves";
import { withNextPage } from "./candidate-pages";
import { listVariables, statusOf, type CandidateView } from "./candidates-address";
import { useCandidatesScreenQuery, type CandidatesScreenQuery } from "./CandidatesScreen.generated";

type Row = CandidatesScreenQuery["candidates"]["items"][number];

/** As many as the server takes. */
const MOST_AT_ONCE = 50;

/** The list that the address asks for, read on by its pages, and who of it is selected: 200 at most. */
export function useCandidateList(view: CandidateView) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, loading, refetch, fetchMore } = useCandidatesScreenQuery({
    variables: listVariables(view),
    fetchPolicy: "cache-and-network",
  });
  const nextCursor = data?.candidates.nextCursor ?? null;
  const items = data?.candidates.items.filter((row) => selected.has(row.id) || staysListed(row, view)) ?? [];
  const isEmptied = items.length === 0 && nextCursor !== null;

  async function readOn(after: string | null, first?: number) {
    const variables = { after, ...(first !== undefined && { first }) };
    const { data: page } = await fetchMore({ variables, updateQuery: withNextPage });
    return page.candidates;
  }

  useEffect(() => {
    if (!isEmptied) return;
    // Where it fails, the button to read on is still there.
    fetchMore({ variables: { after: nextCursor }, updateQuery: withNextPage }).catch(() => undefined);
  }, [isEmptied, nextCursor, fetchMore]);

  function select(ids: readonly string[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isSelected && next.size < MOST_MOVED) next.add(id);
      if (!isSelected) next.delete(id);
    }
    setSelected(next);
  }

  /** Reads on to the list's end, or as far as one step can take along. */
  async function selectAll() {
    const ids = items.map(({ id }) => id);
    for (let after = nextCursor; after !== null && ids.length < MOST_MOVED;) {
      const page = await readOn(after, Math.min(MOST_AT_ONCE, MOST_MOVED - ids.length));
      ids.push(...page.items.map(({ id }) => id));
      after = page.nextCursor;
    }
    setSelected(new Set(ids.slice(0, MOST_MOVED)));
  }

  return {
    list: data && { items, isEmptied, hasMore: nextCursor !== null },
    ...{ loading, refetch, selected, select, selectAll },
    clear: () => setSelected(new Set()),
    readOn: () => readOn(nextCursor),
  };
}

/**
 * Who was moved on leaves the list of a status, once nothing is done with them any more; who was only opened is still
 * found where they were.
 */
function staysListed({ id, status }: Row, view: CandidateView): boolean {
  const wanted = statusOf(view);
  const isOnlyOpened = wanted === "SUBMITTED" && status === "VIEWED";
  return wanted === null || status === wanted || isOnlyOpened || id === view.open;
}
