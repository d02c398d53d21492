import { performance } from "node:perf_hooks";
import type { SearchTimes } from "../../../metrics/search-times";
import type {
  FilterChoice,
  FoundJobs,
  JobCount,
  JobFigures,
  JobQuery,
  ListPart,
  SearchIndex,
} from "./search-index";

/**
 * What a query asks for, in one of eight words: "all", or those that hold of "words", "place" and "filters".
 * docs/operations.md names them.
 */
export function searchClassOf({ text, place, near, ...filters }: JobQuery): string {
  const { isRemote, within, postedFor, called } = place;
  const asked = [
    text !== null && "words",
    (isRemote || within.length > 0 || postedFor.length > 0 || called !== null || near !== null) && "place",
    Object.values(filters).some(isGiven) && "filters",
  ];
  return asked.filter((part) => part !== false).join("-") || "all";
}

const isGiven = (filter: unknown): boolean =>
  Array.isArray(filter) ? filter.length > 0 : filter !== null && filter !== false;

/** Another index whose searches and counts are timed; those that fail too. */
export class MeasuredSearchIndex implements SearchIndex {
  constructor(
    private readonly index: SearchIndex,
    private readonly times: SearchTimes,
  ) {}

  get suggest(): SearchIndex["suggest"] {
    return this.index.suggest;
  }

  get places(): SearchIndex["places"] {
    return this.index.places;
  }

  get changes(): SearchIndex["changes"] {
    return this.index.changes;
  }

  search(query: JobQuery, part: ListPart): Promise<FoundJobs> {
    return this.timed(query, part.sort.toLowerCase(), () => this.index.search(query, part));
  }

  count(query: JobQuery): Promise<JobCount> {
    return this.timed(query, "count", () => this.index.count(query));
  }

  figures(query: JobQuery): Promise<JobFigures> {
    return this.timed(query, "figures", () => this.index.figures(query));
  }

  countEach(query: JobQuery, choices: readonly FilterChoice[]): Promise<JobCount[]> {
    return this.timed(query, "counts", () => this.index.countEach(query, choices));
  }

  private async timed<Answer>(query: JobQuery, order: string, ask: () => Promise<Answer>): Promise<Answer> {
    const startedAt = performance.now();
    try {
      return await ask();
    } finally {
      this.times.searched(searchClassOf(query), order, (performance.now() - startedAt) / 1000);
    }
  }
}
