import { Download } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  Card,
  color,
  Dialog,
  DialogActions,
  fontSize,
  media,
  space,
  text,
  useToast,
} from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { downloadFile, sentPdfPath } from "../resumes/resume-files";
import { applicationsWords } from "./applications.words";
import { useWithdrawApplicationMutation, type ApplyJob_JobFragment } from "./ApplyJob.generated";

/** What became of the viewer's application to a job, and the way to take it back; nothing without one. */
export function OwnApplication({ job }: { job: ApplyJob_JobFragment }) {
  const words = useWords(applicationsWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const application = job.viewerApplication;
  if (!application) return null;
  const { id, status, remark, viewerMoves } = application;

  async function handleDownload(applicationId: string) {
    try {
      await downloadFile(sentPdfPath(applicationId));
    } catch {
      showToast({ tone: "danger", text: words.apply.pdfFailed });
    }
  }

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
        {status === "WITHDRAWN" && <p>{words.own.onlyOnce}</p>}
      </Head>
      <Actions>
        <Link to={paths.dashboard}>{words.own.dashboard}</Link>
        <Button
          tone="secondary"
          icon={<Download size={18} aria-hidden />}
          onClick={() => void handleDownload(id)}
        >
          {words.own.sent}
        </Button>
        {viewerMoves.includes("WITHDRAWN") && (
          <Button tone="secondary" onClick={() => setIsAsking(true)}>
            {words.own.withdraw}
          </Button>
        )}
      </Actions>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words.withdraw.title}
        fallbackFocus={heading}
      >
        <ConfirmWithdrawal id={id} companyName={job.company.name} onClose={() => setIsAsking(false)} />
      </Dialog>
    </Box>
  );
}

interface ConfirmWithdrawalProps {
  /** The application's. */
  id: string;
  companyName: string;
  onClose(): void;
}

function ConfirmWithdrawal({ id, companyName, onClose }: ConfirmWithdrawalProps) {
  const { withdraw: words } = useWords(applicationsWords);
  const showToast = useToast();
  const [withdraw, { loading }] = useWithdrawApplicationMutation();

  async function handleConfirm() {
    try {
      await withdraw({ variables: { id } });
      showToast({ text: words.done });
    } catch {
      showToast({ text: words.failed, tone: "danger" });
    }
    onClose();
  }

  return (
    <Question>
      <p>{words.warning(companyName)}</p>
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          tone="danger"
          busy={loading}
          busyText={words.withdrawing}
          onClick={() => void handleConfirm()}
        >
          {words.confirm}
        </Button>
      </DialogActions>
    </Question>
  );
}

/* A row of its own above the job's text and what stands beside it. */
const Box = styled(Card)`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
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

const Question = styled.div`
  display: grid;
  gap: ${space.s5};
  margin-top: ${space.s2};
  color: ${color.ink2};
`;
