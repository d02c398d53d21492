import { useId, useRef, type RefObject } from "react";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  color,
  LoadFailure,
  media,
  motion,
  Notice,
  Pagination,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  VisuallyHidden,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { ActiveFilters } from "./ActiveFilters";
import { EmptyResults } from "./EmptyResults";
import { JobFilterSheet } from "./FilterPanel";
import { JobCard } from "../card/JobCard";
import { JobCardSkeleton } from "../card/JobCardSkeleton";
import type { JobFiltersProps } from "./JobFilters";
import type { JobResults_PageFragment } from "./JobResults.generated";
import { isAdvanced, jobSearchPath, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { SortSelect } from "./SortSelect";
import { useFocusOnNextPage } from "./useFocusOnNextPage";

interface JobResultsProps {
  /** What the address asks for. */
  asked: JobSearch;
  /** What the viewer's plan leaves of it. */
  search: JobSearch;
  filters: JobFiltersProps;
  /** The page to show: while another page of the same search loads, the one before it. */
  page: JobResults_PageFragment | undefined;
  isLoading: boolean;
  onRetry(): void;
}

/** The Location text that means no place at all (JOBS-06), in lower case. */
const REMOTE = "remote";

/** What a search found, how it is narrowed and ordered, and its pages. */
export function JobResults({ asked, search, filters, page, isLoading, onRetry }: JobResultsProps) {
  const words = useWords(jobSearchWords);
  const { onChange } = filters;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJobs = page !== undefined && page.total > 0;
  const isLeavingOut = !filters.hasAdvanced && isAdvanced(asked);
  useFocusOnNextPage(heading, search.page, jobSearchPath(search));

  function handleNarrowing(changes: Partial<JobSearch>) {
    // The cross that was pressed is gone in a moment, and focus with it.
    heading.current?.focus({ preventScroll: true });
    onChange(changes);
  }

  return (
    <Section aria-labelledby={headingId}>
      <Toolbar>
        <ResultHeading id={headingId} headingRef={heading} {...{ search, page, isLoading }} />
        <Tools>
          <JobFilterSheet {...filters} found={page && words.count(page, "")} />
          {(isLoading || hasJobs) && (
            <SortSelect search={filters.search} onSort={(sort) => onChange({ sort })} />
          )}
        </Tools>
      </Toolbar>
      <ActiveFilters search={filters.search} onChange={handleNarrowing} />
      {isLeavingOut && <LeftOutNotice />}
      {!page && isLoading && <LoadingCards />}
      {!page && !isLoading && (
        <Card>
          <LoadFailure onRetry={onRetry} />
        </Card>
      )}
      {page?.total === 0 && (
        <EmptyResults search={search} didYouMean={page.didYouMean} otherPlaces={page.otherPlaces} />
      )}
      {hasJobs && <Cards asked={asked} page={page} isLoading={isLoading} />}
      {page && search.page === 1 && page.jobsInWiderArea.length > 0 && (
        <WiderArea jobs={page.jobsInWiderArea} isLoading={isLoading} />
      )}
    </Section>
  );
}

function LeftOutNotice() {
  const words = useWords(jobSearchWords);
  return (
    <Notice
      action={
        <ButtonLink to={paths.plans} tone="text" size="sm">
          {words.upgrade}
        </ButtonLink>
      }
    >
      {words.advancedLeftOut}
    </Notice>
  );
}

interface ResultHeadingProps extends Pick<JobResultsProps, "page" | "isLoading"> {
  search: JobSearch;
  id: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function ResultHeading({ id, headingRef, search, page, isLoading }: ResultHeadingProps) {
  const words = useWords(jobSearchWords);
  const isRemote = search.location.toLowerCase() === REMOTE;
  const count = page && words.count(page, isRemote ? words.remoteKind : "");
  // "HSR" was read as HSR Layout, say.
  const location = page?.searchedLocation ?? search.location;
  const place = isRemote || !location ? "" : words.inPlace(location);
  return (
    <>
      <Count id={id} ref={headingRef} tabIndex={-1}>
        {count ?? (isLoading ? <VisuallyHidden>{words.jobs}</VisuallyHidden> : words.jobs)}
        {!page && isLoading && <Skeleton width={168} height={24} />}
        {page && place && <Place> {place}</Place>}
      </Count>
      <VisuallyHidden role="status">{count && `${count} ${place}`}</VisuallyHidden>
    </>
  );
}

function Cards({
  asked,
  page,
  isLoading,
}: {
  asked: JobSearch;
  page: JobResults_PageFragment;
  isLoading: boolean;
}) {
  const words = useWords(jobSearchWords);
  return (
    <>
      <CardList jobs={page.items} isLoading={isLoading} />
      <Pagination
        page={asked.page}
        pages={page.pageCount}
        hrefOf={(number) => jobSearchPath(asked, { page: number })}
      />
      {page.hasNextPage && asked.page === page.pageCount && <Unlisted>{words.unlisted}</Unlisted>}
    </>
  );
}

interface CardListProps {
  jobs: JobResults_PageFragment["items"];
  isLoading: boolean;
}

function CardList({ jobs, isLoading }: CardListProps) {
  return (
    <List $isDimmed={isLoading} aria-busy={isLoading || undefined}>
      {jobs.map((job, index) => (
        <li key={job.id}>
          <JobCard job={job} place={index + 1} />
        </li>
      ))}
    </List>
  );
}

/** Jobs for all of the state, the region or India around the place: they are none of its own. */
function WiderArea(props: CardListProps) {
  const words = useWords(jobSearchWords);
  const headingId = useId();
  return (
    <Wider aria-labelledby={headingId}>
      <WiderHeading id={headingId}>{words.widerArea}</WiderHeading>
      <CardList {...props} />
    </Wider>
  );
}

function LoadingCards() {
  return (
    <SkeletonGroup>
      <Stack>
        {["one", "two", "three", "four", "five", "six"].map((place) => (
          <JobCardSkeleton key={place} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s4};
`;

const Wider = styled.section`
  display: grid;
  gap: ${space.s3};
`;

const WiderHeading = styled.h2`
  ${text.cardTitle}
`;

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  min-height: 44px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

const Count = styled.h2`
  ${text.cardTitle}
  font-size: 20px;
  font-weight: 700;

  &&&&:focus-visible {
    box-shadow: none;
  }
`;

const Place = styled.span`
  color: ${color.muted};
  font-size: 16px;
  font-weight: 400;
  letter-spacing: normal;
  overflow-wrap: anywhere;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Unlisted = styled.p`
  color: ${color.muted};
  text-align: center;
`;

const List = styled.ul<{ $isDimmed: boolean }>`
  display: grid;
  gap: ${space.s3};
  margin-bottom: ${space.s4};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.55 : 1)};
  transition: opacity ${motion.color};

  > li {
    min-width: 0;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;
