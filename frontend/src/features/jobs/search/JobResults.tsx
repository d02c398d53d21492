import { useId, type ReactNode, type RefObject } from "react";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  color,
  hiddenSkin,
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
import { DesktopOnly } from "../../../design-system/DesktopOnly";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { JobCard } from "../card/JobCard";
import { JobCardSkeleton } from "../card/JobCardSkeleton";
import { ActiveFilters } from "../filter/ActiveFilters";
import type { JobFiltersProps } from "../filter/JobFilters";
import { isAdvanced, isRemote, jobSearchPath, type JobSearch } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";
import { QuickFilters } from "../filter/QuickFilters";
import { CloseJobs } from "./CloseJobs";
import { Correction } from "./Correction";
import { EmptyResults } from "./EmptyResults";
import type { JobResults_PageFragment } from "./JobResults.generated";
import { jobResultsWords } from "./job-results.words";
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
  /** The places with most jobs. */
  popularPlaces: readonly string[];
  /** Whether the search asks for distances from where none can be measured. */
  isUnmeasured: boolean;
  isLoading: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the search, beside the order and where nothing was found. */
  alertMe: ReactNode;
  onRetry(): void;
}

/** What a search found, how it is narrowed and ordered, and its pages. */
export function JobResults(props: JobResultsProps) {
  const words = useWords(jobResultsWords);
  const { asked, search, filters, page, isUnmeasured, isLoading, heading, alertMe, onRetry } = props;
  const headingId = useId();
  const hasJobs = page !== undefined && page.total > 0;
  const isLeavingOut = !filters.hasAdvanced && isAdvanced(asked);
  useFocusOnNextPage(heading, search.page, jobSearchPath(search));
  return (
    <Section aria-labelledby={headingId}>
      {page?.searchedText != null && <Correction search={asked} searchedText={page.searchedText} />}
      <Toolbar>
        <ResultHeading id={headingId} headingRef={heading} {...{ search, page, isLoading }} />
        {(isLoading || hasJobs) && (
          <Sorting>
            {hasJobs && alertMe}
            <SortSelect
              search={filters.search}
              isMeasured={page !== undefined && page.distances.length > 0}
              onSort={(sort) => filters.onChange({ sort })}
            />
          </Sorting>
        )}
      </Toolbar>
      <Narrowing {...props} />
      {isLeavingOut && <LeftOutNotice />}
      {isUnmeasured && <Notice>{words.unmeasured}</Notice>}
      {!page && isLoading && <LoadingCards />}
      {!page && !isLoading && (
        <Card>
          <LoadFailure onRetry={onRetry} />
        </Card>
      )}
      {page && <FoundJobs {...props} page={page} />}
    </Section>
  );
}

/** What narrows the list and what could; below desks both stand in the row under the search. */
function Narrowing({ filters, page, heading }: JobResultsProps) {
  function handleNarrowing(changes: Partial<JobSearch>) {
    // The cross that was pressed is gone in a moment, and focus with it.
    heading.current?.focus({ preventScroll: true });
    filters.onChange(changes);
  }
  return (
    <DesktopOnly>
      <ActiveFilters
        search={filters.search}
        isTextRead={page !== undefined && page.read.length > 0}
        onChange={handleNarrowing}
      />
      {page?.total !== 0 && <QuickFilters {...filters} total={page?.total} />}
    </DesktopOnly>
  );
}

function FoundJobs(props: JobResultsProps & { page: JobResults_PageFragment }) {
  const { asked, search, page, popularPlaces, isLoading, alertMe } = props;
  return (
    <>
      {page.total === 0 && (
        <EmptyResults
          search={search}
          otherPlaces={page.otherPlaces}
          popularPlaces={popularPlaces}
          isClose={page.closeJobs.length > 0}
          alertMe={alertMe}
        />
      )}
      {page.total > 0 && <Cards asked={asked} page={page} isLoading={isLoading} />}
      {search.page === 1 && page.jobsInWiderArea.length > 0 && (
        <WiderArea jobs={page.jobsInWiderArea} isLoading={isLoading} />
      )}
      {page.closeJobs.map((group) => (
        <CloseJobs key={`${group.reason} ${group.gaveWay ?? ""}`} search={asked} group={group} />
      ))}
    </>
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
  const isForRemote = isRemote(search);
  const count = page && words.count(page, isForRemote ? words.remoteKind : "");
  // "HSR" was read as HSR Layout, say.
  const location = page?.searchedLocation ?? search.location;
  const place = isForRemote || !location ? "" : words.inPlace(location);
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

interface CardsProps {
  asked: JobSearch;
  page: JobResults_PageFragment;
  isLoading: boolean;
}

function Cards({ asked, page, isLoading }: CardsProps) {
  const words = useWords(jobResultsWords);
  return (
    <>
      <CardList jobs={listedOn(page, asked.page)} distances={page.distances} isLoading={isLoading} />
      <Pagination
        page={asked.page}
        pages={page.pageCount}
        hrefOf={(number) => jobSearchPath(asked, { page: number })}
      />
      {page.hasNextPage && asked.page === page.pageCount && <Unlisted>{words.unlisted}</Unlisted>}
    </>
  );
}

/** HLGT-04: highlighted jobs begin the first page, and stand nowhere else. */
function listedOn({ items, highlighted }: JobResults_PageFragment, page: number) {
  const lifted = new Set(highlighted.map(({ id }) => id));
  return [...(page === 1 ? highlighted : []), ...items.filter(({ id }) => !lifted.has(id))];
}

interface CardListProps {
  jobs: JobResults_PageFragment["items"];
  distances?: JobResults_PageFragment["distances"];
  isLoading: boolean;
}

function CardList({ jobs, distances = [], isLoading }: CardListProps) {
  return (
    <List $isDimmed={isLoading} aria-busy={isLoading || undefined}>
      {jobs.map((job, index) => (
        <li key={job.id}>
          <JobCard job={job} place={index + 1} distance={distances.find(({ jobId }) => jobId === job.id)} />
        </li>
      ))}
    </List>
  );
}

/** Jobs for all of the state, the region or India around the place: they are none of its own. */
function WiderArea(props: CardListProps) {
  const words = useWords(jobResultsWords);
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

/* Phones have room for the order, and not for its name. */
const Sorting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  ${media.phone} {
    label {
      ${hiddenSkin}
    }

    select {
      padding-left: ${space.s3};
    }
  }
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
