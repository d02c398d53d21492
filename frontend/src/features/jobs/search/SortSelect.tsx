import { Select } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { hasPlace, sortsFor, type JobSearch, type JobSortName } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";

interface SortSelectProps {
  search: JobSearch;
  /** Whether the server measured how far the jobs are, be it from a place that the text names. */
  isMeasured: boolean;
  onSort(sort: JobSortName): void;
}

/** The order of the list, which changes at once. */
export function SortSelect({ search, isMeasured, onSort }: SortSelectProps) {
  const words = useWords(jobSearchWords);
  const canBeNearest = isMeasured || hasPlace(search) || search.sort === "nearest";
  const sorts = sortsFor(search).filter((sort) => sort !== "nearest" || canBeNearest);
  function handleChange(value: string) {
    const sort = sorts.find((name) => name === value);
    if (sort) onSort(sort);
  }
  return (
    <Select
      layout="inline"
      label={words.sortBy}
      value={search.sort}
      options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
