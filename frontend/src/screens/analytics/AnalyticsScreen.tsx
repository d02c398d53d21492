import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  Card,
  color,
  fontSize,
  LoadFailure,
  media,
  Page,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { candidatesWords } from "../../features/applications/candidates.words";
import { useWords } from "../../shared/words";
import { analyticsPath, PERIODS, periodOf, readAnalyticsView, type AnalyticsView } from "./analytics-address";
import { analyticsWords } from "./analytics.words";
import {
  useAnalyticsJobsQuery,
  useAnalyticsScreenQuery,
  type AnalyticsScreenQuery,
} from "./AnalyticsScreen.generated";
import { FigureTable } from "./FigureTable";

/** /analytics: looks, applications, how far these came and how fast they were answered. */
export function AnalyticsScreen() {
  const words = useWords(analyticsWords);
  const [address] = useSearchParams();
  const view = readAnalyticsView(address);
  // One day for as long as the page stands: midnight must not change what its parts ask for.
  const [now] = useState(() => Date.now());
  const { data, loading, refetch } = useAnalyticsScreenQuery({
    variables: { ...periodOf(view.days, now), jobId: view.jobId || null },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Page title={words.title}>
      <Stack>
        <Choices view={view} />
        {data ? (
          <Figures analytics={data.employerAnalytics} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={420} shape="tile" />
          </SkeletonGroup>
        ) : (
          <Card>
            <LoadFailure onRetry={() => void refetch().catch(() => undefined)} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function Choices({ view }: { view: AnalyticsView }) {
  const words = useWords(analyticsWords);
  const navigate = useNavigate();
  const { data } = useAnalyticsJobsQuery();
  const go = (change: Partial<AnalyticsView>) => void navigate(analyticsPath({ ...view, ...change }));
  return (
    <Selects>
      <Select
        label={words.job}
        value={view.jobId}
        options={[
          { value: "", label: words.allJobs },
          ...(data?.myJobs.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => go({ jobId: event.target.value })}
      />
      <Select
        label={words.period}
        value={String(view.days)}
        options={PERIODS.map((days) => ({ value: String(days), label: words.lastDays(days) }))}
        onChange={(event) =>
          go({ days: PERIODS.find((days) => String(days) === event.target.value) ?? view.days })
        }
      />
    </Selects>
  );
}

function Figures({ analytics }: { analytics: AnalyticsScreenQuery["employerAnalytics"] }) {
  const words = useWords(analyticsWords);
  const { statuses } = useWords(candidatesWords);
  const { views, applications, medianHoursToAnswer, funnel, jobs, days } = analytics;
  const all = funnel[0]?.count ?? 0;
  return (
    <>
      <Totals aria-label={words.figures}>
        <Total label={words.views} figure={words.count(views)} />
        <Total label={words.applications} figure={words.count(applications)} />
        <Total label={words.answer} figure={words.duration(medianHoursToAnswer)} />
      </Totals>
      <FigureTable
        title={words.funnel}
        hint={words.funnelHint}
        columns={[words.stage, words.applications, words.ofAll]}
        rows={funnel.map(({ status, count }) => ({
          key: status,
          cells: [statuses[status], words.count(count), words.share(count, all)],
        }))}
      />
      <FigureTable
        title={words.jobs}
        hint={jobs.length === 0 ? words.noJobs : undefined}
        columns={[words.job, words.views, words.applications, words.shortlisted, words.answerShort]}
        rows={jobs.map((job) => ({
          key: job.jobId,
          cells: [
            job.title,
            ...[job.views, job.applications, job.shortlisted].map(words.count),
            words.duration(job.medianHoursToAnswer),
          ],
        }))}
      />
      <FigureTable
        title={words.byDay}
        columns={[words.day, words.views, words.applications]}
        rows={[...days].reverse().map((day) => ({
          key: day.day,
          cells: [words.dayOf(day.day), words.count(day.views), words.count(day.applications)],
        }))}
      />
    </>
  );
}

function Total({ label, figure }: { label: string; figure: string }) {
  return (
    <Card>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </Card>
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
  grid-template-columns: minmax(0, 360px) minmax(0, 220px);
  gap: ${space.s3};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s4};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  dt {
    ${text.meta}
  }

  dd {
    color: ${color.ink};
    font-size: ${fontSize.fs30};
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
`;
