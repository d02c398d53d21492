import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, LoadFailure, media, Skeleton, SkeletonGroup, space, text } from "../../../design-system";
import { CompanyMark } from "../../../features/companies/CompanyMark";
import { JobStatusChip } from "../../../features/jobs/job/JobStatusChip";
import { accountsWords } from "../../../features/accounts/accounts.words";
import { adminJobsWords } from "../../../features/moderation/job/admin-jobs.words";
import { Clamped, Name, Named, Quiet } from "../../../features/moderation/admin/admin-table";
import { adminUsersWords } from "../../../features/moderation/user/admin-users.words";
import { PersonMark } from "../../../features/moderation/user/PersonMark";
import { PersonName } from "../../../features/moderation/user/PersonName";
import { JobActs } from "../../../features/moderation/job/JobActs";
import { UserActs } from "../../../features/moderation/user/UserActs";
import { UserStatus } from "../../../features/moderation/user/UserStatus";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { useAdminDashboardQuery, type AdminDashboardQuery } from "./AdminDashboard.generated";
import { AdminWaiting } from "./AdminWaiting";
import { adminDashboardWords } from "./admin-dashboard.words";
import { GrowthCharts } from "./GrowthCharts";
import { Entries, CardBody, DashboardCard } from "../card/DashboardCard";
import { StatCard, StatCards } from "../card/StatCard";

/** The portal in figures, and who and what came last (DASH-11, DASH-12, ROUTE-12). */
export function AdminDashboard() {
  const words = useWords(adminDashboardWords);
  const { data, loading, refetch } = useAdminDashboardQuery({
    fetchPolicy: "cache-and-network",
  });
  const waiting = loading ? (
    <SkeletonGroup>
      <Skeleton width="100%" height={320} />
    </SkeletonGroup>
  ) : (
    <LoadFailure onRetry={() => void refetch()} />
  );
  return (
    <Stack>
      <Stats summary={data?.adminSummary} />
      {data && <AdminWaiting waiting={data} />}
      <GrowthCharts />
      <Columns>
        <DashboardCard title={words.recentUsers} action={<Link to={paths.adminUsers}>{words.allUsers}</Link>}>
          {data ? <RecentUsers users={data.users.items} /> : <CardBody>{waiting}</CardBody>}
        </DashboardCard>
        <DashboardCard title={words.recentJobs} action={<Link to={paths.adminJobs}>{words.allJobs}</Link>}>
          {data ? <RecentJobs jobs={data.adminJobs.items} /> : <CardBody>{waiting}</CardBody>}
        </DashboardCard>
      </Columns>
      <Foot>
        <Quiet>{words.auditMeaning}</Quiet>
        <Link to={paths.adminAudit}>{words.auditLog}</Link>
      </Foot>
    </Stack>
  );
}

function Stats({ summary }: { summary: AdminDashboardQuery["adminSummary"] | undefined }) {
  const words = useWords(adminDashboardWords);
  return (
    <StatCards label={words.figures}>
      <StatCard label={words.totalUsers} figure={summary?.totalUsers} />
      <StatCard label={words.activeCompanies} figure={summary?.activeCompanies} />
      <StatCard label={words.activeJobs} figure={summary?.activeJobs} />
      <StatCard label={words.premiumUsers} figure={summary?.premiumUsers} />
    </StatCards>
  );
}

function RecentUsers({ users }: { users: AdminDashboardQuery["users"]["items"] }) {
  const words = useWords(adminUsersWords);
  const { roles, plans } = useWords(accountsWords);
  const dashboardWords = useWords(adminDashboardWords);
  if (users.length === 0) return <CardBody>{dashboardWords.noUsers}</CardBody>;
  return (
    <Entries>
      {users.map((user) => (
        <Entry
          key={user.id}
          mark={<PersonMark person={user} />}
          name={<PersonName person={user} />}
          facts={words.facts(roles[user.role], plans[user.subscription.plan], user.createdAt)}
          status={<UserStatus status={user.status} />}
          acts={<UserActs user={user} />}
        />
      ))}
    </Entries>
  );
}

function RecentJobs({ jobs }: { jobs: AdminDashboardQuery["adminJobs"]["items"] }) {
  const words = useWords(adminJobsWords);
  const dashboardWords = useWords(adminDashboardWords);
  if (jobs.length === 0) return <CardBody>{dashboardWords.noJobs}</CardBody>;
  return (
    <Entries>
      {jobs.map((job) => (
        <Entry
          key={job.id}
          mark={<CompanyMark name={job.company.name} logoURL={job.company.logoURL} size={36} />}
          name={<Name>{job.title}</Name>}
          facts={words.companyLine(job.company.name, job.location)}
          status={job.review && <JobStatusChip status={job.review.status} />}
          acts={<JobActs job={job} />}
        />
      ))}
    </Entries>
  );
}

interface EntryProps {
  mark: ReactNode;
  name: ReactNode;
  facts: string;
  status: ReactNode;
  acts: ReactNode;
}

function Entry({ mark, name, facts, status, acts }: EntryProps) {
  return (
    <Line>
      <Named>
        {mark}
        <div>
          {name}
          <Clamped title={facts}>{facts}</Clamped>
        </div>
      </Named>
      <End>
        {status}
        {acts}
      </End>
    </Line>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s4};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 180px;
  }

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const End = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;

  ${media.phone} {
    justify-content: space-between;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  align-items: center;
  justify-content: space-between;

  > a {
    ${text.label}
    padding-block: ${space.s3};
    color: ${color.brand800};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;
