import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, hiddenSkin, media, openEntryMark, space, text } from "../../design-system";
import { paths } from "../../shared/paths";
import { openEntryProps } from "../../shared/useOpenEntry";
import { useWords } from "../../shared/words";
import { JobStatusChip } from "./JobStatusChip";
import type { OwnJob_JobFragment, OwnJobDraft_DraftFragment } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { DraftMenu, OwnJobMenu } from "./OwnJobMenu";

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
  const { standing } = job;
  if (!standing) return null;
  const { status, reason, applicationCount, unopenedCount, viewCount, reportCount } = standing;
  const why = job.closure?.reason ?? reason;
  return (
    <Row role="row" {...openEntryProps(job.id, openId)}>
      <TitleCell role="rowheader" scope="row">
        <TitleLink to={paths.job(job.id)}>{job.title}</TitleLink>
        <Quiet>
          {[showsCompany && job.company.name, job.location, job.pay.text].filter(Boolean).join(" · ")}
        </Quiet>
        {why && <Quiet>{words.reason(why)}</Quiet>}
      </TitleCell>
      {showsStatus && (
        <StatusCell role="cell">
          <JobStatusChip status={status} />
          {status === "FLAGGED" && <Quiet>{words.reports(reportCount)}</Quiet>}
          {job.closure?.block && <Quiet>{words.blocks[job.closure.block]}</Quiet>}
        </StatusCell>
      )}
      <FigureCell role="cell">
        <Strong>{words.count(applicationCount)}</Strong>{" "}
        <PhoneLabel>{words.applicationsLabel(applicationCount)}</PhoneLabel>
        {unopenedCount > 0 && <New>{words.unopened(unopenedCount)}</New>}
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
  job: Pick<OwnJob_JobFragment, "openUntil">;
  standing: NonNullable<OwnJob_JobFragment["standing"]>;
}

function TimeLeft({ job, standing }: TimeLeftProps): ReactNode {
  const words = useWords(ownJobsWords);
  const { status, daysLeft, closedAt } = standing;
  if (status === "CLOSED" && closedAt) return <Quiet>{words.closedOn(closedAt)}</Quiet>;
  if (status === "REMOVED" || daysLeft === 0) return <Quiet>{words.over}</Quiet>;
  return (
    <>
      <PhoneLabel>{words.closes}</PhoneLabel>{" "}
      <Days $isFew={daysLeft < FEW_DAYS}>
        {daysLeft > MANY_DAYS ? words.closesOn(job.openUntil) : words.daysLeft(daysLeft)}
      </Days>
    </>
  );
}

/** Jobs that were begun and not posted yet. */
export function DraftList({ drafts }: { drafts: readonly OwnJobDraft_DraftFragment[] }) {
  const words = useWords(ownJobsWords);
  return (
    <Drafts>
      {drafts.map((draft) => (
        <DraftRow key={draft.id}>
          <div>
            <TitleLink to={paths.jobDraft(draft.id)}>{draft.fields.title || words.untitledDraft}</TitleLink>
            <Quiet>
              {[draft.fields.location, draft.fields.pay, words.savedOn(draft.updatedAt)]
                .filter(Boolean)
                .join(" · ")}
            </Quiet>
          </div>
          <JobStatusChip status="DRAFT" />
          <DraftMenu draft={draft} />
        </DraftRow>
      ))}
    </Drafts>
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

const TitleLink = styled(Link)`
  ${text.label}
  text-decoration: none;

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;

const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
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

const Drafts = styled.ul`
  font-size: ${fontSize.fs14};
`;

const DraftRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} 12px ${space.s3} 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding-left: ${space.s4};
  }
`;
