import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, Dialog, DialogForm, space } from "../../design-system";
import { useWords } from "../../shared/words";
import {
  InvitationCard,
  InvitationHead,
  InvitationPill,
  InvitationTitle,
  Message,
  Quiet,
  SharedContact,
} from "./InvitationParts";
import { type Invitation_InvitationFragment, useAnswerInvitationMutation } from "./People.generated";
import { invitationsWords } from "./invitations.words";
import { useAct } from "../../forms/useAct";

/** A company's invitation: who, to what, and the answer (FIND-09). */
export function ReceivedInvitation({ invitation }: { invitation: Invitation_InvitationFragment }) {
  const words = useWords(invitationsWords);
  const { status, jobId, jobTitle, companyName, companySlug, message, expiresAt, shared, isJobOpen } =
    invitation;
  return (
    <InvitationCard as="article" aria-label={jobTitle}>
      <InvitationHead>
        <InvitationTitle>
          {isJobOpen ? <Link to={paths.job(jobId)}>{jobTitle}</Link> : jobTitle}
        </InvitationTitle>
        <InvitationPill status={status} label={words.own[status]} />
      </InvitationHead>
      <Link to={paths.company(companySlug)}>{words.from(companyName)}</Link>
      <Message>{message}</Message>
      {shared && <SharedContact label={words.sharedWith} shared={shared} />}
      {status === "SENT" && <Quiet>{isJobOpen ? words.until(expiresAt) : words.closed}</Quiet>}
      {status === "ACCEPTED" && isJobOpen && <Link to={paths.job(jobId)}>{words.apply}</Link>}
      <Answers invitation={invitation} />
    </InvitationCard>
  );
}

function Answers({ invitation }: { invitation: Invitation_InvitationFragment }) {
  const words = useWords(invitationsWords);
  const act = useAct(words);
  const [answer, { loading }] = useAnswerInvitationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { id, jobTitle, companyName, viewerCan } = invitation;
  const send = (isAccepted: boolean) =>
    act(
      () => answer({ variables: { id, isAccepted } }),
      isAccepted ? words.saidYes(companyName) : words.saidNo,
    );
  if (!viewerCan.accept && !viewerCan.decline) return null;
  return (
    <Acts>
      {viewerCan.decline && (
        <Button
          tone="secondary"
          aria-label={words.noOf(jobTitle, companyName)}
          onClick={() => void send(false)}
        >
          {words.no}
        </Button>
      )}
      {viewerCan.accept && (
        <Button aria-label={words.yesOf(jobTitle, companyName)} onClick={() => setIsAsking(true)}>
          {words.yes}
        </Button>
      )}
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={words.asking(companyName)}>
        <DialogForm
          labels={{ submit: words.confirm, busy: words.busy, cancel: words.keep }}
          isBusy={loading}
          onSubmit={() => send(true).then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.askingText(companyName)}</p>
        </DialogForm>
      </Dialog>
    </Acts>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;
`;
