import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { refreshedLists } from "../../features/live/refreshed-lists";
import { joined } from "./candidate-pages";
import {
  CandidatesScreenDocument,
  type CandidatesScreenQuery,
  type CandidatesScreenQueryVariables,
} from "./CandidatesScreen.generated";

type Page = CandidatesScreenQuery["candidates"];

/** The first rows come quickly; whoever asks for more reads on for a while. */
const ROWS_MORE = 50;

/**
 * Reads pages of a list that is shown. Apollo's `fetchMore` would keep back those that came while the next one is
 * under way.
 */
export function readPages(
  client: ApolloClient,
  list: ObservableQuery<CandidatesScreenQuery, CandidatesScreenQueryVariables>,
) {
  async function read(more: { after?: string; first?: number }): Promise<Page> {
    const variables = { ...list.variables, ...more };
    const query = CandidatesScreenDocument;
    const { data } = await client.query({ query, variables, fetchPolicy: "no-cache" });
    if (!data) throw new Error("An answer came without its list.");
    return data.candidates;
  }

  const change = (changed: (shown: CandidatesScreenQuery) => CandidatesScreenQuery) =>
    list.updateQuery((_, { complete, previousData }) => (complete ? changed(previousData) : undefined));

  return {
    /** Answers the page behind the cursor, once it is shown. */
    async readOn(after: string, first = ROWS_MORE): Promise<Page> {
      const page = await read({ after, first });
      change(({ candidates }) => ({ candidates: joined(candidates, page) }));
      return page;
    },

    /** Reads at least so many rows from the list's start, and brings what is shown up to them. */
    async readAnew(rows: number): Promise<void> {
      let candidates = await read({});
      while (candidates.nextCursor !== null && candidates.items.length < rows)
        candidates = joined(candidates, await read({ after: candidates.nextCursor, first: ROWS_MORE }));
      change((shown) => refreshedLists(shown, { candidates }, { ...list.variables }));
    },
  };
}
