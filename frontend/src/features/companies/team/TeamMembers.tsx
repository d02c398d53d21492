import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { Avatar, Button, Dialog, DialogForm, SectionCard, Select, StatusPill } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import {
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
  type Team_TeamFragment,
} from "./Team.generated";
import { Acts, Mail, Person, Rows, Who } from "./team-rows";
import { teamWords } from "./team.words";

type Member = Team_TeamFragment["members"][number];

/** Who acts for a company; owners change roles in the row. */
export function TeamMembers({ team }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  return (
    <SectionCard title={words.members(team.members.length)}>
      <Rows>
        {team.members.map((member) => (
          <MemberRow key={member.accountId} team={team} member={member} />
        ))}
      </Rows>
    </SectionCard>
  );
}

interface MemberProps {
  team: Team_TeamFragment;
  member: Member;
}

const nameOf = ({ name, email }: Member): string => name ?? email;

function MemberRow({ team, member }: MemberProps) {
  const words = useWords(teamWords);
  const [isAsked, setIsAsked] = useState(false);
  const { isViewer, email, joinedAt, role } = member;
  return (
    <Person>
      <Avatar name={email} size={40} />
      <Who>
        <strong>
          {nameOf(member)} {isViewer && <StatusPill tone="plain">{words.you}</StatusPill>}
        </strong>
        {member.name !== null && <Mail>{email}</Mail>}
        <Mail>{words.since(joinedAt)}</Mail>
      </Who>
      <Acts>
        {team.canManage ? <RoleSelect team={team} member={member} /> : <span>{words.roles[role]}</span>}
        {(team.canManage || isViewer) && (
          <Button
            tone="text"
            size="sm"
            aria-label={isViewer ? words.leave : words.removePerson(nameOf(member))}
            onClick={() => setIsAsked(true)}
          >
            {isViewer ? words.leave : words.remove}
          </Button>
        )}
      </Acts>
      <RemoveDialog team={team} member={member} isOpen={isAsked} onOpenChange={setIsAsked} />
    </Person>
  );
}

function RoleSelect({ team, member }: MemberProps) {
  const words = useWords(teamWords);
  const act = useAct(words);
  const [change] = useChangeMemberRoleMutation();
  const person = nameOf(member);

  async function handleChange(value: string) {
    const chosen = team.roles.find(({ role }) => role === value);
    if (!chosen) return;
    const { role } = chosen;
    const variables = { companyId: team.company.id, accountId: member.accountId, role };
    await act(() => change({ variables }), words.roleChanged(person, role));
  }

  return (
    <Select
      layout="inline"
      label={words.role}
      aria-label={words.roleOf(person)}
      value={member.role}
      options={team.roles.map(({ role }) => ({ value: role, label: words.roles[role] }))}
      onChange={(event) => void handleChange(event.target.value)}
    />
  );
}

interface RemoveDialogProps extends MemberProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks before somebody is taken out, or leaves. */
function RemoveDialog({ team: { company }, member, isOpen, onOpenChange }: RemoveDialogProps) {
  const words = useWords(teamWords);
  const act = useAct(words);
  const navigate = useNavigate();
  const { isViewer, accountId } = member;
  const [remove, { loading }] = useRemoveMemberMutation({
    refetchQueries: isViewer ? [] : ["TeamScreen"],
    awaitRefetchQueries: true,
  });
  const person = nameOf(member);

  async function handleRemove() {
    const variables = { companyId: company.id, accountId };
    const done = isViewer ? words.left(company.name) : words.removed(person);
    const refusal = await act(() => remove({ variables }), done);
    onOpenChange(false);
    if (!refusal && isViewer) void navigate(paths.dashboard);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isViewer ? words.leaveTitle(company.name) : words.removeTitle(person)}
    >
      <DialogForm
        labels={{
          submit: isViewer ? words.leave : words.remove,
          busy: isViewer ? words.leaving : words.removing,
          cancel: words.cancel,
        }}
        tone="danger"
        isBusy={loading}
        onSubmit={() => void handleRemove()}
        onCancel={() => onOpenChange(false)}
      >
        <p>{isViewer ? words.leaveText : words.removeText(person)}</p>
      </DialogForm>
    </Dialog>
  );
}
