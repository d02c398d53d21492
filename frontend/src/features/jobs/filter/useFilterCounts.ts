import type { JobFilter } from "../../../shared/schema.generated";
import { countsBy, type CountOf } from "./filter-counts";
import { useFilterCountsQuery } from "./FilterCounts.generated";

/**
 * Counts of the choices beside a list, asked for behind the list itself. Until they come, those of the search before
 * stand; undefined where there are none, which leaves the filters as they are.
 */
export function useFilterCounts(filter: JobFilter, isListThere: boolean): CountOf | undefined {
  const { data, previousData } = useFilterCountsQuery({ variables: { filter }, skip: !isListThere });
  const counts = (data ?? previousData)?.jobFilterCounts;
  // Where no choice helps, a panel full of zeros says nothing.
  return counts?.some(({ jobCount }) => jobCount > 0) ? countsBy(counts) : undefined;
}
