import { SearchX } from "lucide-react";
import { useParams } from "react-router-dom";
import styled from "styled-components";
import {
  BottomBarRoom,
  ButtonLink,
  Card,
  color,
  Container,
  EmptyState,
  media,
  PageFailure,
  Skeleton,
  space,
  useIsDesktop,
} from "../../design-system";
import { ApplyElsewhere } from "../../features/applications/application/ApplyElsewhere";
import { ApplyJob } from "../../features/applications/application/ApplyJob";
import { JobMatch } from "../../features/applications/match/JobMatch";
import { MatchLink } from "../../features/applications/match/MatchLink";
import { OwnApplication } from "../../features/applications/application/OwnApplication";
import { useApplyAhead } from "../../features/applications/waiting/useApplyAhead";
import { WaitingApplication } from "../../features/applications/waiting/WaitingApplication";
import { CompanyCard } from "../../features/companies/CompanyCard";
import { JobActions } from "../../features/jobs/job/JobActions";
import { JobClosure } from "../../features/jobs/job/JobClosure";
import { walkInAhead } from "../../features/jobs/job/JobDetails";
import { JobFacts } from "../../features/jobs/job/JobFacts";
import { JobHeader } from "../../features/jobs/job/JobHeader";
import { JobText, JobTextSkeleton } from "../../features/jobs/job/JobText";
import { useOpenedFrom } from "../../features/jobs/job/search-left";
import { OwnJobBar } from "../../features/jobs/own/OwnJobBar";
import { ShareJob } from "../../features/jobs/job/ShareJob";
import { SimilarJobs } from "../../features/jobs/search/SimilarJobs";
import { SkillsCard } from "../../features/jobs/card/SkillsCard";
import { WalkInLink } from "../../features/walk-ins/WalkInLink";
import { ReportJob } from "../../features/moderation/report/ReportJob";
import { indianDay } from "../../shared/language/formats";
import { useMountedAt } from "../../shared/page-view";
import { useAccountUser } from "../../auth/session";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { useJobDetailScreenQuery, type JobDetailScreenQuery } from "./JobDetailScreen.generated";
import { Actions, Body, Facts, Head, Layout, Own, Side, Similar, Text } from "./job-detail-parts";
import { jobScreenWords } from "./job-screens.words";

type Job = NonNullable<JobDetailScreenQuery["job"]>;

/** One job, for everybody (JOBS-09 to JOBS-14); one that is not open, for its company and admins to read. */
export function JobDetailScreen() {
  const words = useWords(jobScreenWords);
  const { id = "" } = useParams();
  const openedFrom = useOpenedFrom();
  const { data, loading, refetch } = useJobDetailScreenQuery({
    variables: { id, ...(openedFrom && { openedFrom }) },
  });
  const job = data?.job;
  usePageTitle(data?.closedJob && !job ? words.closedTitle : pageTitle(words, job));
  if (job === null)
    return <NotFound id={id} closedJob={data?.closedJob ?? null} similarJobs={data?.similarJobs ?? []} />;
  if (!job && !loading)
    return <PageFailure title={words.job} message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <Ground>
      <Layout>
        <Head>
          {job?.closure && (
            <Standing>
              <JobClosure closure={job.closure} />
            </Standing>
          )}
          <JobHeader id={id} job={job} fit={job?.match && <MatchLink match={job.match} />} />
        </Head>
        {(!job?.closure || job.standing) && (
          <Actions>
            <BottomBarRoom $at="phone" />
            {job ? <JobBar job={job} /> : <ActionsSkeleton />}
          </Actions>
        )}
        <Facts>
          <JobFacts job={job} />
        </Facts>
        <Body>
          <Own>
            {job && <OwnPart job={job} />}
            {job && <ToWalkIn job={job} />}
          </Own>
          {job?.match && <Fit match={job.match} at="above" />}
          <Text>{job ? <JobText job={job} /> : <JobTextSkeleton />}</Text>
          {job ? <Aside job={job} /> : <AsideSkeleton />}
          <Similar>{data && <SimilarJobs jobs={data.similarJobs} />}</Similar>
        </Body>
      </Layout>
    </Ground>
  );
}

function pageTitle(words: (typeof jobScreenWords)["en"], job: Job | null | undefined): string | undefined {
  if (job === null) return words.notFoundTitle;
  return job ? words.jobAt(job.title, job.company.name, job) : undefined;
}

/** What the viewer has sent, or has written to be sent. */
function OwnPart({ job }: { job: Job }) {
  const user = useAccountUser();
  const canApply = user?.role === "jobseeker" && !job.closure && !job.standing && job.applyUrl === null;
  useApplyAhead(canApply && !job.viewerApplication ? job.id : null);
  return (
    <>
      <WaitingApplication jobId={job.id} isOpen={canApply && !job.viewerApplication} />
      <OwnApplication job={job} />
    </>
  );
}

/** Members of its company have the ways to its parts in place of applying. */
function JobBar({ job }: { job: Job }) {
  return job.standing ? <OwnJobBar job={job} /> : <JobActions job={job} apply={<Apply job={job} />} />;
}

/** To a number for the walk-in that one can still come to. */
function ToWalkIn({ job }: { job: Job }) {
  const isAhead = walkInAhead(job, indianDay(useMountedAt())) !== null;
  return isAhead && !job.closure && !job.standing ? <WalkInLink jobId={job.id} /> : null;
}

/** Here, or on the company's site; whoever applied here before reads so. */
function Apply({ job }: { job: Job }) {
  return job.applyUrl === null || job.viewerApplication ? (
    <ApplyJob job={job} />
  ) : (
    <ApplyElsewhere jobId={job.id} url={job.applyUrl} />
  );
}

/** Above the job's text where there is one column, beside it where there are two (SEEN-05). */
function Fit({ match, at }: { match: NonNullable<Job["match"]>; at: "above" | "beside" }) {
  const isDesktop = useIsDesktop();
  return isDesktop === (at === "beside") ? <JobMatch match={match} /> : null;
}

function Aside({ job }: { job: Job }) {
  const words = useWords(jobScreenWords);
  return (
    <Side>
      {!job.closure && <ShareJob jobId={job.id} title={job.title} />}
      {job.match && <Fit match={job.match} at="beside" />}
      {job.skills.length > 0 && <SkillsCard skills={job.skills} />}
      <CompanyCard
        company={job.company}
        action={
          <ButtonLink tone="secondary" fullWidth="always" to={paths.company(job.company.id)}>
            {words.companyPage}
          </ButtonLink>
        }
      />
      {!job.closure && !job.standing && <ReportJob jobId={job.id} />}
    </Side>
  );
}

function ActionsSkeleton() {
  return (
    <Waiting>
      <Skeleton shape="tile" width={146} height={52} />
      <Skeleton shape="tile" width={134} height={52} />
    </Waiting>
  );
}

function AsideSkeleton() {
  return (
    <Side aria-hidden>
      <Card>
        <Skeleton width={140} height={20} />
        <Gap />
        <Skeleton width="90%" height={28} />
      </Card>
      <Card>
        <Skeleton shape="tile" width={48} height={48} />
        <Gap />
        <Skeleton width="100%" height={140} />
      </Card>
    </Side>
  );
}

/** Says what a closed or expired job was. For any other it only says that no job is here. */
function NotFound({ id, closedJob, similarJobs }: Omit<JobDetailScreenQuery, "job"> & { id: string }) {
  const words = useWords(jobScreenWords);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed={id}
        icon={<SearchX />}
        eyebrow={closedJob ? words.closedEyebrow : words.notFoundEyebrow}
        title={closedJob ? words.closedTitle : words.notFoundTitle}
        actions={
          <>
            <ButtonLink to={paths.jobs} size="lg" fullWidth="phone">
              {words.findOtherJobs}
            </ButtonLink>
            <ButtonLink to={paths.home} tone="secondary" size="lg" fullWidth="phone">
              {words.backToHome}
            </ButtonLink>
          </>
        }
      >
        {closedJob
          ? words.closed(closedJob.title, closedJob.companyName, closedJob.closedAt)
          : words.notFound}
      </EmptyState>
      <Kept>
        <WaitingApplication jobId={id} isOpen={false} />
      </Kept>
      <Others>
        <SimilarJobs jobs={similarJobs} />
      </Others>
    </Container>
  );
}

/* Tall enough to keep the footer from jumping when the job comes. */
const Ground = styled.div`
  min-height: 75vh;
  background: ${color.canvas};
`;

const Standing = styled.div`
  padding-block: ${space.s3};
`;

/* The bar at a phone's bottom edge comes with the job. */
const Waiting = styled.div`
  display: flex;
  gap: 10px;

  ${media.phone} {
    display: none;
  }
`;

const Gap = styled.div`
  height: ${space.s4};
`;

const Kept = styled.div`
  max-width: 800px;
  padding-bottom: ${space.s6};
  margin-inline: auto;

  &:empty {
    display: none;
  }
`;

/* No wider than the list of a search, which has the same cards. */
const Others = styled.div`
  max-width: 800px;
  padding-bottom: ${space.s8};
  margin-inline: auto;
`;
