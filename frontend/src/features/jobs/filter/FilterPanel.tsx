import { useId } from "react";
import styled from "styled-components";
import { Button, Card, FilterSheet, media, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { JobFilters, type JobFiltersProps } from "./JobFilters";
import { countFilters, NO_FILTERS } from "./job-search";
import { jobSearchWords } from "./job-search.words";

/** The filters beside the list, where there is room for a second column. */
export function FilterPanel(props: JobFiltersProps) {
  const words = useWords(jobSearchWords);
  const headingId = useId();
  const count = countFilters(props.search);
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>{words.filters}</Heading>
        {count > 0 && (
          <Button tone="text" size="sm" onClick={() => props.onChange(NO_FILTERS)}>
            {words.clearFilters}
          </Button>
        )}
      </Head>
      <JobFilters {...props} />
    </Panel>
  );
}

/** The same in a sheet, for smaller screens. */
export function JobFilterSheet({ found, ...props }: JobFiltersProps & { found: string | undefined }) {
  const words = useWords(jobSearchWords);
  return (
    <Narrow>
      <FilterSheet
        count={countFilters(props.search)}
        onClear={() => props.onChange(NO_FILTERS)}
        done={words.showJobs(found ?? words.jobs.toLowerCase())}
      >
        <JobFilters {...props} />
      </FilterSheet>
    </Narrow>
  );
}

const Panel = styled(Card)`
  padding: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  margin-bottom: ${space.s2};
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
