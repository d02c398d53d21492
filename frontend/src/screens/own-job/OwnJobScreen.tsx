import { FileX2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import styled from "styled-components";
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  media,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { JobScorecardCriteria } from "../../features/applications/scorecards/JobScorecardCriteria";
import { JobHiringManagers } from "../../features/jobs/hiring/JobHiringManagers";
import { OwnJobHighlight } from "../../features/jobs/highlight/OwnJobHighlight";
import { FilledJob } from "../../features/jobs/own/FilledJob";
import { isOpenAt } from "../../features/jobs/own/own-job-standing";
import { ShareOwnJob } from "../../features/jobs/own/ShareOwnJob";
import { paths } from "@job-portal/protocol/paths";
import { indianDay } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { OwnJobDays, OwnJobStages, OwnJobWaiting } from "./OwnJobFigures";
import { OwnJobHistory } from "./OwnJobHistory";
import { OwnJobHead } from "./OwnJobHead";
import { JobClosure, ReportedJob } from "./OwnJobNotices";
import type { OwnJob } from "./own-job";
import { useOwnJobFiguresQuery, useOwnJobScreenQuery } from "./OwnJobScreen.generated";
import { ownJobWords } from "./own-job.words";

const DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * /job-postings/{id}: how one job of one's companies goes, who tells of it, and what was done with it (OWNJ-01). For
 * everybody else there is no such job.
 */
export function OwnJobScreen() {
  const words = useWords(ownJobWords);
  const { id = "" } = useParams();
  const { data, loading, refetch } = useOwnJobScreenQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const job = data?.myJob;
  return (
    <Page title={job?.title ?? words.title}>
      <BackLink to={paths.jobPostings}>{words.postings}</BackLink>
      {job ? (
        <Job job={job} />
      ) : job === null ? (
        <NotFound id={id} />
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={420} shape="tile" />
        </SkeletonGroup>
      ) : (
        <Card>
          <LoadFailure onRetry={() => void refetch()} />
        </Card>
      )}
    </Page>
  );
}

function NotFound({ id }: { id: string }) {
  const words = useWords(ownJobWords);
  return (
    <EmptyState
      seed={id}
      icon={<FileX2 />}
      title={words.notFoundTitle}
      actions={<ButtonLink to={paths.jobPostings}>{words.postings}</ButtonLink>}
    >
      {words.notFound}
    </EmptyState>
  );
}

function Job({ job }: { job: OwnJob }) {
  const { hash } = useLocation();
  const share = useRef<HTMLDivElement>(null);
  // A link from elsewhere leads to sharing, which stands there once the job is known.
  useEffect(() => {
    if (hash === "#share") share.current?.scrollIntoView();
  }, [hash]);
  // One day for as long as the page stands: midnight must not change what its parts ask for.
  const [now] = useState(() => Date.now());
  const { data, loading, refetch } = useOwnJobFiguresQuery({
    variables: { id: job.id, from: indianDay(now - (DAYS - 1) * DAY_MS), to: indianDay(now) },
    fetchPolicy: "cache-and-network",
  });
  const isOpen = isOpenAt(job.standing);
  return (
    <Parts>
      <OwnJobHead job={job} />
      {!isOpen && <JobClosure job={job} />}
      <FilledJob job={job} />
      {job.standing?.status === "FLAGGED" && <ReportedJob reasons={job.standing.reportReasons} />}
      <OwnJobStages job={job} figures={data} />
      <Columns>
        <Parts>
          {data ? (
            <>
              <OwnJobDays days={data.employerAnalytics.days} today={indianDay(now)} />
              {job.viewerCan.answer && <OwnJobWaiting job={job} page={data.candidates} />}
            </>
          ) : (
            <Card>
              {loading ? (
                <SkeletonGroup>
                  <Skeleton width="100%" height={260} />
                </SkeletonGroup>
              ) : (
                <LoadFailure onRetry={() => void refetch()} />
              )}
            </Card>
          )}
          <JobScorecardCriteria job={job} />
          <JobHiringManagers job={job} />
          <OwnJobHistory history={job.standing?.history ?? []} />
        </Parts>
        {isOpen && (
          <Side id="share" ref={share}>
            <ShareOwnJob job={job} />
            <OwnJobHighlight job={job} />
          </Side>
        )}
      </Columns>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

/* What tells of the job stands beside how it goes where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space.s4} ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space.s4};
  scroll-margin-top: 84px;
`;
