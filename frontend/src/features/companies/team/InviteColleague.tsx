import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  Button,
  ButtonLink,
  InlineButton,
  Notice,
  RadioGroup,
  SectionCard,
  space,
  text,
  TextField,
} from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { MemberRole } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import { emailMeantBy } from "../../accounts/email/email-meant";
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
      {team.seats && <Seats seats={team.seats} />}
      {team.isMailed ? (
        isFull(team) || <InviteForm team={team} />
      ) : (
        <Notice tone="info">{words.mailOff}</Notice>
      )}
    </SectionCard>
  );
}

const isFull = ({ seats }: Team_TeamFragment): boolean => seats !== null && seats.used >= seats.limit;

/** How much room there is, and the way to more where there is none (SEAT-04). */
function Seats({ seats: { used, limit } }: { seats: NonNullable<Team_TeamFragment["seats"]> }) {
  const words = useWords(teamWords);
  return (
    <Room>
      <strong>{words.seats(used, limit)}</strong>
      <Hint>{words.seatsHint}</Hint>
      {used >= limit && (
        <>
          <Notice tone="info">{used > limit ? words.seatsOver(limit) : words.seatsTaken(limit)}</Notice>
          <ButtonLink to={paths.plans} tone="secondary" fullWidth="always">
            {words.plans}
          </ButtonLink>
        </>
      )}
    </Room>
  );
}

function InviteForm({ team }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  const act = useAct(words);
  const client = useApolloClient();
  const [invite, { loading }] = useInviteColleagueMutation();
  const { register, handleSubmit, reset, control, setError, setValue, formState } = useForm({
    defaultValues: EMPTY,
  });
  const [email, role] = useWatch({ control, name: ["email", "role"] });
  const [doubted, setDoubted] = useState("");

  async function handleInvite({ email: address, ...input }: InviteFields) {
    const typed = address.trim();
    // A mail to a mistyped address would open the company's candidates to a stranger: it is asked about once.
    if (doubted !== typed && emailMeantBy(typed) !== null) {
      setDoubted(typed);
      return;
    }
    const variables = { input: { companyId: team.company.id, email: typed, ...input } };
    const refusal = await act(() => invite({ variables }), words.invited(typed));
    if (!refusal) reset(EMPTY);
    // Somebody else has taken the last seat meanwhile: the page says so, and where there are more.
    else if (refusal.code === "MEMBER_LIMIT") await client.refetchQueries({ include: ["TeamScreen"] });
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
        hint={
          doubted === email.trim() &&
          doubted !== "" && <MeantAddress typed={doubted} onMeant={(meant) => setValue("email", meant)} />
        }
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

function MeantAddress({ typed, onMeant }: { typed: string; onMeant(meant: string): void }) {
  const words = useWords(teamWords);
  const { emailMeant } = useWords(accountsWords);
  const meant = emailMeantBy(typed);
  if (meant === null) return null;
  return (
    <>
      {emailMeant.before} <InlineButton onClick={() => onMeant(meant)}>{meant}</InlineButton>
      {emailMeant.after} {words.sendAsTyped}
    </>
  );
}

const Room = styled.div`
  display: grid;
  gap: ${space.s2};
  margin-bottom: ${space.s4};

  &:last-child {
    margin-bottom: 0;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;

const Hint = styled.p`
  ${text.meta}
`;
