import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  Card,
  LoadFailure,
  media,
  Page,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { JobChoice } from "../../features/jobs/own/JobChoice";
import { useWords } from "../../shared/words";
import { analyticsPath, PERIODS, periodOf, readAnalyticsView, type AnalyticsView } from "./analytics-address";
import { analyticsWords } from "./analytics.words";
import { AnalyticsFigures } from "./AnalyticsFigures";
import { useAnalyticsScreenQuery } from "./AnalyticsScreen.generated";

/** /analytics (ROUTE-11): looks, applications, how far these came and how fast they were answered. */
export function AnalyticsScreen() {
  const words = useWords(analyticsWords);
  const [address] = useSearchParams();
  const view = readAnalyticsView(address);
  // One day for as long as the page stands: midnight must not change what its parts ask for.
  const [now] = useState(() => Date.now());
  const period = periodOf(view.days, now);
  const { data, loading, refetch } = useAnalyticsScreenQuery({
    variables: { ...period, jobId: view.jobId || null },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Page title={words.title}>
      <Stack>
        <Choices view={view} period={period} />
        {data ? (
          <AnalyticsFigures analytics={data.employerAnalytics} today={period.to} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={420} shape="tile" />
          </SkeletonGroup>
        ) : (
          <Card>
            <LoadFailure onRetry={() => void refetch()} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function Choices({ view, period }: { view: AnalyticsView; period: ReturnType<typeof periodOf> }) {
  const words = useWords(analyticsWords);
  const navigate = useNavigate();
  const go = (change: Partial<AnalyticsView>) => void navigate(analyticsPath({ ...view, ...change }));
  return (
    <Selects>
      <JobChoice jobId={view.jobId} onChange={(jobId) => go({ jobId })} />
      <Select
        label={words.period}
        value={String(view.days)}
        options={PERIODS.map((days) => ({ value: String(days), label: words.lastDays(days) }))}
        onChange={(event) =>
          go({ days: PERIODS.find((days) => String(days) === event.target.value) ?? view.days })
        }
      />
      <p>{words.span(period.from, period.to)}</p>
    </Selects>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s5};

  ${media.phone} {
    gap: ${space.s4};
  }
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 220px) auto;
  gap: ${space.s3};
  align-items: end;

  > p {
    padding-bottom: ${space.s3};
    ${text.meta}
    text-align: right;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > p {
      padding: 0;
      text-align: left;
    }
  }
`;
