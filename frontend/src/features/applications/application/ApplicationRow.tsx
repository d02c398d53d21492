import { ChevronDown, ChevronUp, Download, Ellipsis, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { IconButton, media, Menu, space, text } from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { useBackCloses } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../../jobs/job/jobs.words";
import { RowFacts, RowText, RowTitle } from "../../jobs/job/JobRowParts";
import { applicationListWords } from "./application-list.words";
import { applicationsWords } from "./applications.words";
import type { ApplicationRow_ApplicationFragment } from "./ApplicationRow.generated";
import { ApplicationTrack } from "./ApplicationTrack";
import { SentWords } from "./SentWords";
import { StatusChip } from "./StatusChip";
import { useSentPdf } from "../original/useSentPdf";
import { useUndoWithdrawal } from "./useUndoWithdrawal";
import { WithdrawalDialog } from "./WithdrawalDialog";

interface ApplicationRowProps {
  application: ApplicationRow_ApplicationFragment;
}

/**
 * One of the viewer's applications: the job, where it stands since when, and what can be done; its steps with their
 * dates on a tap (DASH-18, SEEN-14).
 */
export function ApplicationRow({ application }: ApplicationRowProps) {
  const words = useWords(applicationListWords);
  const jobs = useWords(jobsWords);
  const [showsWay, setShowsWay] = useState(false);
  const { job, isJobOpen, jobId, appliedAt, status, statusAt, remark, message } = application;
  return (
    <Row>
      <CompanyMark name={job.companyName} />
      <RowText>
        <RowTitle to={isJobOpen ? paths.job(jobId) : null}>{job.title}</RowTitle>
        <RowFacts>
          {jobs.posterFor(job.companyName, { ...job, isForClient: job.isForClient === true })}
          {` · ${job.placesInShort} · ${job.pay}`}
        </RowFacts>
        <Applied dateTime={appliedAt}>{words.applied(appliedAt)}</Applied>
      </RowText>
      <Status>
        <StatusChip step={remark ?? status} />
        {remark === null && status !== "SUBMITTED" && (
          <Applied dateTime={statusAt}>
            {status === "INTERVIEW" ? words.since(statusAt) : words.day(statusAt)}
          </Applied>
        )}
      </Status>
      <Corner>
        <IconButton
          tone="plain"
          label={words.showSteps(job.title)}
          icon={showsWay ? <ChevronUp size={20} aria-hidden /> : <ChevronDown size={20} aria-hidden />}
          aria-expanded={showsWay}
          onClick={() => setShowsWay(!showsWay)}
        />
        <Acts application={application} />
      </Corner>
      {message && (
        <Said>
          <Who>{words.wrote(job.companyName)}</Who>
          {message}
        </Said>
      )}
      {showsWay && (
        <>
          <ApplicationTrack application={application} />
          <SentWords applicationId={application.id} />
        </>
      )}
    </Row>
  );
}

function Acts({ application: { id, job, status, viewerMoves, withdrawalUndoUntil } }: ApplicationRowProps) {
  const words = useWords(applicationsWords);
  const { actionsOf } = useWords(applicationListWords);
  const downloadSent = useSentPdf(words.apply.pdfFailed);
  const { isOpen: isAsking, onOpenChange: setIsAsking } = useBackCloses();
  const undo = {
    label: words.own.undo,
    icon: <Redo2 size={18} aria-hidden />,
    onSelect: useUndoWithdrawal(id),
  };
  const withdrawal = {
    label: words.own.withdraw,
    icon: <Undo2 size={18} aria-hidden />,
    onSelect: () => setIsAsking(true),
  };
  return (
    <>
      <Menu
        label={actionsOf(job.title, job.companyName)}
        trigger={<Ellipsis size={20} aria-hidden />}
        entries={[
          {
            label: words.own.sent,
            icon: <Download size={18} aria-hidden />,
            onSelect: () => void downloadSent(id),
          },
          ...(withdrawalUndoUntil !== null ? [undo] : []),
          ...(viewerMoves.includes("WITHDRAWN") ? [withdrawal] : []),
        ]}
      />
      <WithdrawalDialog
        id={id}
        companyName={job.companyName}
        isUnseen={status === "SUBMITTED"}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
      />
    </>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space.s3} ${space.s4};
  align-items: start;

  > ol,
  > dl,
  > p {
    grid-column: 2 / -1;
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${space.s3};

    > ol,
    > dl,
    > p {
      grid-column: 1 / -1;
    }
  }
`;

/** What the company wrote with its decision (PIPE-06). */
const Said = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Who = styled.span`
  ${text.meta}
  display: block;
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;

  ${media.phone} {
    grid-row: 2;
    grid-column: 2;
  }
`;

/* The menu's 44 px reach beyond the line that its dots stand in. */
const Corner = styled.div`
  display: flex;

  /* The words need the width; the status stands right below them, beside the second of the two. */
  ${media.phone} {
    flex-direction: column;
    grid-row: 1 / span 2;
    grid-column: 3;
  }

  margin: -10px -${space.s3} -10px -${space.s2};
`;

const Applied = styled.time`
  ${text.meta}
  white-space: nowrap;
`;
