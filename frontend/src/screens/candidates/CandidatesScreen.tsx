import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { media, Page, space } from "../../design-system";
import { CandidatePanel } from "../../features/applications/CandidatePanel";
import { useWords } from "../../shared/words";
import { CandidateList } from "./CandidateList";
import { CandidateToolbar, StatusFilter } from "./CandidateFilters";
import { candidatesPath, filterOf, readCandidateView } from "./candidates-address";
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
        <Columns $hasPanel={view.open !== ""}>
          <ListColumn>
            <CandidateList key={JSON.stringify({ ...view, open: "" })} view={view} companyId={companyId} />
          </ListColumn>
          {view.open && (
            <CandidatePanel
              key={view.open}
              id={view.open}
              companyId={companyId}
              closeHref={candidatesPath({ ...view, open: "" })}
            />
          )}
        </Columns>
      </Frame>
    </Page>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;

/* Beside the list where there is room; elsewhere the panel has the screen for itself. */
const Columns = styled.div<{ $hasPanel: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPanel }) => ($hasPanel ? "minmax(0, 1fr) 392px" : "minmax(0, 1fr)")};
  gap: ${space.s4};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child:not(:last-child) {
      display: none;
    }
  }
`;

const ListColumn = styled.div`
  display: grid;
  gap: ${space.s4};
  align-content: start;
`;
