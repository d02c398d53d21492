import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { media, Page, space } from "../../design-system";
import { CandidatePanel } from "../../features/applications/CandidatePanel";
import { useWords } from "../../shared/words";
import { CandidateBoardView } from "./CandidateBoardView";
import { CandidateList } from "./CandidateList";
import { CandidateToolbar, CandidateViews, StatusFilter } from "./CandidateFilters";
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
        <Tools $isCovered={view.open !== ""}>
          <CandidateToolbar view={view} jobs={jobs.data?.myJobs.items ?? []} />
          <CandidateViews view={view} />
          {view.view === "list" && <StatusFilter view={view} counts={known} />}
        </Tools>
        <Columns $hasPanel={view.open !== ""}>
          <ListColumn>
            {view.view === "board" ? (
              <CandidateBoardView view={view} counts={known} />
            ) : (
              <CandidateList key={JSON.stringify({ ...view, open: "" })} view={view} companyId={companyId} />
            )}
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

const Tools = styled.div<{ $isCovered: boolean }>`
  display: grid;
  gap: ${space.s4};

  ${media.belowDesktop} {
    display: ${({ $isCovered }) => ($isCovered ? "none" : "grid")};
  }
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
