import type { ApolloCache } from "@apollo/client";

const SEARCHES = ["jobs", "companyJobs", "similarJobs"];
const OWN_LISTS = ["myJobs", "myJobCounts", "myJobDrafts", "myCompanies"];

function forget(cache: ApolloCache, fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}

/** After an act on a screen with one's own jobs, which asks for them anew itself. */
export function forgetJobSearches(cache: ApolloCache): void {
  forget(cache, SEARCHES);
}

/** After a job was posted or changed on a screen without any list of jobs. */
export function forgetJobLists(cache: ApolloCache): void {
  forget(cache, [...SEARCHES, ...OWN_LISTS]);
}
