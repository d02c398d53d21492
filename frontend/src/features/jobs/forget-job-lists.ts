import type { ApolloCache } from "@apollo/client";

const LISTS = ["jobs", "myJobs", "myJobCounts", "myJobDrafts", "myCompanies", "companyJobs", "similarJobs"];

/** After a job was posted, closed or opened every list of jobs is asked for anew. */
export function forgetJobLists(cache: ApolloCache): void {
  for (const fieldName of LISTS) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}
