import { useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { color, Container, media, space, text } from "../../design-system";
import {
  jobSearchPath,
  jobSearchVariables,
  readJobSearch,
  type JobSearch,
} from "../../features/jobs/job-search";
import { JobResults } from "../../features/jobs/JobResults";
import type { JobResults_PageFragment } from "../../features/jobs/JobResults.generated";
import { JobSearchForm } from "../../features/jobs/JobSearchForm";
import { PopularPlaces } from "../../features/jobs/PopularPlaces";
import { usePageTitle } from "../../shared/page-title";
import { jobListPath } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { useJobListScreenQuery } from "./JobListScreen.generated";
import { jobScreenWords } from "./jobs.words";

/** The job list with its search, which lives in the address (JOBS-01 to JOBS-08). */
export function JobListScreen() {
  const words = useWords(jobScreenWords);
  const [address] = useSearchParams();
  const search = readJobSearch(address);
  const { data, previousData, loading, refetch } = useJobListScreenQuery({
    variables: jobSearchVariables(search),
    notifyOnNetworkStatusChange: true,
  });
  const page = useShownPage(search, data?.jobs);
  const locations = (data ?? previousData)?.popularLocations;
  usePageTitle(words.searchTitle([search.q, search.type, search.location].filter(Boolean)));

  const lastPage = Math.max(data?.jobs.pageCount ?? search.page, 1);
  return (
    <>
      {search.page > lastPage && <Navigate replace to={jobSearchPath(search, { page: lastPage })} />}
      <Banner>
        <Container>
          <Title>{words.findJobs}</Title>
          <JobSearchForm search={search} />
        </Container>
      </Banner>
      <Ground>
        <Columns>
          <PopularPlaces search={search} locations={locations} isLoading={loading} />
          <JobResults
            search={search}
            page={page}
            locations={locations}
            isLoading={loading}
            // A second failure shows in the same place; there is nothing to do about it here.
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Columns>
      </Ground>
    </>
  );
}

/** Until the answer is there: the last one to the same search, be it of another page or order. */
function useShownPage(search: JobSearch, answer: JobResults_PageFragment | undefined) {
  const question = jobListPath({ q: search.q, location: search.location, type: search.type });
  const [last, setLast] = useState<{ question: string; answer: JobResults_PageFragment }>();
  if (answer && last?.answer !== answer) setLast({ question, answer });
  return answer ?? (last?.question === question ? last.answer : undefined);
}

const Banner = styled.div`
  padding-block: ${space.s6};
  border-bottom: 1px solid ${color.line};

  ${media.phone} {
    padding-block: ${space.s4} ${space.s5};
  }
`;

const Title = styled.h1`
  margin-bottom: ${space.s4};
  ${text.listTitle}
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
