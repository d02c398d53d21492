import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, hiddenSkin, media, openEntryMark, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useMountedAt } from "../../../shared/page-view";
import { openEntryProps } from "../../../shared/useOpenEntry";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { JobStatusChip } from "../job/JobStatusChip";
import { useClosureReason } from "../hold/useClosureReason";
import { OwnJobLink, OwnJobNote } from "./own-job-parts";
import { daysUntilLast } from "./own-job-standing";
import { ownJobsWords } from "./own-jobs.words";
import type { OwnJob_JobFragment } from "./OwnJobs.generated";
import { OwnJobMenu } from "./OwnJobMenu";
import { PostAgain } from "./PostAgain";

/** Days below which the time left stands out. */
const FEW_DAYS = 4;
/** Days above which a date says more; whoever posts by hand gets no more than these. */
const MANY_DAYS = 90;

interface OwnJobTableProps {
  jobs: readonly OwnJob_JobFragment[];
  /** False where all of them stand alike. */
  showsStatus?: boolean;
  /** Where one acts for several. */
  showsCompany?: boolean;
  /** The job that stands out, if any. */
  openId?: string | null;
}

/** Jobs of one's own with how they stand and go; on phones each row is a stack of lines. */
export function OwnJobTable({
  jobs,
  showsStatus = true,
  showsCompany = false,
  openId = null,
}: OwnJobTableProps) {
  const words = useWords(ownJobsWords);
  return (
    // The roles stay where the style sheet takes the table's boxes away.
    <Table role="table" aria-label={words.table}>
      <Head role="rowgroup">
        <tr role="row">
          <HeadCell>{words.job}</HeadCell>
          {showsStatus && <HeadCell>{words.status}</HeadCell>}
          <HeadCell isFigure>{words.applications}</HeadCell>
          <HeadCell isFigure>{words.views}</HeadCell>
          <HeadCell isFigure>{words.closes}</HeadCell>
          <HeadCell isFigure>{words.actions}</HeadCell>
        </tr>
      </Head>
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.id} {...{ job, showsStatus, showsCompany, openId }} />
        ))}
      </tbody>
    </Table>
  );
}

function HeadCell({ isFigure = false, children }: { isFigure?: boolean; children: string }) {
  return (
    <HeadBox role="columnheader" scope="col" $isFigure={isFigure}>
      {children}
    </HeadBox>
  );
}

interface JobRowProps extends Required<Omit<OwnJobTableProps, "jobs">> {
  job: OwnJob_JobFragment;
}

function JobRow({ job, showsStatus, showsCompany, openId }: JobRowProps) {
  const words = useWords(ownJobsWords);
  const jobs = useWords(jobsWords);
  const reasonOf = useClosureReason();
  const { standing } = job;
  if (!standing) return null;
  const { status, reason, applicationCount, unopenedCount, hiredCount } = standing;
  const { viewCount, applyClickCount, reportCount } = standing;
  const why = (job.closure && reasonOf(job.closure)) ?? reason;
  return (
    <Row role="row" {...openEntryProps(job.id, openId)}>
      <TitleCell role="rowheader" scope="row">
        <OwnJobLink to={paths.ownJob(job.id)}>{job.title}</OwnJobLink>
        <OwnJobNote>
          {[showsCompany && job.company.name, job.placesInShort, jobs.payHeadline(job.pay)]
            .filter(Boolean)
            .join(" · ")}
        </OwnJobNote>
        {why && <OwnJobNote>{words.reason(why)}</OwnJobNote>}
      </TitleCell>
      {showsStatus && (
        <StatusCell role="cell">
          <JobStatusChip status={status} />
          {status === "FLAGGED" && <OwnJobNote>{words.reports(reportCount)}</OwnJobNote>}
          {job.closure?.block && <OwnJobNote>{words.blocks[job.closure.block]}</OwnJobNote>}
        </StatusCell>
      )}
      <FigureCell role="cell">
        <CountLink to={paths.candidatesFor(job.id)} aria-label={words.applicationsOf(applicationCount)}>
          <Strong>{words.count(applicationCount)}</Strong>{" "}
          <PhoneLabel>{words.applicationsLabel(applicationCount)}</PhoneLabel>
        </CountLink>
        {unopenedCount > 0 && <New>{words.unopened(unopenedCount)}</New>}
        {hiredCount > 0 && <OwnJobNote>{words.hired(hiredCount, job.openings)}</OwnJobNote>}
        {job.applyUrl !== null && <OwnJobNote>{words.toYourSite(applyClickCount)}</OwnJobNote>}
      </FigureCell>
      <FigureCell role="cell">
        {words.count(viewCount)} <PhoneLabel>{words.viewsLabel(viewCount)}</PhoneLabel>
      </FigureCell>
      <FigureCell role="cell">
        <TimeLeft job={job} standing={standing} />
      </FigureCell>
      <ActionCell role="cell">
        <OwnJobMenu job={job} />
      </ActionCell>
    </Row>
  );
}

interface TimeLeftProps {
  job: OwnJob_JobFragment;
  standing: NonNullable<OwnJob_JobFragment["standing"]>;
}

function TimeLeft({ job, standing }: TimeLeftProps): ReactNode {
  const words = useWords(ownJobsWords);
  const { status, daysLeft, closedAt } = standing;
  const days = daysUntilLast(job, useMountedAt());
  const isClosed = status === "CLOSED" && closedAt !== null;
  if (isClosed || status === "REMOVED" || daysLeft === 0)
    return (
      <>
        <OwnJobNote>{isClosed ? words.closedOn(closedAt) : words.over}</OwnJobNote>
        <PostAgain job={job} />
      </>
    );
  return (
    <>
      <PhoneLabel>{words.closes}</PhoneLabel>{" "}
      <Days $isFew={days < FEW_DAYS}>
        {days > MANY_DAYS ? words.closesOn(job.openUntil) : words.daysLeft(days)}
      </Days>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};

  ${media.phone} {
    display: block;

    > tbody {
      display: block;
    }
  }
`;

const Head = styled.thead`
  ${media.phone} {
    ${hiddenSkin}
  }
`;

const HeadBox = styled.th<{ $isFigure: boolean }>`
  padding: ${space.s3} ${space.s2};
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  font-weight: 500;
  text-align: ${({ $isFigure }) => ($isFigure ? "right" : "left")};
  white-space: nowrap;

  &:first-child {
    padding-left: 20px;
  }

  &:last-child {
    padding-right: 20px;
  }
`;

const Row = styled.tr`
  border-top: 1px solid ${color.line};

  &[aria-current] {
    ${openEntryMark}
  }

  > * {
    padding: ${space.s3} ${space.s2};
    vertical-align: middle;
  }

  > :first-child {
    padding-left: 20px;
  }

  > :last-child {
    padding-right: 12px;
  }

  ${media.phone} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2} ${space.s4};
    align-items: center;
    padding: ${space.s4};

    > *,
    > :first-child,
    > :last-child {
      padding: 0;
    }
  }
`;

const TitleCell = styled.th`
  font-weight: 400;
  text-align: left;
  overflow-wrap: anywhere;

  ${media.phone} {
    flex: 0 0 calc(100% - 48px);
  }
`;

const StatusCell = styled.td`
  max-width: 200px;

  ${media.phone} {
    flex: 0 0 100%;
    max-width: none;
  }
`;

const FigureCell = styled.td`
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;

  ${media.phone} {
    display: flex;
    gap: ${space.s1};
    align-items: baseline;
  }
`;

const ActionCell = styled.td`
  width: 64px;
  text-align: right;

  ${media.phone} {
    position: absolute;
    top: 10px;
    right: 8px;
    width: auto;
  }
`;

const CountLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${media.phone} {
    display: inline-flex;
    gap: ${space.s1};
    align-items: center;
    min-height: 44px;
  }
`;

const Strong = styled.span`
  color: ${color.ink};
  font-weight: 600;
`;

const New = styled.span`
  display: block;
  color: ${color.brand800};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;

const PhoneLabel = styled.span`
  display: none;
  color: ${color.muted};

  ${media.phone} {
    display: inline;
  }
`;

const Days = styled.span<{ $isFew: boolean }>`
  color: ${({ $isFew }) => ($isFew ? color.warn : "inherit")};
  font-weight: ${({ $isFew }) => ($isFew ? 600 : 400)};
`;
