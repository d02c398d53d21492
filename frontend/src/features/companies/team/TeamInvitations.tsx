import { Mail as Envelope } from "lucide-react";
import styled from "styled-components";
import { Button, color, SectionCard } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import {
  useCallTeamInvitationBackMutation,
  useInviteColleagueMutation,
  type Team_TeamFragment,
} from "./Team.generated";
import { Acts, Mail, Person, Rows, Who } from "./team-rows";
import { teamWords } from "./team.words";

/** Whom owners have invited, and who has not joined yet. */
export function TeamInvitations({ team }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  if (team.invitations.length === 0) return null;
  return (
    <SectionCard title={words.invitations}>
      <Rows>
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} companyId={team.company.id} invitation={invitation} />
        ))}
      </Rows>
    </SectionCard>
  );
}

interface RowProps {
  companyId: string;
  invitation: Team_TeamFragment["invitations"][number];
}

function InvitationRow({ companyId, invitation }: RowProps) {
  const words = useWords(teamWords);
  const act = useAct(words);
  const [callBack, { loading: isCallingBack }] = useCallTeamInvitationBackMutation();
  const [invite, { loading: isSending }] = useInviteColleagueMutation();
  const { id, email, role, invitedBy, sentAt, expiresAt } = invitation;
  const sendAgain = () => invite({ variables: { input: { companyId, email, role } } });
  return (
    <Person>
      <Waiting aria-hidden>
        <Envelope size={18} />
      </Waiting>
      <Who>
        <strong>{email}</strong>
        <Mail>{words.invitedAs(role, invitedBy ?? null, sentAt)}</Mail>
        <Mail>{words.until(expiresAt, new Date(expiresAt) < new Date())}</Mail>
      </Who>
      <Acts>
        <Button
          tone="text"
          size="sm"
          busy={isSending}
          aria-label={words.sendAgainTo(email)}
          onClick={() => void act(sendAgain, words.invited(email))}
        >
          {words.sendAgain}
        </Button>
        <Button
          tone="text"
          size="sm"
          busy={isCallingBack}
          aria-label={words.callBackOf(email)}
          onClick={() => void act(() => callBack({ variables: { id } }), words.calledBack)}
        >
          {words.callBack}
        </Button>
      </Acts>
    </Person>
  );
}

const Waiting = styled.span`
  display: grid;
  width: 40px;
  height: 40px;
  border: 1px dashed ${color.line};
  border-radius: 50%;
  color: ${color.muted};
  place-items: center;
`;
