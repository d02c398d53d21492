import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import styled from "styled-components";
import {
  BackLink,
  ButtonLink,
  Card,
  color,
  EmptyState,
  LoadFailure,
  media,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { CandidateStatusChip } from "../../features/applications/candidate/CandidateChips";
import { JobStatusChip } from "../../features/jobs/job/JobStatusChip";
import { AuditTable } from "../../features/moderation/audit/AuditTable";
import { moderationWords } from "../../features/moderation/report/moderation.words";
import { PersonMark } from "../../features/moderation/user/PersonMark";
import { UserActs } from "../../features/moderation/user/UserActs";
import { UserStatus } from "../../features/moderation/user/UserStatus";
import { nameOf } from "../../features/moderation/user/useUserActs";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { useAdminUserScreenQuery, type AdminUserScreenQuery } from "./AdminUserScreen.generated";
import { AdminUserAccount } from "./AdminUserAccount";
import { adminUserWords } from "./admin-user.words";

type User = NonNullable<AdminUserScreenQuery["user"]>;

/** /admin/users/{id}: one user's account and plan, and what they did and what was done to them (EMPS-04). */
export function AdminUserScreen() {
  const words = useWords(adminUserWords);
  const { id = "" } = useParams();
  const { data, loading, refetch } = useAdminUserScreenQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const user = data?.user;
  return (
    <Page title={words.title}>
      <BackLink to={paths.adminUsers}>{words.users}</BackLink>
      {data && user ? (
        <Whole data={data} user={user} />
      ) : data ? (
        <EmptyState
          seed={id}
          icon={<UserX />}
          title={words.nobody}
          actions={<ButtonLink to={paths.adminUsers}>{words.users}</ButtonLink>}
        >
          {words.nobodyHint}
        </EmptyState>
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

function Whole({ data, user }: { data: AdminUserScreenQuery; user: User }) {
  const words = useWords(adminUserWords);
  const { userActivity, aboutThem, byThem } = data;
  return (
    <Stack>
      <Head user={user} />
      <Columns>
        <AdminUserAccount user={user} companies={userActivity.companies} />
        <Stack>
          <Jobs activity={userActivity} />
          <Applications activity={userActivity} />
          <Reports reports={userActivity.reports} />
        </Stack>
      </Columns>
      <Part title={words.audit(aboutThem.total, aboutThem.isTotalCapped)} isEmpty={aboutThem.total === 0}>
        <AuditTable entries={aboutThem.items} label={words.aboutThem} />
      </Part>
      <Part title={words.acts(byThem.total, byThem.isTotalCapped)} isEmpty={byThem.total === 0}>
        <AuditTable entries={byThem.items} label={words.byThem} />
      </Part>
    </Stack>
  );
}

function Head({ user }: { user: User }) {
  const words = useWords(adminUserWords);
  const { roles } = useWords(accountsWords);
  return (
    <Top>
      <PersonMark person={user} />
      <div>
        <Name>
          {nameOf(user)} <UserStatus status={user.status} />
        </Name>
        <Quiet>{words.facts(roles[user.role], user.createdAt)}</Quiet>
      </div>
      <UserActs user={user} />
    </Top>
  );
}

type Activity = AdminUserScreenQuery["userActivity"];

function Jobs({ activity: { jobs, jobCount } }: { activity: Activity }) {
  const words = useWords(adminUserWords);
  return (
    <Part title={words.jobs(jobCount)} isEmpty={jobs.length === 0}>
      <List>
        {jobs.map(({ id, title, postedAt, company, review }) => (
          <Line key={id}>
            <div>
              <Link to={paths.job(id)}>{title}</Link>
              <Quiet>{[company.name, postedAt && words.dateOf(postedAt)].filter(Boolean).join(" · ")}</Quiet>
            </div>
            {review && <JobStatusChip status={review.status} />}
          </Line>
        ))}
      </List>
    </Part>
  );
}

function Applications({ activity: { applications, applicationCount } }: { activity: Activity }) {
  const words = useWords(adminUserWords);
  return (
    <Part title={words.applications(applicationCount)} isEmpty={applications.length === 0}>
      <List>
        {applications.map(({ id, jobTitle, companyName, status, appliedAt }) => (
          <Line key={id}>
            <div>
              {jobTitle}
              <Quiet>
                {companyName} · {words.dateOf(appliedAt)}
              </Quiet>
            </div>
            <CandidateStatusChip status={status} />
          </Line>
        ))}
      </List>
    </Part>
  );
}

function Reports({ reports }: Pick<Activity, "reports">) {
  const words = useWords(adminUserWords);
  const { reasons } = useWords(moderationWords);
  return (
    <Part title={words.reports(reports.length)} isEmpty={reports.length === 0}>
      <List>
        {reports.map(({ id, jobId, jobTitle, reason, comment, isTheirs, reportedAt }) => (
          <Line key={id}>
            <div>
              <Link to={paths.job(jobId)}>{jobTitle}</Link>
              <Quiet>
                {isTheirs ? words.reportedByThem : words.reportedByOthers} · {reasons[reason]} ·{" "}
                {words.dateOf(reportedAt)}
              </Quiet>
              {comment && <Quiet>{words.comment(comment)}</Quiet>}
            </div>
          </Line>
        ))}
      </List>
    </Part>
  );
}

interface PartProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, isEmpty, children }: PartProps) {
  const words = useWords(adminUserWords);
  return (
    <Surface as="section" aria-label={title}>
      <PartTitle>{title}</PartTitle>
      {isEmpty ? <Nothing>{words.none}</Nothing> : children}
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  gap: ${space.s4};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s4};
  align-items: center;

  > :nth-child(2) {
    flex: 1 1 220px;
    min-width: 0;
  }
`;

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
  ${text.heading}
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Surface = styled(Card)`
  padding: 0;
  overflow: clip;

  ${media.phone} {
    padding: 0;
  }
`;

const PartTitle = styled.h2`
  ${text.cardTitle}
  padding: ${space.s4} 20px;
`;

const List = styled.ul`
  font-size: 0.875rem;
`;

const Line = styled.li`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s3} 20px;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Nothing = styled.p`
  ${text.meta}
  padding: 0 20px ${space.s4};
`;
