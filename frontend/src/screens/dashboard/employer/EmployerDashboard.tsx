import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, LoadFailure, media, Skeleton, SkeletonGroup, space, text } from "../../../design-system";
import { mayPost } from "../../../features/jobs/own/own-job-standing";
import { OwnJobTable } from "../../../features/jobs/own/OwnJobTable";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { useEmployerDashboardQuery, type EmployerDashboardQuery } from "./EmployerDashboard.generated";
import { employerDashboardWords } from "./employer-dashboard.words";
import { EmployerQueue } from "./EmployerQueue";
import { FirstSteps, firstStepsOf } from "./FirstSteps";
import { RecentCandidates } from "./RecentCandidates";
import { CardBody, DashboardCard, CardFooter } from "../card/DashboardCard";
import { UpcomingInterviews } from "../card/UpcomingInterviews";
import { StatCard, StatCards, StatSkeletons } from "../card/StatCard";

/** The card shows so many; the queue above names all that wait. */
const MOST_INTERVIEWS = 5;

/** What an employer has posted, how it goes, and who applied last (DASH-13 to DASH-15). */
export function EmployerDashboard() {
  const words = useWords(employerDashboardWords);
  const { data, loading, refetch } = useEmployerDashboardQuery({
    // Whoever comes back here wants to see what happened meanwhile.
    fetchPolicy: "cache-and-network",
  });
  if (!data && loading) return <DashboardSkeleton />;
  const failed = (
    <CardBody>
      <LoadFailure onRetry={() => void refetch()} />
    </CardBody>
  );
  return (
    <Stack>
      {data && <Next data={data} />}
      {data && (
        <UpcomingInterviews
          interviews={data.upcomingInterviews.slice(0, MOST_INTERVIEWS)}
          action={<Link to={paths.interviews}>{words.allInterviews}</Link>}
        />
      )}
      <Stats data={data} />
      <Columns>
        <DashboardCard
          title={words.activeJobs}
          count={data?.myJobs.total}
          action={mayPost(data?.myCompanies ?? []) && <PostNewJob />}
        >
          {data ? <ActiveJobs data={data} /> : failed}
        </DashboardCard>
        <DashboardCard title={words.recentCandidates}>
          {data ? (
            <RecentCandidates page={data.candidates} unopenedOfActive={data.employerSummary.unopened} />
          ) : (
            failed
          )}
        </DashboardCard>
      </Columns>
    </Stack>
  );
}

/** How much waits stands first and isn't known yet, so nothing below it is shown to move away (HEED-16). */
function DashboardSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton width="100%" height={320} shape="tile" />
        <StatSkeletons />
        <Columns>
          <Skeleton width="100%" height={420} shape="tile" />
          <Skeleton width="100%" height={420} shape="tile" />
        </Columns>
      </Stack>
    </SkeletonGroup>
  );
}

/** The first steps of somebody new, then what waits for them. */
function Next({ data }: { data: EmployerDashboardQuery }) {
  const steps = firstStepsOf(data);
  return (
    <>
      {steps && <FirstSteps steps={steps} />}
      {data.myJobCounts.all > 0 && <EmployerQueue data={data} />}
    </>
  );
}

function PostNewJob() {
  const words = useWords(employerDashboardWords);
  return (
    // A link right in the card's head would look like one.
    <div>
      <ButtonLink to={paths.postJob} size="sm" icon={<Plus size={16} aria-hidden />}>
        {words.postNew}
      </ButtonLink>
    </div>
  );
}

function Stats({ data }: { data: EmployerDashboardQuery | undefined }) {
  const words = useWords(employerDashboardWords);
  const counts = data?.myJobCounts;
  const summary = data?.employerSummary;
  return (
    <StatCards label={words.figures}>
      <StatCard
        label={words.totalJobs}
        figure={counts?.all}
        remark={counts && words.ofThemOpen(counts.active)}
      />
      <StatCard
        label={words.totalApplications}
        figure={summary?.totalApplications}
        remark={words.notWithdrawn}
      />
      <StatCard label={words.shortlisted} figure={summary?.shortlisted} remark={words.atStage} />
      <StatCard
        label={words.interviews}
        figure={summary?.interviews}
        remark={summary && words.hired(summary.hired)}
      />
    </StatCards>
  );
}

function ActiveJobs({ data }: { data: EmployerDashboardQuery }) {
  const words = useWords(employerDashboardWords);
  const { all, active, drafts } = data.myJobCounts;
  return (
    <>
      {data.myJobs.total > 0 ? (
        <OwnJobTable jobs={data.myJobs.items} showsStatus={false} />
      ) : (
        <CardBody>
          <Nothing>{words.noActiveJobs}</Nothing>
          <p>{words.noActiveJobsHint}</p>
        </CardBody>
      )}
      <CardFooter>
        <span>{words.others(all - active, drafts)}</span>
        <Link to={paths.jobPostings}>{words.allPostings}</Link>
      </CardFooter>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s5};

  ${media.phone} {
    gap: ${space.s4};
  }
`;

/* Side by side where the table keeps room for its figures. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${space.s5};
  align-items: start;

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    gap: ${space.s4};
  }
`;

const Nothing = styled.p`
  ${text.label}
`;
