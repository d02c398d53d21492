import { ChevronDown } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, radius, shadow } from "../../design-system";
import { useWords } from "../../shared/words";
import { sortsFor, type JobSearch, type JobSortName } from "./job-search";
import { jobsWords } from "./jobs.words";

interface SortSelectProps {
  search: JobSearch;
  onSort(sort: JobSortName): void;
}

/** The order of the list, which changes at once. */
export function SortSelect({ search, onSort }: SortSelectProps) {
  const words = useWords(jobsWords);
  const sorts = sortsFor(search.q);
  function handleChange(value: string) {
    const sort = sorts.find((name) => name === value);
    if (sort) onSort(sort);
  }
  return (
    <Box>
      <label htmlFor="job-sort">{words.sortBy}</label>
      <select id="job-sort" value={search.sort} onChange={(event) => handleChange(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  height: 44px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  font-size: ${fontSize.fs14};

  > label {
    padding-left: 12px;
    color: ${color.muted};
  }

  > select {
    height: 100%;
    padding: 0 36px 0 6px;
    border: 0;
    border-radius: ${radius.rSm};
    appearance: none;
    background: transparent;
    color: ${color.ink};
    cursor: pointer;
    font-weight: 600;
  }

  > svg {
    position: absolute;
    right: 12px;
    pointer-events: none;
  }
`;
