import styled from "styled-components";
import { Card, space, StatusPill, type StatusTone, text } from "../../design-system";
import type { InvitationStatus } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import type { Invitation_InvitationFragment } from "./People.generated";
import { invitationsWords } from "./invitations.words";

const TONES: Readonly<Record<InvitationStatus, StatusTone>> = {
  SENT: "waiting",
  ACCEPTED: "good",
  DECLINED: "quiet",
  EXPIRED: "quiet",
};

export function InvitationPill({ status, label }: { status: InvitationStatus; label: string }) {
  return <StatusPill tone={TONES[status]}>{label}</StatusPill>;
}

/** What whoever says yes has shared. */
export function SharedContact({
  label,
  shared,
}: {
  label: string;
  shared: NonNullable<Invitation_InvitationFragment["shared"]>;
}) {
  return (
    <p>
      <Quiet>{label}: </Quiet>
      {[shared.name, shared.email, shared.phone].filter(Boolean).join(" · ")}
    </p>
  );
}

/** An invitation of the viewer's company: what the person answered, and who they are once they said yes (FIND-09). */
export function SentInvitation({ invitation }: { invitation: Invitation_InvitationFragment }) {
  const words = useWords(invitationsWords);
  const { status, shared, headline, jobTitle, message, sentAt } = invitation;
  const name = shared?.name ?? headline ?? words.somebody;
  return (
    <InvitationCard as="article" aria-label={name}>
      <InvitationHead>
        <InvitationTitle>{name}</InvitationTitle>
        <InvitationPill status={status} label={words.statuses[status]} />
      </InvitationHead>
      <Quiet>
        {words.to(jobTitle)} · {words.sentAt(sentAt)}
      </Quiet>
      {shared && <SharedContact label={words.reach} shared={shared} />}
      <Message>{message}</Message>
    </InvitationCard>
  );
}

export const InvitationCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  overflow-wrap: anywhere;
`;

export const InvitationHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  justify-content: space-between;
`;

export const InvitationTitle = styled.h3`
  ${text.cardTitle}
`;

export const Message = styled.p`
  white-space: pre-line;
`;

export const Quiet = styled.span`
  ${text.meta}
`;
