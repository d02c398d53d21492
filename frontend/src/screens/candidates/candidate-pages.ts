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
