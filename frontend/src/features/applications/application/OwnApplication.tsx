import { skipToken } from "@apollo/client/react";
import { Download, Redo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Button, Card, color, fontSize, lazyPart, media, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useBackCloses } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { useJobApplicationQuery, type ApplyJob_JobFragment } from "./ApplyJob.generated";
import { sentOriginalWords } from "../original/sent-original.words";
import { useSentOriginal } from "../original/useSentOriginal";
import { useSentPdf } from "../original/useSentPdf";
import { useUndoWithdrawal } from "./useUndoWithdrawal";
import { WithdrawalDialog } from "./WithdrawalDialog";

// Few are asked, and only once.
const PushAsk = lazyPart(
  () => import("../../notices/push/PushAsk"),
  ({ PushAsk }) => PushAsk,
  { failure: () => null },
);

/** For so long an application is what somebody has just done. */
const JUST_NOW_MS = 10 * 60_000;

/** The application that the page has, which is read anew by itself once it has changed (LIVE-03). */
function useApplicationTo({ viewerApplication }: ApplyJob_JobFragment) {
  const applicationId = viewerApplication?.id;
  useJobApplicationQuery(applicationId === undefined ? skipToken : { variables: { applicationId } });
  return viewerApplication;
}

/** What became of the viewer's application to a job, and the way to take it back; nothing without one. */
export function OwnApplication({ job }: { job: ApplyJob_JobFragment }) {
  const words = useWords(applicationsWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const downloadSent = useSentPdf(words.apply.pdfFailed);
  const { isOpen: isAsking, onOpenChange: setIsAsking } = useBackCloses();
  const [openedAt] = useState(Date.now);
  const application = useApplicationTo(job);
  if (!application) return null;
  const { id, status, remark, viewerMoves, withdrawalUndoUntil, original, appliedAt } = application;

  return (
    <Box as="section" aria-labelledby={headingId}>
      <Head>
        <Heading ref={heading} id={headingId} tabIndex={-1}>
          {words.own.title}
        </Heading>
        <Standing>
          {words.own.status}: <strong>{words.statuses[status]}</strong>
          {remark && ` · ${words.remarks[remark]}`}
        </Standing>
        {status === "WITHDRAWN" && (
          <p>
            {withdrawalUndoUntil !== null && `${words.own.undoUntil(withdrawalUndoUntil)} `}
            {words.own.onlyOnce}
          </p>
        )}
      </Head>
      <Actions>
        <Link to={paths.dashboard}>{words.own.dashboard}</Link>
        <Button
          tone="secondary"
          icon={<Download size={18} aria-hidden />}
          onClick={() => void downloadSent(id)}
        >
          {words.own.sent}
        </Button>
        {original?.name && <FileButton id={id} name={original.name} />}
        {withdrawalUndoUntil !== null && <UndoButton id={id} />}
        {viewerMoves.includes("WITHDRAWN") && (
          <Button tone="secondary" onClick={() => setIsAsking(true)}>
            {words.own.withdraw}
          </Button>
        )}
      </Actions>
      {status === "SUBMITTED" && openedAt - Date.parse(appliedAt) < JUST_NOW_MS && (
        <Whole>
          <PushAsk />
        </Whole>
      )}
      <WithdrawalDialog
        id={id}
        companyName={job.company.name}
        isUnseen={status === "SUBMITTED"}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        fallbackFocus={heading}
      />
    </Box>
  );
}

/** The file that went along. */
function FileButton({ id, name }: { id: string; name: string }) {
  const { own: words } = useWords(sentOriginalWords);
  const downloadSent = useSentOriginal();
  return (
    <Button tone="secondary" icon={<Download size={18} aria-hidden />} onClick={() => void downloadSent(id)}>
      {words.download(name)}
    </Button>
  );
}

function UndoButton({ id }: { id: string }) {
  const words = useWords(applicationsWords);
  return (
    <Button tone="secondary" icon={<Redo2 size={18} aria-hidden />} onClick={useUndoWithdrawal(id)}>
      {words.own.undo}
    </Button>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
`;

const Whole = styled.div`
  flex: 1 0 100%;

  &:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 4px;
  color: ${color.ink2};
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;

const Standing = styled.p`
  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4};

  > a {
    font-weight: 600;
  }

  ${media.phone} {
    width: 100%;
    gap: ${space.s2};
    justify-content: space-between;
    font-size: ${fontSize.fs14};
  }
`;
