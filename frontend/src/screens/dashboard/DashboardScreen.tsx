import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, Chip, color, Container, LoadFailure, media, space, text } from "../../design-system";
import { Skeleton, SkeletonGroup, VisuallyHidden } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { dashboardWords } from "./dashboard.words";
import { useDashboardScreenQuery, type DashboardScreenQuery } from "./DashboardScreen.generated";
import { QuickActions } from "./QuickActions";

/** /dashboard: the account as the server has it, and where to go from here. */
export function DashboardScreen() {
  const words = useWords(dashboardWords);
  const { data, loading, refetch } = useDashboardScreenQuery({ notifyOnNetworkStatusChange: true });
  usePageTitle(words.dashboard);
  return (
    <Band>
      <Container>{content()}</Container>
    </Band>
  );

  function content(): ReactNode {
    if (data?.me) return <Dashboard account={data.me} />;
    if (loading) return <DashboardSkeleton />;
    return (
      <>
        <VisuallyHidden as="h1">{words.dashboard}</VisuallyHidden>
        {/* A second failure shows in the same place. */}
        <LoadFailure message={words.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
}

type DashboardAccount = NonNullable<DashboardScreenQuery["me"]>;

function Dashboard({ account }: { account: DashboardAccount }) {
  const words = useWords(dashboardWords);
  return (
    <>
      <Title>{words.welcome(account.displayName ?? account.email)}</Title>
      <NoticePlace>
        <VerifyEmailNotice />
      </NoticePlace>
      <Columns>
        <QuickActions />
        <AccountCard account={account} />
      </Columns>
    </>
  );
}

const roleKeys = { ADMIN: "admin", EMPLOYER: "employer", JOBSEEKER: "jobseeker" } as const;
const planKeys = { FREE: "free", PAID: "paid", PREMIUM: "premium" } as const;

function AccountCard({ account }: { account: DashboardAccount }) {
  const words = useWords(dashboardWords);
  const accountWords = useWords(accountsWords);
  return (
    <Card>
      <SectionTitle>{words.account}</SectionTitle>
      <dl>
        <Fact name={words.email}>
          {account.email}
          {account.status === "PENDING" && <Chip>{words.emailPending}</Chip>}
        </Fact>
        <Fact name={words.role}>{accountWords.roles[roleKeys[account.role]]}</Fact>
        <Fact name={words.plan}>{accountWords.plans[planKeys[account.subscription.plan]]}</Fact>
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

function DashboardSkeleton() {
  const words = useWords(dashboardWords);
  return (
    <>
      <VisuallyHidden as="h1">{words.dashboard}</VisuallyHidden>
      <SkeletonGroup>
        <Skeleton width={320} height={36} />
        <Columns>
          <Stack>
            <Skeleton width={120} height={24} />
            <Skeleton width="100%" height={80} shape="tile" />
          </Stack>
          <Skeleton width="100%" height={228} shape="tile" />
        </Columns>
      </SkeletonGroup>
    </>
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
  margin-top: ${space.s6};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space.s5};
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
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
