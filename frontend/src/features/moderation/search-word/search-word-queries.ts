import { forgetJobSearches } from "../../jobs/job/forget-job-lists";

/** After a change of the words, lists and their progress are asked for anew, and searches may find something else. */
export const SEARCH_WORD_QUERIES = { update: forgetJobSearches, refetchQueries: "active" } as const;
