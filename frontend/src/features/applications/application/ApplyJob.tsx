import { CircleCheck, Clock } from "lucide-react";
import { useRef, type Ref } from "react";
import styled from "styled-components";
import { withReturnAddress } from "../../../auth/return-address";
import { useAccountUser } from "../../../auth/session";
import { Button, ButtonLink, color, Dialog, fontSize, media, radius } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWaiting } from "../../../shared/waiting/useWaiting";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { bringBack } from "./apply-draft";
import { ApplyForm } from "./ApplyForm";
import type { ApplyJob_JobFragment } from "./ApplyJob.generated";
import { applyAddress, useApplyAddress } from "./useApplyAddress";

/**
 * 'Apply Now' (JOBS-10), and once that is done, when it was, or that it waits for a network (OFF-07). A visitor signs
 * in first and comes back (AUTH-37).
 */
export function ApplyJob({ job }: { job: ApplyJob_JobFragment }) {
  const words = useWords(applicationsWords);
  const user = useAccountUser();
  const { isOpen, open, close } = useApplyAddress();
  const mark = useRef<HTMLParagraphElement>(null);
  const kept = useWaiting("application", user?.uid ?? null, job.id);
  const isWaiting = kept?.refusal === null;
  const isDone = job.viewerApplication !== null || isWaiting;
  if (!user)
    return (
      <ButtonLink size="lg" fullWidth="phone" to={withReturnAddress(paths.signIn, applyAddress(job.id))}>
        {words.applyNow}
      </ButtonLink>
    );

  function handleOpen() {
    if (kept) bringBack(kept.content.typed);
    open();
  }

  return (
    <>
      {job.viewerApplication && <AppliedMark ref={mark} application={job.viewerApplication} />}
      {!job.viewerApplication && isWaiting && (
        <Mark ref={mark} tabIndex={-1} $tone="quiet">
          <Clock size={18} aria-hidden />
          {words.notSentYet}
        </Mark>
      )}
      {!isDone && (
        <Button size="lg" fullWidth="phone" onClick={handleOpen}>
          {words.applyNow}
        </Button>
      )}
      <Dialog
        isOpen={isOpen && !isDone}
        onOpenChange={(isToOpen) => (isToOpen ? open() : close())}
        title={words.apply.title(job.title)}
        fallbackFocus={mark}
        keepsText
      >
        <ApplyForm job={job} user={user} onClose={close} />
      </Dialog>
    </>
  );
}

interface AppliedMarkProps {
  ref: Ref<HTMLParagraphElement>;
  application: NonNullable<ApplyJob_JobFragment["viewerApplication"]>;
}

function AppliedMark({ ref, application: { status, appliedAt, statusAt } }: AppliedMarkProps) {
  const words = useWords(applicationsWords);
  if (status === "WITHDRAWN")
    return (
      <Mark ref={ref} tabIndex={-1} $tone="quiet">
        {words.withdrawn(statusAt)}
      </Mark>
    );
  return (
    <Mark ref={ref} tabIndex={-1} $tone="ok">
      <CircleCheck size={18} aria-hidden />
      {words.applied(appliedAt)}
    </Mark>
  );
}

const Mark = styled.p<{ $tone: "ok" | "quiet" }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 52px;
  padding-inline: 18px;
  border: 1px solid ${({ $tone }) => ($tone === "ok" ? color.okLine : color.line)};
  border-radius: ${radius.rSm};
  background: ${({ $tone }) => ($tone === "ok" ? color.ok50 : color.canvas)};
  color: ${({ $tone }) => ($tone === "ok" ? color.ok : color.muted)};
  font-size: ${fontSize.fs16};
  font-weight: 600;
  white-space: nowrap;

  ${media.phone} {
    flex: 1;
    min-width: 0;
    padding-inline: 8px;
    font-size: ${fontSize.fs14};
    line-height: 1.3;
    text-align: center;
    white-space: normal;

    /* The date needs the room. */
    svg {
      display: none;
    }
  }
`;
