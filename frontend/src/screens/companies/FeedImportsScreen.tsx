import { useState } from "react";
import { useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  LoadFailure,
  media,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { FeedImportList } from "../../features/jobs/feed-import/FeedImportList";
import { feedImportWords } from "../../features/jobs/feed-import/feed-import.words";
import { MakeFeedImport } from "../../features/jobs/feed-import/MakeFeedImport";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { type FeedImportsScreenQuery, useFeedImportsScreenQuery } from "./FeedImportsScreen.generated";

/** So often the report is asked for anew while a feed is read or about to be, in milliseconds. */
const POLL_MS = 3_000;
/** A feed is read once a minute at most: who asks again sees it come. */
const SOON_MS = 90_000;

/** /companies/{id}/feeds, for those who post for the company: the feeds of jobs that are read for it (FDIN-08). */
export function FeedImportsScreen() {
  const { title } = useWords(feedImportWords);
  return (
    <Page title={title}>
      <Feeds />
    </Page>
  );
}

function Feeds() {
  const words = useWords(feedImportWords);
  const { id = "" } = useParams();
  const [isAwaited, setIsAwaited] = useState(false);
  const { data, error, loading, refetch } = useFeedImportsScreenQuery({
    variables: { companyId: id },
    fetchPolicy: "cache-and-network",
    pollInterval: isAwaited ? POLL_MS : 0,
  });
  const feeds = data?.companyFeedImports;
  const isReading = feeds?.feeds.some(isUnderWay) ?? false;
  if (isReading !== isAwaited) setIsAwaited(isReading);
  if (feeds)
    return (
      <>
        <BackLink to={paths.company(id)}>{feeds.company.name}</BackLink>
        <Intro>{words.intro}</Intro>
        <Columns>
          <FeedImportList feeds={feeds} />
          {feeds.isVerified ? (
            <MakeFeedImport companyId={id} />
          ) : (
            <Unverified>
              <Notice tone="warn">{words.notVerified}</Notice>
              <ButtonLink to={paths.companyVerification(id)}>{words.getVerified}</ButtonLink>
            </Unverified>
          )}
        </Columns>
      </>
    );
  const code = error && readRefusal(error).code;
  if (code === "NOT_FOUND") return <NotYourCompany id={id} />;
  if (code === "MEMBER_ROLE") return <NotYourCompany id={id} isMember />;
  if (!loading) return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

type Seen = FeedImportsScreenQuery["companyFeedImports"]["feeds"][number];

/** Whether a feed is read, or its time has come. */
const isUnderWay = ({ feed, runs: [last] }: Seen): boolean =>
  feed.offAt == null &&
  (Date.parse(feed.nextAt) <= Date.now() + SOON_MS || (last !== undefined && last.endedAt == null));

const Intro = styled.p`
  max-width: 640px;
  margin-bottom: ${space.s4};
`;

const Unverified = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${space.s6};
  align-items: start;
  max-width: 1100px;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;
