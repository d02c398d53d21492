import { BellPlus } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useAccountUser } from "../../auth/session";
import {
  BackLink,
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { AlertCard } from "../../features/alerts/AlertCard";
import { alertsWords } from "../../features/alerts/alerts.words";
import { ToldOnPage } from "../../features/alerts/ToldOnPage";
import { PushAsk } from "../../features/notices/push/PushAsk";
import { openEntryProps, useOpenEntry } from "../../shared/useOpenEntry";
import { useLanguage } from "../../shared/language/locale";
import { useWords } from "../../shared/words";
import { useAlertsScreenQuery } from "./AlertsScreen.generated";

/** /alerts: the viewer's alerts, what each found lately, and what changes, pauses and ends them (ALRT-10). */
export function AlertsScreen() {
  const words = useWords(alertsWords);
  const { data, loading, refetch } = useAlertsScreenQuery({
    variables: { language: useLanguage() },
    fetchPolicy: "cache-and-network",
  });
  const openId = useOpenEntry(data !== undefined);
  const user = useAccountUser();
  const hasEmail = user?.email !== null;
  return (
    <Page title={words.title} back={<BackLink to={paths.dashboard}>{words.back}</BackLink>} width="list">
      {data ? (
        data.alerts.length > 0 ? (
          <>
            {!hasEmail && <WhereTold />}
            {/* No mail of an alert goes to an address that nobody has confirmed. */}
            {hasEmail && !user?.isEmailVerified && (
              <Above>
                <VerifyEmailNotice />
              </Above>
            )}
            <List>
              {data.alerts.map((alert) => (
                <li key={alert.id}>
                  <AlertCard alert={alert} marks={openEntryProps(alert.id, openId)} />
                </li>
              ))}
            </List>
          </>
        ) : (
          <NoAlerts />
        )
      ) : loading ? (
        <SkeletonGroup>
          <List as="div">
            <Skeleton width="100%" height={180} />
            <Skeleton width="100%" height={180} />
          </List>
        </SkeletonGroup>
      ) : (
        <Card>
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        </Card>
      )}
    </Page>
  );
}

/** Without an e-mail address: the page, and a device if one wants (WAYS-02). */
function WhereTold() {
  return (
    <Above>
      <Notice>
        <ToldOnPage />
      </Notice>
      <PushAsk />
    </Above>
  );
}

function NoAlerts() {
  const words = useWords(alertsWords);
  return (
    <Card>
      <EmptyState
        seed={paths.alerts}
        icon={<BellPlus />}
        title={words.none}
        actions={<ButtonLink to={paths.jobs}>{words.findJobs}</ButtonLink>}
      >
        {words.noneHint}
      </EmptyState>
    </Card>
  );
}

const Above = styled.div`
  display: grid;
  gap: ${space.s3};
  margin-bottom: ${space.s4};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;
