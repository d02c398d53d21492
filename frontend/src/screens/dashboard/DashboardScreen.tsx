import type { ReactNode } from "react";
import styled from "styled-components";
import { useSession, type SessionUser } from "../../auth/session";
import { Card, Chip, color, Container, media, Page, space, Spinner, text } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { UnconfirmedAccount } from "../../features/accounts/UnconfirmedAccount";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { dashboardWords } from "./dashboard.words";
import { EmployerDashboard } from "./EmployerDashboard";
import { QuickActions } from "./QuickActions";
import { SeekerDashboard } from "./SeekerDashboard";

/** /dashboard: by role what an account has under way, and where to go from here (DASH-01 to DASH-03, DASH-16). */
export function DashboardScreen() {
  const words = useWords(dashboardWords);
  const session = useSession();
  usePageTitle(words.dashboard);
  if (session.status !== "signed-in") return <Spinner />;
  if (session.account === "registered" && session.user.role !== "jobseeker")
    return <ShellDashboard user={session.user} />;
  return (
    <Band>
      <Container>
        {session.account === "unconfirmed" ? <UnconfirmedAccount /> : <Dashboard user={session.user} />}
      </Container>
    </Band>
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const words = useWords(dashboardWords);
  return (
    <>
      <Title>{words.welcome(user.displayName ?? user.email)}</Title>
      <NoticePlace>
        <VerifyEmailNotice />
      </NoticePlace>
      <SeekerDashboard />
    </>
  );
}

function ShellDashboard({ user }: { user: SessionUser }) {
  const words = useWords(dashboardWords);
  return (
    <Page title={words.dashboard}>
      <Parts>
        <VerifyEmailNotice />
        {user.role === "employer" ? (
          <EmployerDashboard />
        ) : (
          <Columns>
            <QuickActions />
            <AccountCard user={user} />
          </Columns>
        )}
      </Parts>
    </Page>
  );
}

function AccountCard({ user }: { user: SessionUser }) {
  const words = useWords(dashboardWords);
  const accountWords = useWords(accountsWords);
  return (
    <Card>
      <SectionTitle>{words.account}</SectionTitle>
      <dl>
        <Fact name={words.email}>
          {user.email}
          {!user.isEmailVerified && <Chip>{words.emailPending}</Chip>}
        </Fact>
        <Fact name={words.role}>{accountWords.roles[user.role]}</Fact>
        <Fact name={words.plan}>{accountWords.plans[user.subscription.plan]}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <FactRow>
      <FactName>{name}</FactName>
      <FactValue>{children}</FactValue>
    </FactRow>
  );
}

const Band = styled.div`
  min-height: 100%;
  padding-block: ${space.s7} ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Title = styled.h1`
  ${text.listTitle}
  overflow-wrap: anywhere;
`;

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const NoticePlace = styled.div`
  margin-top: ${space.s4};

  &:empty {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const SectionTitle = styled.h2`
  margin-bottom: ${space.s3};
  ${text.cardTitle}
`;

const FactRow = styled.div`
  padding-block: ${space.s3};
  border-top: 1px solid ${color.line};

  &:last-child {
    padding-bottom: 0;
  }
`;

const FactName = styled.dt`
  ${text.meta}
`;

const FactValue = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  color: ${color.ink};
  font-weight: 500;
  overflow-wrap: anywhere;
`;
