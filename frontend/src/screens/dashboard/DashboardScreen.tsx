import type { ReactNode } from "react";
import styled from "styled-components";
import { useSession, type SessionUser } from "../../auth/session";
import { color, Container, media, Page, space, Spinner, text } from "../../design-system";
import { UnconfirmedAccount } from "../../features/accounts/UnconfirmedAccount";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { AdminDashboard } from "./admin/AdminDashboard";
import { dashboardWords } from "./dashboard.words";
import { EmployerDashboard } from "./employer/EmployerDashboard";
import { SeekerDashboard } from "./seeker/SeekerDashboard";

/**
 * /dashboard: by role what an account has under way, and where to go from here (DASH-01 to DASH-03, DASH-16). Admins
 * and employers are named; everybody else is a job seeker (AUTH-31).
 */
export function DashboardScreen() {
  const words = useWords(dashboardWords);
  const session = useSession();
  usePageTitle(words.dashboard);
  if (session.status !== "signed-in" || session.account === "awaited") return <Spinner />;
  const { role } = session.user;
  if (session.account === "registered" && role === "admin")
    return (
      <ShellDashboard>
        <AdminDashboard />
      </ShellDashboard>
    );
  if (session.account === "registered" && role === "employer")
    return (
      <ShellDashboard>
        <EmployerDashboard />
      </ShellDashboard>
    );
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
      <Title>{words.welcome(user.displayName ?? user.signInName)}</Title>
      <NoticePlace>
        <VerifyEmailNotice />
      </NoticePlace>
      <SeekerDashboard />
    </>
  );
}

function ShellDashboard({ children }: { children: ReactNode }) {
  const words = useWords(dashboardWords);
  return (
    <Page title={words.dashboard}>
      <Parts>
        <VerifyEmailNotice />
        {children}
      </Parts>
    </Page>
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
