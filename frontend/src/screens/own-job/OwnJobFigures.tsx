import { useId } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Card, color, fontSize, media, Skeleton, space, text } from "../../design-system";
import { ChartCard } from "../../design-system/Chart/ChartCard";
import { TrendChart } from "../../design-system/Chart/charts";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { RecentCandidateRow } from "../../features/applications/candidate/RecentCandidateRow";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import type { OwnJob } from "./own-job";
import type { OwnJobFiguresQuery } from "./OwnJobScreen.generated";
import { ownJobWords } from "./own-job.words";

/** Stages that stand in the row, with the address's word of each. */
const STAGES = [
  { status: "SUBMITTED", name: "new" },
  { status: "VIEWED", name: "viewed" },
  { status: "SHORTLISTED", name: "shortlisted" },
  { status: "INTERVIEW", name: "interview" },
  { status: "OFFERED", name: "offered" },
  { status: "HIRED", name: "hired" },
] as const;

interface OwnJobStagesProps {
  job: OwnJob;
  figures: OwnJobFiguresQuery | undefined;
}

/** How often the job was looked at, and how many candidates stand where; each leads to its list (OWNJ-01). */
export function OwnJobStages({ job, figures }: OwnJobStagesProps) {
  const words = useWords(ownJobWords);
  const { statuses } = useWords(candidatesWords);
  const { standing, viewerCan, id } = job;
  if (!standing) return null;
  // Who reads nothing of candidates would read that there are none.
  const stages = viewerCan.answer ? STAGES : [];
  const candidatesPath = paths.candidatesFor(id);
  return (
    <Row aria-label={words.figures}>
      <Figure
        {...{ label: words.views, remark: words.viewsRemark, figure: words.count(standing.viewCount) }}
        to={`${paths.analytics}?job=${encodeURIComponent(id)}`}
      />
      {job.applyUrl === null ? (
        <Figure
          {...{ label: words.applied, remark: words.appliedRemark }}
          {...(viewerCan.answer && { to: candidatesPath })}
          figure={words.count(standing.applicationCount)}
        />
      ) : (
        <Figure label={words.toYourSite} figure={words.count(standing.applyClickCount)} />
      )}
      {stages.map(({ status, name }) => {
        const found = figures?.candidates.counts.find((count) => count.status === status);
        return (
          <Figure
            key={status}
            label={statuses[status]}
            to={`${candidatesPath}&status=${name}`}
            figure={figures && words.count(found?.count ?? 0, found?.isCapped)}
          />
        );
      })}
    </Row>
  );
}

interface FigureProps {
  label: string;
  /** Undefined until it is known. */
  figure: string | undefined;
  remark?: string;
  to?: string;
}

function Figure({ label, figure, remark, to }: FigureProps) {
  return (
    <div>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd>{figure ?? <Skeleton width={32} height={24} />}</dd>
      {remark && <dd>{remark}</dd>}
    </div>
  );
}

interface OwnJobDaysProps {
  days: OwnJobFiguresQuery["employerAnalytics"]["days"];
  /** The day that is not over yet. */
  today: string;
}

/** Views and applications of the last days. */
export function OwnJobDays({ days, today }: OwnJobDaysProps) {
  const words = useWords(ownJobWords);
  return (
    <ChartCard
      title={words.byDay}
      columns={[words.day, words.views, words.applications]}
      rows={[...days].reverse().map(({ day, views, applications }) => ({
        key: day,
        cells: [words.dayOf(day), words.count(views), words.count(applications)],
      }))}
    >
      <TrendChart
        points={days.map(({ day, views, applications }) => ({ at: day, values: [views, applications] }))}
        panels={[
          { name: words.views, format: words.count },
          { name: words.applications, format: words.count },
        ]}
        unfinished={today}
        nameOf={words.shortDayOf}
        fullNameOf={words.dayOf}
      />
    </ChartCard>
  );
}

interface OwnJobWaitingProps {
  job: OwnJob;
  page: OwnJobFiguresQuery["candidates"];
}

/** Those whom nobody has opened yet, the best match first. */
export function OwnJobWaiting({ job, page }: OwnJobWaitingProps) {
  const words = useWords(ownJobWords);
  const id = useId();
  const count = job.standing?.applicationCount ?? 0;
  return (
    <Surface as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{words.waiting}</h2>
        {page.items.length > 0 && <p>{words.waitingHint}</p>}
        {count > 0 && <Link to={paths.candidatesFor(job.id)}>{words.allCandidates}</Link>}
      </Head>
      {page.items.length > 0 ? (
        <ul>
          {page.items.map((candidate) => (
            <Entry key={candidate.id}>
              <RecentCandidateRow candidate={candidate} />
            </Entry>
          ))}
        </ul>
      ) : (
        <Nothing>
          <p>{count > 0 ? words.noneWaiting : words.noneYet}</p>
          {count === 0 && <p>{words.noneYetHint}</p>}
        </Nothing>
      )}
    </Surface>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.line};

  ${media.belowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    position: relative;
    padding: ${space.s3} ${space.s4};
    background: ${color.surface};
  }

  dt {
    ${text.meta}
  }

  /* The whole field leads there. */
  dt a {
    color: inherit;
    text-decoration: none;

    &::after {
      position: absolute;
      inset: 0;
      content: "";
    }

    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }

  dd {
    min-height: 32px;
    color: ${color.ink};
    font-size: ${fontSize.fs20};
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }

  dd + dd {
    min-height: 0;
    ${text.meta}
    font-size: ${fontSize.fs12};
  }
`;

const Surface = styled(Card)`
  padding: 0;

  ${media.phone} {
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: baseline;
  padding: ${space.s4} 20px;
  ${text.meta}

  > h2 {
    ${text.cardTitle}
  }

  > a {
    ${text.label}
    margin-left: auto;
    color: ${color.brand800};
  }

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Entry = styled.li`
  padding: ${space.s3} 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Nothing = styled.div`
  padding: ${space.s4} 20px 20px;
  border-top: 1px solid ${color.line};
  ${text.meta}

  > :first-child {
    ${text.label}
  }
`;
