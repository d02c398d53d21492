import styled from "styled-components";
import { Button, FilterChip } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useFilterParts } from "./useFilterParts";
import { NOTHING_ASKED, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

interface ActiveFiltersProps {
  search: JobSearch;
  onChange(changes: Partial<JobSearch>): void;
}

/** What narrows the list, each part with a cross that takes it away; nothing where nothing does. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const words = useWords(jobSearchWords);
  const parts = useFilterParts(search);
  if (parts.length === 0) return null;
  return (
    <Row role="group" aria-label={words.narrowedBy}>
      {parts.map(({ label, without }) => (
        <FilterChip
          key={Object.keys(without).join() + label}
          label={label}
          onRemove={() => onChange(without)}
        />
      ))}
      {parts.length > 1 && (
        <Button tone="text" size="sm" onClick={() => onChange(NOTHING_ASKED)}>
          {words.clearAll}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > span {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
