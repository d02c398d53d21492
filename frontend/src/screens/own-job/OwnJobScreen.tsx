import { Eye, FileX2, Pencil, Ticket, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import styled from "styled-components";
import {
  BackLink,
  Button,
  ButtonLink,
  Card,
  color,
  EmptyState,
  fontSize,
  LoadFailure,
  media,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { jobClosureWords } from "../../features/jobs/job/job-closure.words";
import { JobScorecardCriteria } from "../../features/applications/scorecards/JobScorecardCriteria";
import { JobHiringManagers } from "../../features/jobs/hiring/JobHiringManagers";
import { JobStatusChip } from "../../features/jobs/job/JobStatusChip";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { useClosureReason } from "../../features/jobs/hold/useClosureReason";
import { OwnJobHighlight } from "../../features/jobs/highlight/OwnJobHighlight";
import { CloseJobDialog } from "../../features/jobs/own/CloseJobDialog";
import { OwnJobMenu } from "../../features/jobs/own/OwnJobMenu";
import { ownJobsWords } from "../../features/jobs/own/own-jobs.words";
import { PostAgain } from "../../features/jobs/own/PostAgain";
import { ShareOwnJob } from "../../features/jobs/own/ShareOwnJob";
import { reopenedUntil, useOwnJobActs } from "../../features/jobs/own/useOwnJobActs";
import { moderationWords } from "../../features/moderation/report/moderation.words";
import { paths } from "@job-portal/protocol/paths";
import { indianDay } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { OwnJobDays, OwnJobStages, OwnJobWaiting } from "./OwnJobFigures";
import { OwnJobHistory } from "./OwnJobHistory";
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
  const isOpen = job.standing?.status === "ACTIVE" || job.standing?.status === "FLAGGED";
  return (
    <Parts>
      <Head job={job} />
      {!isOpen && <Closure job={job} />}
      {job.standing?.status === "FLAGGED" && <Reported reasons={job.standing.reportReasons} />}
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

/** What the job offers in a line, and what one does with it; the next step is the filled button. */
function Head({ job }: { job: OwnJob }) {
  const words = useWords(ownJobWords);
  const own = useWords(ownJobsWords);
  const jobs = useWords(jobsWords);
  const [isClosing, setIsClosing] = useState(false);
  const { standing, viewerCan } = job;
  if (!standing) return null;
  return (
    <Top>
      <div>
        <PayLine>
          <Pay>{jobs.payHeadline(job.pay)}</Pay>
          <JobStatusChip status={standing.status} />
        </PayLine>
        <Facts>
          {[
            job.placesInShort,
            jobs.types[job.type],
            job.experience,
            standing.daysLeft > 0 && standing.closedAt === null && words.closes(job.openUntil),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Facts>
      </div>
      <Acts>
        <ButtonLink tone="text" to={paths.job(job.id)} icon={<Eye size={18} aria-hidden />}>
          {own.asSeekersSee}
        </ButtonLink>
        {job.walkInUntil && (
          <ButtonLink tone="secondary" to={paths.walkInDesk(job.id)} icon={<Ticket size={18} aria-hidden />}>
            {own.walkInList}
          </ButtonLink>
        )}
        {viewerCan.edit && (
          <ButtonLink tone="secondary" to={paths.editJob(job.id)} icon={<Pencil size={18} aria-hidden />}>
            {own.edit}
          </ButtonLink>
        )}
        {viewerCan.close && (
          <Button tone="secondary" onClick={() => setIsClosing(true)}>
            {own.closeJob}
          </Button>
        )}
        {viewerCan.answer && (
          <ButtonLink to={paths.candidatesFor(job.id)} icon={<Users size={18} aria-hidden />}>
            {words.candidates(standing.applicationCount)}
          </ButtonLink>
        )}
        <OwnJobMenu job={job} isOnPage />
      </Acts>
      <CloseJobDialog job={job} isOpen={isClosing} onOpenChange={setIsClosing} />
    </Top>
  );
}

/** What readers find wrong with the job, so that it can be mended before an admin looks. */
function Reported({ reasons }: { reasons: NonNullable<OwnJob["standing"]>["reportReasons"] }) {
  const words = useWords(ownJobWords);
  const { reasons: names } = useWords(moderationWords);
  return (
    <Notice tone="warn">
      <p>{words.flagged}</p>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>{words.reason(names[reason], count)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Why nobody finds the job, and the way back. */
function Closure({ job }: { job: OwnJob }) {
  const words = useWords(ownJobWords);
  const own = useWords(ownJobsWords);
  const closure = useWords(jobClosureWords);
  const reasonOf = useClosureReason();
  const { reopen } = useOwnJobActs();
  const { standing, viewerCan } = job;
  if (!standing) return null;
  const reason = (job.closure && reasonOf(job.closure)) ?? standing.reason;
  const block = job.closure?.block;
  return (
    <Notice tone="warn">
      <p>{block ? closure.blocked[block] : closure.stands[standing.status]}</p>
      {reason && <p>{closure.reason(reason)}</p>}
      <WaysBack>
        {viewerCan.reopen && (
          <Button tone="secondary" size="sm" onClick={() => void reopen(job)}>
            {own.reopen(reopenedUntil(job))}
          </Button>
        )}
        {viewerCan.resubmit && (
          <ButtonLink tone="secondary" size="sm" to={paths.editJob(job.id)}>
            {words.answer}
          </ButtonLink>
        )}
        <PostAgain job={job} />
      </WaysBack>
    </Notice>
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

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s5};
  align-items: center;
  justify-content: space-between;
`;

const PayLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
`;

const Pay = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs24};
  font-weight: 700;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  ${text.meta}
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  /* The next step has a line of its own where there is no room for all. */
  ${media.phone} {
    > a:nth-last-of-type(1) {
      flex: 1 0 100%;
      order: -1;
    }
  }
`;

const WaysBack = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  margin-top: ${space.s2};

  &:empty {
    display: none;
  }
`;
