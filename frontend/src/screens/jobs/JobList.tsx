import { startTransition, useOptimistic, useRef, useState, type ReactNode, type RefObject } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import styled, { css } from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, Container, hiddenSkin, media, space, text, useIsDesktop } from "../../design-system";
import { DesktopOnly } from "../../design-system/DesktopOnly";
import { AlertMe } from "../../features/alerts/AlertMe";
import { FilterPanel } from "../../features/jobs/filter/FilterPanel";
import {
  changedSearch,
  jobSearchPath,
  questionOf,
  withoutAdvanced,
  withoutDistance,
  type JobSearch,
} from "../../features/jobs/filter/job-search";
import { jobSearchVariables } from "../../features/jobs/filter/search-variables";
import { useFilterCounts } from "../../features/jobs/filter/useFilterCounts";
import { useHasAdvancedFilters } from "../../features/jobs/filter/useHasAdvancedFilters";
import { useHere } from "../../features/jobs/filter/useHere";
import { JobResults } from "../../features/jobs/search/JobResults";
import type { JobResults_PageFragment } from "../../features/jobs/search/JobResults.generated";
import { JobSearchForm } from "../../features/jobs/search/JobSearchForm";
import { PopularPlaces } from "../../features/jobs/search/PopularPlaces";
import { searchIn } from "../../features/jobs/search/search-in";
import { SearchParts } from "../../features/jobs/search/SearchParts";
import type { InPlace } from "../../forms/useBackCloses";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { useJobListPlacesQuery, useJobListScreenQuery } from "./JobListScreen.generated";
import { jobScreenWords } from "./job-screens.words";

interface JobListProps {
  /** What is searched for, as the address says it. */
  asked: JobSearch;
  /** The screen's own; the list's usual one without it. */
  title?: string;
  /** Under the title. */
  about?: ReactNode;
  /** Below the list. */
  more?: ReactNode;
}

/** What a search finds, with the search itself and all that narrows it (JOBS-01 to JOBS-08). */
export function JobList({ asked, title, about, more }: JobListProps) {
  const words = useWords(jobScreenWords);
  const { search, filter, hasAdvanced, isUnmeasured, data, error, loading, refetch } = useFoundJobs(asked);
  const lastFound = useLastFound(search, data?.jobs);
  const page = error ? undefined : lastFound;

  const isDesktop = useIsDesktop();
  const places = useJobListPlacesQuery({ skip: !isDesktop && page?.total !== 0 });
  const locations = places.data?.popularLocations;
  const lastPage = Math.max(data?.jobs.pageCount ?? search.page, 1);
  const searchForm = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, choose] = useChosenSearch(asked, searchForm);
  const countOf = useFilterCounts(
    { ...filter, q: page?.searchedText ?? filter.q },
    page !== undefined && !loading,
  );
  const filters = {
    search: hasAdvanced ? chosen : withoutAdvanced(chosen),
    hasAdvanced,
    countOf,
    onChange: choose,
  };
  return (
    <>
      {search.page > lastPage && <Navigate replace to={jobSearchPath(asked, { page: lastPage })} />}
      <Banner>
        <Container>
          <Title $isBrief={title === undefined && questionOf(chosen) !== paths.jobs}>
            {title ?? words.findJobs}
          </Title>
          {about}
          <JobSearchForm formRef={searchForm} search={chosen} />
          <SearchParts {...{ asked, filters, page, heading }} />
        </Container>
      </Banner>
      <Ground>
        <Columns>
          <DesktopOnly>
            <Side>
              <FilterPanel {...filters} />
              <PopularPlaces search={asked} locations={locations} isLoading={places.loading} />
            </Side>
          </DesktopOnly>
          <JobResults
            {...{ asked, search, filters, page, isUnmeasured, heading }}
            alertMe={<AlertMe filter={filter} search={wordsOf(asked)} />}
            popularPlaces={locations?.map(({ city }) => city) ?? []}
            isLoading={loading}
            onRetry={() => void refetch()}
          />
        </Columns>
        {more}
      </Ground>
    </>
  );
}

/**
 * The address's search, or what was just chosen in its place: that shows before the new address does. A choice
 * takes along what stands in the form and was not sent yet.
 */
function useChosenSearch(asked: JobSearch, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(asked);
  function choose(choice: Partial<JobSearch>, inPlace?: InPlace) {
    const wanted = changedSearch(chosen, {
      ...(form.current && searchIn(form.current, chosen)),
      ...choice,
    });
    startTransition(async () => {
      setChosen(wanted);
      const path = jobSearchPath(wanted);
      await navigate(path, inPlace?.(path));
    });
  }
  return [chosen, choose] as const;
}

/** What the viewer's plan and the place leave of a search, and its answer. */
function useFoundJobs(asked: JobSearch) {
  const hasPlan = useHasAdvancedFilters();
  // The server knows best: a plan may have ended since the session began.
  const [isRefused, setIsRefused] = useState(false);
  const hasAdvanced = hasPlan && !isRefused;
  // It alone knows of which places it has the point, too.
  const [unmeasured, setUnmeasured] = useState<string>();
  const isUnmeasured = unmeasured === placeOf(asked);
  const open = hasAdvanced ? asked : withoutAdvanced(asked);
  const search = isUnmeasured ? withoutDistance(open) : open;
  const { here } = useHere();
  const variables = jobSearchVariables(search, here.point);
  const { data, error, loading, refetch } = useJobListScreenQuery({ variables });
  const { code } = readRefusal(error);
  if (hasAdvanced && code === "PLAN_REQUIRED") setIsRefused(true);
  if (!isUnmeasured && code === "PLACE_REQUIRED") setUnmeasured(placeOf(asked));
  const isLeftOut = isUnmeasured && (asked.within !== null || asked.sort === "nearest");
  return {
    search,
    filter: variables.filter,
    hasAdvanced,
    isUnmeasured: isLeftOut,
    data,
    error,
    loading,
    refetch,
  };
}

/** A search in words; empty for all jobs. */
const wordsOf = ({ q, type, location }: JobSearch) => [q, type, location].filter(Boolean).join(", ");

/** From where a search measures. */
const placeOf = ({ q, location, near }: JobSearch) => [q, location, near].join("|");

/** Until the answer is there: the last one to the same search, be it of another page or order. */
function useLastFound(search: JobSearch, answer: JobResults_PageFragment | undefined) {
  const question = questionOf(search);
  const [last, setLast] = useState<{ question: string; answer: JobResults_PageFragment }>();
  if (answer && last?.answer !== answer) setLast({ question, answer });
  return answer ?? (last?.question === question ? last.answer : undefined);
}

const Banner = styled.div`
  padding-block: ${space.s6};
  border-bottom: 1px solid ${color.line};

  ${media.phone} {
    padding-block: ${space.s3};
  }
`;

/* On phones it leaves its room to what was found. */
const hiddenOnPhones = css`
  ${media.phone} {
    ${hiddenSkin}
  }
`;

const Title = styled.h1<{ $isBrief: boolean }>`
  margin-bottom: ${space.s4};
  ${text.listTitle}
  ${({ $isBrief }) => $isBrief && hiddenOnPhones}
`;

const Ground = styled.div`
  min-height: 60vh;
  padding-block: ${space.s6} ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s4} ${space.s7};
  }
`;

const Columns = styled(Container)`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 272px minmax(0, 1fr);
    align-items: start;
    column-gap: ${space.s6};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space.s4};
`;
