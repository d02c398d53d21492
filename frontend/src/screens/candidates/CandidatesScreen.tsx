import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { Page, space } from "../../design-system";
import { useWords } from "../../shared/words";
import { CandidateList } from "./CandidateList";
import { CandidateToolbar, StatusFilter } from "./CandidateFilters";
import { filterOf, readCandidateView } from "./candidates-address";
import { useCandidateCountsQuery, useCandidateJobsQuery } from "./CandidatesScreen.generated";
import { screenWords } from "./candidates-screen.words";

/** /candidates: who applied to the jobs of one's companies, whatever one's role. */
export function CandidatesScreen() {
  const words = useWords(screenWords);
  const [address] = useSearchParams();
  const view = readCandidateView(address);
  const jobs = useCandidateJobsQuery();
  const filter = filterOf(view);
  const counts = useCandidateCountsQuery({ variables: { filter }, fetchPolicy: "cache-and-network" });
  // The counts stay while those of the next filter are on their way.
  const known = (counts.data ?? counts.previousData)?.candidates;
  const companyId = jobs.data?.myJobs.items.find(({ id }) => id === view.jobId)?.company.id ?? null;
  return (
    <Page title={words.title}>
      <Frame>
        <CandidateToolbar view={view} jobs={jobs.data?.myJobs.items ?? []} />
        <StatusFilter view={view} counts={known} />
        <CandidateList key={JSON.stringify({ ...view, open: "" })} view={view} companyId={companyId} />
      </Frame>
    </Page>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;
