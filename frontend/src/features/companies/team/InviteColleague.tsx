import { useForm, useWatch } from "react-hook-form";
import styled from "styled-components";
import { Button, Notice, RadioGroup, SectionCard, space, text, TextField } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { MemberRole } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useInviteColleagueMutation, type Team_TeamFragment } from "./Team.generated";
import { teamWords } from "./team.words";

interface InviteFields {
  email: string;
  role: MemberRole;
}

const EMPTY: InviteFields = { email: "", role: "RECRUITER" };

/** Asks whom to invite, and as what. */
export function InviteColleague({ team }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  return (
    <SectionCard title={words.inviteTitle}>
      {team.isMailed ? <InviteForm team={team} /> : <Notice tone="info">{words.mailOff}</Notice>}
    </SectionCard>
  );
}

function InviteForm({ team }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  const act = useAct(words);
  const [invite, { loading }] = useInviteColleagueMutation();
  const { register, handleSubmit, reset, control, setError, setValue, formState } = useForm({
    defaultValues: EMPTY,
  });
  const role = useWatch({ control, name: "role" });

  async function handleInvite({ email, ...input }: InviteFields) {
    const typed = email.trim();
    const variables = { input: { companyId: team.company.id, email: typed, ...input } };
    const refusal = await act(() => invite({ variables }), words.invited(typed));
    if (!refusal) reset(EMPTY);
    else if (refusal.fields.length > 0)
      setError("email", { message: words.emailWrong }, { shouldFocus: true });
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleInvite)(event)}>
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register("email", { validate: (typed) => typed.trim() !== "" || words.emailRequired })}
      />
      <RadioGroup
        label={words.role}
        layout="list"
        value={role}
        options={team.roles.map((one) => ({
          value: one.role,
          label: words.roles[one.role],
          hint: words.hints[one.role],
        }))}
        onChange={(value) => {
          const chosen = team.roles.find((one) => one.role === value);
          if (chosen) setValue("role", chosen.role);
        }}
      />
      <Button type="submit" fullWidth="always" busy={loading} busyText={words.inviting}>
        {words.invite}
      </Button>
      <Hint>{words.linkWorks}</Hint>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;

const Hint = styled.p`
  ${text.meta}
`;
