import { ChartNoAxesCombined } from "lucide-react";
import styled from "styled-components";
import { ButtonLink, Card, color, EmptyState, fontSize, media, space, text } from "../../design-system";
import { BarList } from "../../design-system/Chart/BarList";
import { ChartCard } from "../../design-system/Chart/ChartCard";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { rejectionReasonWords } from "../../features/applications/candidate/rejection-reasons.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { analyticsWords } from "./analytics.words";
import type { AnalyticsScreenQuery } from "./AnalyticsScreen.generated";
import { DaysCard } from "./DaysCard";
import { JobsCard } from "./JobsCard";

type Analytics = AnalyticsScreenQuery["employerAnalytics"];

/** A period in figures, or what to do where nothing has happened in it. */
export function AnalyticsFigures({ analytics, today }: { analytics: Analytics; today: string }) {
  const words = useWords(analyticsWords);
  const { views, applications, medianHoursToAnswer, funnel, answers, rejections, jobs, days } = analytics;
  if (views === 0 && applications === 0)
    return (
      <Card>
        <EmptyState
          seed="analytics"
          icon={<ChartNoAxesCombined />}
          title={words.emptyTitle}
          actions={<ButtonLink to={paths.jobPostings}>{words.postings}</ButtonLink>}
        >
          {words.noJobs}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <Totals aria-label={words.figures}>
        <Total label={words.views} figure={words.count(views)} />
        <Total label={words.applications} figure={words.count(applications)} />
        <Total label={words.answer} figure={words.duration(medianHoursToAnswer)} />
      </Totals>
      <DaysCard days={days} today={today} />
      <Pair>
        <FunnelCard funnel={funnel} />
        <AnswersCard answers={answers} applications={applications} />
      </Pair>
      <RejectionsCard rejections={rejections} />
      <JobsCard jobs={jobs} />
    </>
  );
}

function FunnelCard({ funnel }: Pick<Analytics, "funnel">) {
  const words = useWords(analyticsWords);
  const { statuses } = useWords(candidatesWords);
  const all = funnel[0]?.count ?? 0;
  const stages = funnel.map(({ status, count }) => ({
    key: status,
    ...{ name: statuses[status], figure: count, label: words.count(count), remark: words.share(count, all) },
  }));
  return (
    <ChartCard
      title={words.funnel}
      hint={words.funnelHint}
      columns={[words.stage, words.applications, words.ofAll]}
      rows={stages.map(({ key, name, label, remark }) => ({ key, cells: [name, label, remark] }))}
    >
      <BarList bars={stages} />
    </ChartCard>
  );
}

function AnswersCard({ answers, applications }: Pick<Analytics, "answers" | "applications">) {
  const words = useWords(analyticsWords);
  const answered = answers.reduce((sum, { count }) => sum + count, 0);
  const spans = [
    ...answers.map(({ fromDays, toDays, count }) => ({ name: words.daysBetween(fromDays, toDays), count })),
    { name: words.unanswered, count: applications - answered },
  ].map(({ name, count }) => ({
    ...{ key: name, name, figure: count },
    ...{ label: words.count(count), remark: words.share(count, applications) },
  }));
  return (
    <ChartCard
      title={words.answers}
      hint={words.answersHint}
      columns={[words.answeredAfter, words.applications, words.ofAll]}
      rows={spans.map(({ key, name, label, remark }) => ({ key, cells: [name, label, remark] }))}
    >
      <BarList bars={spans} />
    </ChartCard>
  );
}

/** Why applications were rejected, as far as the company's people said so (PIPE-02). */
function RejectionsCard({ rejections }: Pick<Analytics, "rejections">) {
  const words = useWords(analyticsWords);
  const { reasons, none } = useWords(rejectionReasonWords);
  const all = rejections.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const bars = rejections.map(({ reason, count }) => ({
    key: reason ?? "none",
    ...{ name: reason ? reasons[reason] : none, figure: count },
    ...{ label: words.count(count), remark: words.share(count, all) },
  }));
  return (
    <ChartCard
      title={words.rejections}
      hint={words.rejectionsHint}
      columns={[words.reason, words.applications, words.ofAll]}
      rows={bars.map(({ key, name, label, remark }) => ({ key, cells: [name, label, remark] }))}
    >
      <BarList bars={bars} />
    </ChartCard>
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

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s4};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: inherit;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
