import { useId, useState } from "react";
import styled from "styled-components";
import { Button, Card, FilterSheet, lazyPart, media, Skeleton, space, text } from "../../../design-system";
import { useBackCloses } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import type { JobFiltersProps } from "./JobFilters";
import { countFilters, NO_FILTERS, type JobSearch } from "./job-search";
import { jobSearchWords, type ResultCount } from "./job-search.words";
import { useFilterParts } from "./useFilterParts";

// Phones need them in the sheet alone.
const JobFilters = lazyPart(
  () => import("./JobFilters"),
  ({ JobFilters }) => JobFilters,
  { placeholder: () => <FiltersSkeleton /> },
);

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
      <JobFilters look="panel" {...props} />
    </Panel>
  );
}

interface JobFilterSheetProps extends JobFiltersProps {
  /** How many jobs there are now; undefined while that isn't known. */
  found: ResultCount | undefined;
}

/** The same in a sheet, for smaller screens. */
export function JobFilterSheet({ found, onChange, ...props }: JobFilterSheetProps) {
  const words = useWords(jobSearchWords);
  const [last, setLast] = useState<Partial<JobSearch>>({});
  const culprit = useCulprit(props.search, last);
  const { isOpen, onOpenChange, inPlace } = useBackCloses();
  const isEmpty = found?.total === 0;
  function handleChange(changes: Partial<JobSearch>) {
    setLast(changes);
    onChange(changes, inPlace);
  }
  return (
    <FilterSheet
      {...{ isOpen, onOpenChange }}
      count={countFilters(props.search)}
      onClear={() => handleChange(NO_FILTERS)}
      done={
        isEmpty ? words.noJobsLeft : words.showJobs(found ? words.count(found, "") : words.jobs.toLowerCase())
      }
      nothingLeft={isEmpty ? culprit : undefined}
    >
      <JobFilters look="sheet" {...props} onChange={handleChange} />
    </FilterSheet>
  );
}

/** Names the choice that left nothing: the last one made, else the last of all. */
function useCulprit(search: JobSearch, last: Partial<JobSearch>): string {
  const words = useWords(jobSearchWords);
  const parts = useFilterParts(search);
  const isLast = (without: Partial<JobSearch>) => Object.keys(without).some((name) => name in last);
  const part = parts.findLast(({ without }) => isLast(without)) ?? parts.at(-1);
  return part ? words.culprit(part.label) : "";
}

/** As high as the first of what comes. */
function FiltersSkeleton() {
  return (
    <Bones aria-hidden>
      {[120, 96, 140, 88, 112, 96, 128, 104].map((width, index) => (
        <Skeleton key={index} width={width} height={18} />
      ))}
    </Bones>
  );
}

const Bones = styled.div`
  display: grid;
  gap: 22px;
`;

const Panel = styled(Card)`
  padding: 20px;

  ${media.noScript} {
    display: none;
  }
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
