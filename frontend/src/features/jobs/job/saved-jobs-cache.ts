import type { ApolloCache } from "@apollo/client";

/** The answer to a saving or its opposite, shown before the server gives it. */
export const savedAnswer = (id: string, isSaved: boolean) => ({ __typename: "Job" as const, id, isSaved });

/** The list of saved jobs is read anew where it is shown next: a job's place in it goes by the day. */
export function forgetSavedList(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "mySavedJobs" });
}

/** A job that is no longer open is not answered, and is not saved any more all the same. */
export function keepUnsaved(cache: ApolloCache, id: string): void {
  cache.modify({ id: cache.identify({ __typename: "Job", id }), fields: { isSaved: () => false } });
}
