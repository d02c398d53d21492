import type { QueryRunner } from "typeorm";
import { dataSourceWithin } from "../../database/within-transaction";
import type { Clock } from "../../time/clock";
import type { SearchByText } from "../search-words/search-word-trial.service";
import { placesInShort } from "./reading/job-places";
import { JobFilter } from "./search/job-search.inputs";
import { JobSearchService } from "./search/job-search.service";
import { JobSuggestionService } from "./search/job-suggestion.service";
import { PostingBlocks } from "./blocks/posting-blocks";
import type { IndexUpkeep, SearchIndex } from "./search/search-index";

const NO_UPKEEP: IndexUpkeep = { takeIn: () => Promise.resolve(), takeInWhenDue: () => Promise.resolve() };

/** The portal's search, asked a text alone, for those who look after its words. */
export const searchByText =
  (jobSearch: JobSearchService, clock: Clock): SearchByText =>
  async (text, most, runner) => {
    const search = runner ? searchWithin(runner, clock) : jobSearch;
    const filter = Object.assign(new JobFilter(), { q: text });
    const page = await search.search({ filter, page: 1, pageSize: Math.max(most, 1) }, () =>
      Promise.resolve(true),
    );
    const jobs = page.items.slice(0, most).map((job) => ({
      ...{ id: job.id, title: job.title, companyName: job.company.name },
      place: placesInShort(job),
    }));
    return { total: page.total, isTotalCapped: page.isTotalCapped, jobs };
  };

/** The same search within a transaction that may have changed words and jobs; the index stays as it is. */
function searchWithin(runner: QueryRunner, clock: Clock): JobSearchService {
  const blocks = new PostingBlocks(dataSourceWithin(runner), clock);
  const index = Object.create(blocks, { changes: { value: NO_UPKEEP } }) as SearchIndex;
  return new JobSearchService(index, clock, new JobSuggestionService(index));
}
