import type { Clock } from "../../../time/clock";
import { isHighlighted } from "../job/job.entity";
import type { ListedJob } from "../job/listed-job";
import { queryOf } from "../search/job-query";
import { JobFilter, type JobPage } from "../search/job-search.inputs";
import { JobSort } from "../search/job-sort.enums";
import type { JobQuery, SearchIndex } from "../search/search-index";

/** HLGT-04: so many are lifted over a list. */
export const MOST_LIFTED = 2;
/** The index may still have some whose plan has ended by the clock alone. */
const LOOKED_AT = 10;

/** Finds the highlighted jobs that are lifted over a list (docs/search.md). */
export class HighlightedJobs {
  constructor(
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  /**
   * HLGT-04: those that match as well as the list's best job, newest first. None where somebody chose an order: it
   * holds for all jobs.
   */
  async over({ total, searched }: JobPage): Promise<ListedJob[]> {
    const { filter, sort, isOrderChosen, searchedLocation } = searched;
    if (total === 0 || (isOrderChosen && sort !== JobSort.RELEVANCE)) return [];
    const now = this.clock.now();
    const location = searchedLocation ?? filter.location;
    const query = queryOf(Object.assign(new JobFilter(), filter, { location }), now, sort);
    const part = { sort, skip: 0, after: null, columns: searched.columns };
    const found = await this.index.search({ ...query, isHighlighted: true }, { ...part, take: LOOKED_AT });
    if (found.jobs.length === 0) return [];
    const best = searched.bestTier ?? (await this.bestTierOf(query, sort));
    return found.jobs
      .filter((job, at) => found.tiers[at] === best && isHighlighted(job, now))
      .slice(0, MOST_LIFTED);
  }

  private async bestTierOf(query: JobQuery, sort: JobSort): Promise<number | undefined> {
    const { tiers } = await this.index.search(query, { sort, skip: 0, take: 1, after: null });
    return tiers[0];
  }
}
