import styled from "styled-components";
import { Button, FilterChip, media } from "../../../design-system";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { useFilterParts } from "./useFilterParts";
import { NOTHING_ASKED, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

interface ActiveFiltersProps {
  search: JobSearch;
  /** Whether the text stands apart, as the parts that were read from it. */
  isTextRead?: boolean;
  onChange(changes: Partial<JobSearch>): void;
}

/** What narrows the list, each part with a cross that takes it away; nothing where nothing does. */
export function ActiveFilters({ search, isTextRead = false, onChange }: ActiveFiltersProps) {
  const words = useWords(jobSearchWords);
  const parts = useFilterParts(search).filter(({ without }) => !(isTextRead && without.q === ""));
  if (parts.length === 0) return null;
  return (
    <Row role="group" aria-label={words.narrowedBy}>
      {parts.map(({ label, without }) => (
        <FilterChip
          key={Object.keys(without).join() + label}
          label={label}
          onRemove={() => onChange(without)}
        >
          <InScript>{label}</InScript>
        </FilterChip>
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

  ${media.belowDesktop} {
    flex: none;
    flex-wrap: nowrap;

    > span {
      max-width: 260px;
    }
  }
`;
