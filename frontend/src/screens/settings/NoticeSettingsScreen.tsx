import { paths } from "@job-portal/protocol/paths";
import { Link } from "react-router-dom";
import { BackLink, LoadFailure, Page, Skeleton, SkeletonGroup, Column, Notice } from "../../design-system";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { MailSuppressionNotice } from "../../features/notices/MailSuppressionNotice";
import { noticePreferencesWords } from "../../features/notices/notice-preferences.words";
import { NoticeTiming } from "../../features/notices/NoticeTiming";
import { NoticeWays } from "../../features/notices/NoticeWays";
import { PushDevices } from "../../features/notices/push/PushDevices";
import { useWords } from "../../shared/words";
import { useNoticeSettingsScreenQuery } from "./NoticeSettingsScreen.generated";

/** /settings/notices: what one is told of, by which way, and when (PREF-01, PREF-08, PREF-09). */
export function NoticeSettingsScreen() {
  const words = useWords(noticePreferencesWords);
  const { data, loading, refetch } = useNoticeSettingsScreenQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.settings}>{words.back}</BackLink>
        {data ? (
          <>
            <VerifyEmailNotice />
            {data.me && <MailSuppressionNotice account={data.me} />}
            {data.me?.email === null && (
              <Notice>
                {words.noEmail} <Link to={paths.settings}>{words.addEmail}</Link>
              </Notice>
            )}
            <NoticeWays preferences={data.noticePreferences} isPushOffered={data.pushDevices.key !== null} />
            <PushDevices push={data.pushDevices} />
            <NoticeTiming preferences={data.noticePreferences} />
          </>
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={420} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Column>
    </Page>
  );
}
