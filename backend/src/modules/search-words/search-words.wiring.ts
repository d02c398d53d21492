import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import { SearchQueryService } from "./search-query.service";
import { createSearchWordLoader, createWordJobCountLoader } from "./search-word.loaders";
import { SearchWordReading } from "./search-word-reading";
import { SearchWordService } from "./search-word.service";
import { type SearchByText, SearchWordTrialService } from "./search-word-trial.service";

declare module "../../auth/context" {
  interface Services extends SearchWordServices {}
  interface Loaders extends SearchWordLoaders {}
}

type SearchWordServices = ReturnType<typeof createSearchWordServices>;

/**
 * @param search the search of jobs
 * @param takeIn has its index take changed jobs in
 */
export const createSearchWordServices = (
  { dataSource, clock, log }: ServiceParts,
  search: SearchByText,
  takeIn: () => Promise<void>,
) => ({
  searchWords: new SearchWordService(dataSource),
  searchWordReading: new SearchWordReading(dataSource, takeIn),
  searchWordTrials: new SearchWordTrialService(dataSource, search),
  searchQueries: new SearchQueryService(dataSource, clock, log),
  searchByText: search,
});

type SearchWordLoaders = ReturnType<typeof createSearchWordLoaders>;

export const createSearchWordLoaders = (
  dataSource: DataSource,
  { searchByText }: { searchByText: SearchByText },
) => ({
  searchWord: createSearchWordLoader(dataSource),
  wordJobCount: createWordJobCountLoader(dataSource, searchByText),
});
