import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { readReturnAddress } from "../../auth/return-address";
import { useSession, useSessionActions } from "../../auth/session";
import {
  BackLink,
  Card,
  color,
  Container,
  LoadFailure,
  media,
  Notice,
  PageHeading,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { InvoicesCard } from "../../features/subscriptions/InvoicesCard";
import { PlanChoices, PlanGrid, PlanOffers } from "../../features/subscriptions/PlanChoices";
import { plansWords } from "../../features/subscriptions/plans.words";
import { useIsForCompanies } from "../../features/subscriptions/useIsForCompanies";
import { usePlanInForce } from "../../features/subscriptions/usePlanInForce";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { type PlansScreenQuery, usePlansScreenQuery } from "./PlansScreen.generated";

/** /subscription/plans: the plans for everybody, and for an account the choice of one (ROUTE-16, PLAN-09, SEAT-06). */
export function PlansScreen() {
  const words = useWords(plansWords);
  const isSignedIn = useSession().status === "signed-in";
  const { reloadAccount } = useSessionActions();
  const navigate = useNavigate();
  const returnAddress = readReturnAddress(useLocation().search);
  // An admin may have decided on a request since.
  const { data, loading, refetch, ...polling } = usePlansScreenQuery({
    variables: { isSignedIn },
    fetchPolicy: "cache-and-network",
  });
  usePlanInForce(data?.me, polling);
  usePageTitle(words.title);

  /** Back to the job that the larger plan was wanted for (SEEN-02). */
  async function handleRaised() {
    if (!returnAddress) return;
    await reloadAccount();
    await navigate(returnAddress, { replace: true });
  }

  return (
    <Band>
      <Container>
        <Column>
          {returnAddress && <BackLink to={returnAddress}>{words.back}</BackLink>}
          <PageHeading title={words.title}>
            <h1>{words.title}</h1>
          </PageHeading>
          <WhatFor />
          {content()}
        </Column>
      </Container>
    </Band>
  );

  function content(): ReactNode {
    if (data) {
      const { plans, me, paymentMode } = data;
      const hasInvoices = me && plans.some(({ gstWithinPrice }) => gstWithinPrice !== null);
      return (
        <>
          {me ? (
            <PlanChoices {...{ plans, paymentMode }} account={me} onRaised={() => void handleRaised()} />
          ) : (
            <PlanOffers plans={plans} isSignedIn={isSignedIn} />
          )}
          {hasInvoices && (
            <Invoices>
              {/* A plan that is paid for brings an invoice. */}
              <InvoicesCard key={me.subscription.plan} />
            </Invoices>
          )}
          <HowPaid mode={paymentMode} />
        </>
      );
    }
    if (loading) return <PlansSkeleton />;
    return (
      <Card>
        <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
      </Card>
    );
  }
}

function WhatFor() {
  const words = useWords(plansWords);
  return <Lead>{useIsForCompanies() ? words.leadForCompanies : words.lead}</Lead>;
}

function HowPaid({ mode }: { mode: PlansScreenQuery["paymentMode"] }) {
  const words = useWords(plansWords);
  return (
    <Notices>
      <Notice>{words.payments[mode].notice}</Notice>
      <SmallPrint>{words.monthEnd}</SmallPrint>
    </Notices>
  );
}

function PlansSkeleton() {
  return (
    <SkeletonGroup>
      <PlanGrid as="div">
        {["first", "second", "third"].map((plan) => (
          <Skeleton key={plan} width="100%" height={420} shape="tile" />
        ))}
      </PlanGrid>
    </SkeletonGroup>
  );
}

const Band = styled.div`
  min-height: 100%;
  padding-block: 40px ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Column = styled.div`
  max-width: 1080px;
  margin-inline: auto;

  > h1 {
    ${text.listTitle}
  }
`;

const Lead = styled.p`
  margin: ${space.s1} 0 ${space.s6};
  ${text.body}
  color: ${color.muted};

  ${media.phone} {
    margin-bottom: ${space.s5};
  }
`;

const Notices = styled.div`
  display: grid;
  gap: ${space.s3};
  margin-top: ${space.s5};
`;

const Invoices = styled.div`
  margin-top: ${space.s5};
`;

const SmallPrint = styled.p`
  ${text.meta}
`;
