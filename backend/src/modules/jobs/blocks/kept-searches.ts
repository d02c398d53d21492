import type { EntityManager } from "typeorm";
import type { JobQuery } from "../search/search-index";

/**
 * Searches that are kept, so that a job finds those that find it. A job and a search meet here if and only if
 * `SearchIndex.search` has the job in its answer (ALRT-03), whenever the job was posted: `postedAfter` is left out.
 */
export interface KeptSearches {
  /** Keeps a search in place of what its id kept before. */
  keep(manager: EntityManager, id: string, query: JobQuery): Promise<void>;
  /** Keeps it no longer; one that isn't kept changes nothing. */
  drop(manager: EntityManager, ids: readonly string[]): Promise<void>;
  /**
   * A table for a statement, which has millions of rows at times: `kept_id` and `job_id` of each kept search that finds
   * a job, and `is_titled`: whether the job's title has all of the searched words. Its parameters: `$1` the jobs, of
   * which it takes those that are open at `$2`; `$3` one search, or null for all.
   */
  readonly matches: string;
  /** Tells one reading of all words and places from another: a search that was kept by another is to be kept anew. */
  reading(manager: EntityManager): Promise<string>;
}
