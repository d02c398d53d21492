import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { isOnBoard } from "../../features/applications/candidate/board-columns";
import { refreshedLists } from "../../features/live/refreshed-lists";
import { statusOf, type CandidateView } from "./candidates-address";
import {
  CandidatesScreenDocument,
  type CandidatesScreenQuery,
  type CandidatesScreenQueryVariables,
} from "./CandidatesScreen.generated";

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

/** The first rows come quickly; whoever asks for more reads on for a while. */
const ROWS_MORE = 50;
/** A longer list is read anew so far; the rest of it stays as it was. */
const MOST_READ_ANEW = 300;

/**
 * Reads pages of a list that is shown. Apollo's `fetchMore` would keep back those that came while the next one is
 * under way.
 */
export function readPages(
  client: ApolloClient,
  list: ObservableQuery<CandidatesScreenQuery, CandidatesScreenQueryVariables>,
) {
  async function read(more: {
    after?: string;
    first?: number;
  }): Promise<CandidatesScreenQuery["candidates"]> {
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
    async readOn(after: string, first = ROWS_MORE): Promise<CandidatesScreenQuery["candidates"]> {
      const page = await read({ after, first });
      change(({ candidates }) => ({ candidates: joined(candidates, page) }));
      return page;
    },

    /** Reads as many rows from the list's start as it has, and brings them up to date. */
    async readAnew(shown: CandidatesScreenQuery): Promise<void> {
      const before = shown.candidates.items;
      let page = await read({});
      while (page.nextCursor !== null && page.items.length < Math.min(before.length, MOST_READ_ANEW))
        page = joined(page, await read({ after: page.nextCursor, first: ROWS_MORE }));
      change((now) => {
        const candidates = { ...page, items: withMoves(page.items, before, now.candidates.items) };
        return refreshedLists(now, { candidates }, { ...list.variables });
      });
    },
  };
}

type Items = CandidatesScreenQuery["candidates"]["items"];

/** Rows that were read for a while; whoever was moved meanwhile stands where they stand now. */
function withMoves(read: Items, before: Items, now: Items): Items {
  const [stoodAt, standing] = [before, now].map((items) => new Map(items.map((row) => [row.id, row])));
  return read.map((row) => {
    const [earlier, later] = [stoodAt?.get(row.id), standing?.get(row.id)];
    const hasMoved =
      earlier && later && (earlier.status !== later.status || earlier.stageId !== later.stageId);
    return hasMoved ? later : row;
  });
}

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
