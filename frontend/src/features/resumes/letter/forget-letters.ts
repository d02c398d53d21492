import type { ApolloCache } from "@apollo/client";

/** What was read of the list is outdated: where it is on the screen it is read again. */
export function forgetLetters(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "myCoverLetters" });
}
