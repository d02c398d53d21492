import type { EntityManager } from "typeorm";
import type { JobQuery } from "../search/search-index";

/** A kept search that finds a job. */
export interface KeptMatch {
  keptId: string;
  jobId: string;
  /** Whether the job's title has all of the searched words; false of a search without any. */
  isTitled: boolean;
}

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
   * Which kept searches find which of these jobs, those among them that are open.
   * @param keptId only this search
   */
  matches(manager: EntityManager, jobIds: readonly string[], keptId?: string): Promise<KeptMatch[]>;
  /** Tells one reading of all words and places from another: a search that was kept by another is to be kept anew. */
  reading(manager: EntityManager): Promise<string>;
}
