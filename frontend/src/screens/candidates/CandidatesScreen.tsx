import { type ComponentProps, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { media, Page, space } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { BoardKeys } from "../../features/applications/board/CandidateBoard";
import { CandidatePanel } from "../../features/applications/panel/CandidatePanel";
import { CandidateInterviews } from "../../features/interviews/CandidateInterviews";
import { CandidateMessages } from "../../features/messages/CandidateMessages";
import { CandidateOffers } from "../../features/offers/CandidateOffers";
import { ExportCandidates } from "../../features/applications/candidate/ExportCandidates";
import { FilledJob } from "../../features/jobs/own/FilledJob";
import { StagesButton } from "../../features/applications/board/StagesDialog";
import { useKeptUndoOffer } from "../../features/applications/candidate/useUndoOffer";
import { useReadWithApplication } from "../../features/notices/useMarkNoticesRead";
import { useWords } from "../../shared/words";
import { CandidateBoardView } from "./CandidateBoardView";
import { CandidateMeasures } from "./CandidateMeasures";
import { CandidateList } from "./CandidateList";
import {
  CandidateFilterSheet,
  CandidateToolbar,
  CandidateViews,
  FactsButton,
  useViewChange,
} from "./CandidateFilters";
import {
  candidatesPath,
  countFacts,
  exportVariables,
  readCandidateView,
  statusCountsVariables,
} from "./candidates-address";
import { ActiveFilters, FactPanel } from "./FactFilters";
import { useCandidateCountsQuery, useCandidatesJobQuery } from "./CandidatesScreen.generated";
import { useCandidatePlace } from "./useCandidatePlace";
import { StatusTabs } from "./StatusTabs";
import { useStagePages } from "./useStagePages";

/** /candidates (ROUTE-10): who applied to the jobs of one's companies, whatever one's role. */
export function CandidatesScreen() {
  const words = useWords(candidatesWords);
  const [address] = useSearchParams();
  const view = readCandidateView(address);
  const change = useViewChange(view);
  const panelId = useId();
  const [isUnfolded, setIsUnfolded] = useState(() => countFacts(view) > 0);
  const counts = useCandidateCountsQuery({
    variables: statusCountsVariables(view),
    fetchPolicy: "cache-and-network",
  });
  // The counts stay while those of the next filter are on their way.
  const known = (counts.data ?? counts.previousData)?.candidates;
  const job = useCandidatesJobQuery({ variables: { jobId: view.jobId }, skip: !view.jobId }).data?.myJob;
  const stagePages = useStagePages(view);
  const place = useCandidatePlace(view, known, stagePages);
  useReadWithApplication(view.open || null);
  return (
    <Page title={words.title}>
      <Frame>
        <Tools $isCovered={view.open !== ""}>
          <CandidateToolbar view={view} />
          <ViewRow>
            {view.view === "list" ? <StatusTabs view={view} counts={known} /> : <BoardKeys />}
            <Switches>
              <BoardStages view={view} counts={known?.stageCounts} companyId={job?.company.id} />
              <ExportCandidates {...exportVariables(view)} />
              <CandidateFilterSheet view={view} counts={known} />
              <FactsButton
                {...{ view, panelId, isOpen: isUnfolded }}
                onToggle={() => setIsUnfolded(!isUnfolded)}
              />
              <CandidateViews view={view} />
            </Switches>
          </ViewRow>
          {isUnfolded && <FactPanel id={panelId} view={view} onChange={change} />}
          <ActiveFilters view={view} jobTitle={job?.title} onChange={change} />
        </Tools>
        <Columns $hasPanel={view.open !== ""}>
          <ListColumn>
            {job && <FilledJob job={job} />}
            {/* What was counted for another view would be called by the wrong name. */}
            <CandidateMeasures view={view} counted={counts.data} />
            <Shown view={view} counts={known} stagePages={stagePages} />
          </ListColumn>
          {view.open && (
            <CandidatePanel
              key={view.open}
              id={view.open}
              closeHref={candidatesPath({ ...view, open: "" })}
              place={place}
              Interviews={CandidateInterviews}
              Offers={CandidateOffers}
              Messages={CandidateMessages}
            />
          )}
        </Columns>
      </Frame>
    </Page>
  );
}

type BoardStagesProps = ComponentProps<typeof StagesButton> &
  Pick<ComponentProps<typeof CandidateList>, "view">;

function BoardStages({ view, ...props }: BoardStagesProps) {
  return view.view === "board" && <StagesButton {...props} />;
}

/** The candidates as the view has them. */
function Shown({ view, counts, stagePages }: ComponentProps<typeof CandidateBoardView>) {
  useKeptUndoOffer();
  return view.view === "board" ? (
    <CandidateBoardView view={view} counts={counts} stagePages={stagePages} />
  ) : (
    <CandidateList key={JSON.stringify({ ...view, open: "" })} view={view} counts={counts} />
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Tools = styled.div<{ $isCovered: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};

  ${media.belowDesktop} {
    display: ${({ $isCovered }) => ($isCovered ? "none" : "grid")};
  }
`;

/* The stages stand below the switches where both have no room beside each other. */
const ViewRow = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: ${space.s3} ${space.s4};
  align-items: center;
  justify-content: space-between;

  > * {
    max-width: 100%;
  }

  ${media.phone} {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
  }
`;

const Switches = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
  gap: ${space.s3};
  align-items: center;

  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space.s2};
    margin-left: 0;
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  align-content: start;
`;
