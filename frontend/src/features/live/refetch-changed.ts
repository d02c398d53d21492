import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { showsChanged } from "./changed-queries";
import type { LiveChange, LiveNews } from "./live-news";
import { refreshedLists } from "./refreshed-lists";

/** Changes of one moment are read together, in milliseconds. */
const GATHER_MS = 100;

/** Somebody works in these lists, and has read them on: they are not begun anew under their hands. */
const WORKED_IN: readonly unknown[] = ["CandidatesScreen", "CandidateBoard"];

/**
 * Reads anew what is on the screen and has changed. A tab in the background waits until it is seen.
 * @returns what is to be told the news
 */
export function refetchChanged(client: ApolloClient, signal: AbortSignal): (news: LiveNews) => void {
  const changes = new Map<string, LiveChange>();
  let isUnknown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(): void {
    timer = undefined;
    const isNothing = changes.size === 0 && !isUnknown;
    if (isNothing || signal.aborted || document.visibilityState === "hidden") return;
    const told = isUnknown ? null : [...changes.values()];
    changes.clear();
    isUnknown = false;
    const onQueryUpdated = (query: ObservableQuery) => {
      if (!showsChanged(query, told)) return false;
      // A failure is the next reading's to mend; the screen keeps what it shows.
      return readAnew(client, query as ObservableQuery<Record<string, unknown>>).catch(() => undefined);
    };
    void client.refetchQueries({ include: "active", onQueryUpdated });
  }

  document.addEventListener("visibilitychange", read, { signal });
  return (news) => {
    for (const change of news.changes) changes.set(`${change.kind} ${change.id}`, change);
    isUnknown ||= !news.isComplete;
    timer ??= setTimeout(read, GATHER_MS);
  };
}

async function readAnew(
  client: ApolloClient,
  shown: ObservableQuery<Record<string, unknown>>,
): Promise<unknown> {
  if (!WORKED_IN.includes(shown.queryName)) return await shown.refetch();
  const { query, variables } = shown;
  const { data: fresh } = await client.query({ query, variables, fetchPolicy: "no-cache" });
  if (!fresh) return;
  shown.updateQuery((before) => refreshedLists(before as Record<string, unknown>, fresh, variables));
}
