import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, LoadFailure, media, Skeleton, SkeletonGroup, space } from "../../../design-system";
import { applicationListWords } from "../../../features/applications/application/application-list.words";
import { ApplicationNews } from "../../../features/applications/application/ApplicationNews";
import { ApplicationRow } from "../../../features/applications/application/ApplicationRow";
import { RecommendedJob } from "../../../features/jobs/search/RecommendedJob";
import { savedJobsWords } from "../../../features/jobs/saved/saved-jobs.words";
import { SavedJobRow } from "../../../features/jobs/saved/SavedJobRow";
import { useRemoveSavedJob } from "../../../features/jobs/saved/useRemoveSavedJob";
import { useSavedPages } from "../../../features/jobs/saved/useSavedPages";
import { ConsentQuestions } from "../../../features/privacy/consents/ConsentQuestions";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { seekerDashboardWords } from "./seeker-dashboard.words";
import { SubscriptionCard } from "./SubscriptionCard";
import { QuickActions } from "./QuickActions";
import { YourResumes } from "./YourResumes";
import { UpcomingInterviews } from "../card/UpcomingInterviews";
import { UpcomingWalkIns } from "../card/UpcomingWalkIns";
import { Entries, Nothing, CardBody, DashboardCard } from "../card/DashboardCard";
import { useSeekerDashboardQuery, type SeekerDashboardQuery } from "./SeekerDashboard.generated";

/**
 * What a job seeker has under way, and what their plan leaves them (DASH-03, DASH-16 to DASH-24). What is new leads,
 * then jobs that suit them (SEEN-13).
 */
export function SeekerDashboard() {
  const { data, loading, refetch } = useSeekerDashboardQuery({
    // Whoever comes back here wants to see what happened meanwhile.
    fetchPolicy: "cache-and-network",
  });
  useSavedPages(data?.mySavedJobs.items);
  return (
    <Columns>
      <Main>
        <QuickActions />
        {data && <UpcomingInterviews interviews={data.upcomingInterviews} />}
        {data && <UpcomingWalkIns walkIns={data.upcomingWalkIns} />}
        {data && <ApplicationNews applications={newsBeside(data)} />}
        {data && <Recommended jobs={data.recommendedJobs} />}
        {data && <ConsentQuestions consents={data.myConsents} />}
        {data ? <Lists data={data} /> : <Waiting loading={loading} onRetry={() => void refetch()} />}
      </Main>
      {data && (
        <Side>
          <SubscriptionCard
            quota={data.applicationQuota}
            templates={data.resumeTemplateQuota}
            plans={data.plans}
          />
        </Side>
      )}
    </Columns>
  );
}

/** What the interviews don't tell already. */
function newsBeside({ applicationNews, upcomingInterviews }: SeekerDashboardQuery) {
  const told = new Set(upcomingInterviews.map(({ applicationId }) => applicationId));
  return applicationNews.filter(({ id, status }) => status !== "INTERVIEW" || !told.has(id));
}

function Waiting({ loading, onRetry }: { loading: boolean; onRetry(): void }) {
  const words = useWords(applicationListWords);
  if (loading) return <ListSkeletons />;
  return (
    <DashboardCard title={words.recentApplications}>
      <CardBody>
        <LoadFailure onRetry={onRetry} />
      </CardBody>
    </DashboardCard>
  );
}

/** As high as a screen: the foot of the page stays out of sight, rather than moving away from below it (HEED-16). */
function ListSkeletons() {
  return (
    <SkeletonGroup>
      <Tall>
        <Skeleton width="100%" height={150} shape="tile" />
        <Skeleton width="100%" height={260} shape="tile" />
        <Skeleton width="100%" height={260} shape="tile" />
      </Tall>
    </SkeletonGroup>
  );
}

function Lists({ data }: { data: SeekerDashboardQuery }) {
  return (
    <>
      <RecentApplications applications={data.myApplications} />
      <YourResumes resumes={data.myResumes} />
      <SavedJobs savedJobs={data.mySavedJobs} />
    </>
  );
}

function RecentApplications({
  applications: { items, total },
}: {
  applications: SeekerDashboardQuery["myApplications"];
}) {
  const words = useWords(applicationListWords);
  return (
    <DashboardCard
      title={words.recentApplications}
      action={total > 0 && <Link to={paths.myApplications}>{words.viewAll(total)}</Link>}
    >
      {total === 0 ? (
        <CardBody>
          <Nothing>{words.noApplications}</Nothing>
          <p>{words.noApplicationsHint}</p>
          <ButtonLink to={paths.jobSearch} tone="secondary">
            {words.findJobs}
          </ButtonLink>
        </CardBody>
      ) : (
        <Entries>
          {items.map((application) => (
            <li key={application.id}>
              <ApplicationRow application={application} />
            </li>
          ))}
        </Entries>
      )}
    </DashboardCard>
  );
}

function SavedJobs({ savedJobs: { items, total } }: { savedJobs: SeekerDashboardQuery["mySavedJobs"] }) {
  const words = useWords(savedJobsWords);
  const remove = useRemoveSavedJob();
  return (
    <DashboardCard
      title={words.savedJobs}
      action={total > 0 && <Link to={paths.mySavedJobs}>{words.viewAll(total)}</Link>}
    >
      {total === 0 ? (
        <CardBody>
          <Nothing>{words.none}</Nothing>
          <p>{words.noneHint}</p>
        </CardBody>
      ) : (
        <Entries>
          {items.map((savedJob) => (
            <li key={savedJob.jobId}>
              <SavedJobRow savedJob={savedJob} onRemove={() => void remove(savedJob.jobId)} />
            </li>
          ))}
        </Entries>
      )}
    </DashboardCard>
  );
}

/** Nothing at all for a profile that says too little. */
function Recommended({ jobs }: { jobs: SeekerDashboardQuery["recommendedJobs"] }) {
  const words = useWords(seekerDashboardWords);
  return (
    <DashboardCard title={words.recommended}>
      {jobs.length === 0 ? (
        <CardBody>
          <p>{words.recommendedHint}</p>
          <ButtonLink to={paths.profile} tone="secondary">
            {words.completeProfile}
          </ButtonLink>
        </CardBody>
      ) : (
        <Suiting>
          {jobs.map((job) => (
            <li key={job.id}>
              <RecommendedJob job={job} />
            </li>
          ))}
        </Suiting>
      )}
    </DashboardCard>
  );
}

/* Side by side where there is room. */
const Suiting = styled(Entries)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: ${space.s5};
  margin-top: ${space.s6};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space.s5};
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  min-width: 0;
`;

const Tall = styled(Main)`
  align-content: start;
  min-height: 100vh;
`;

const Side = styled(Main)`
  ${media.belowDesktop} {
    grid-row: auto;
  }
`;
