import { Select } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { sortsFor, type JobSearch, type JobSortName } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";

interface SortSelectProps {
  search: JobSearch;
  onSort(sort: JobSortName): void;
}

/** The order of the list, which changes at once. */
export function SortSelect({ search, onSort }: SortSelectProps) {
  const words = useWords(jobSearchWords);
  const sorts = sortsFor(search);
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
