import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import type { SessionUser } from "../../../auth/session";
import { Button, FormFailure, Notice, space, TextField } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { useRecentSignIn } from "../confirm/useRecentSignIn";
import { emailRules } from "./email-rules";
import { emailChangeWords } from "./email-change.words";
import { usePendingEmailChangeQuery, useRequestEmailChangeMutation } from "./EmailChange.generated";

type EmailUser = Pick<SessionUser, "email" | "isEmailVerified">;

/** Asks for another e-mail address, or a first one, and tells where its link waits (MAIL-06). */
export function ChangeEmail({ user }: { user: EmailUser }) {
  const words = useWords(emailChangeWords);
  const [isOpen, setIsOpen] = useState(false);
  // The card says all else without it.
  const { data } = usePendingEmailChangeQuery({ fetchPolicy: "cache-and-network" });
  const pending = data?.emailChange;

  return (
    <Stack>
      {pending && <Notice>{words.waiting(pending.newEmail, pending.confirmableUntil)}</Notice>}
      {isOpen ? (
        <AddressForm user={user} onEnd={() => setIsOpen(false)} />
      ) : (
        <Button tone="secondary" fullWidth="phone" onClick={() => setIsOpen(true)}>
          {user.email === null ? words.add : words.change}
        </Button>
      )}
    </Stack>
  );
}

interface AddressFormProps {
  user: EmailUser;
  onEnd(): void;
}

function AddressForm({ user, onEnd }: AddressFormProps) {
  const words = useWords(emailChangeWords);
  const accountWords = useWords(accountsWords);
  const { send, register, handleSubmit, setFocus, formState, confirmation } = useAddressForm(onEnd);
  const { errors, isSubmitting } = formState;
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => setFocus("email"), [setFocus]);
  const isOwn = (typed: string) =>
    user.isEmailVerified && typed.trim().toLowerCase() === user.email?.toLowerCase();
  return (
    <>
      <Form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {errors.root?.message && <FormFailure>{errors.root.message}</FormFailure>}
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email", {
            ...emailRules(accountWords),
            validate: (typed) => !isOwn(typed) || words.sameAddress,
          })}
        />
        <Buttons>
          <Button type="submit" fullWidth="phone" busy={isSubmitting} busyText={words.sending}>
            {words.send}
          </Button>
          <Button tone="text" fullWidth="phone" onClick={onEnd}>
            {words.cancel}
          </Button>
        </Buttons>
      </Form>
      {confirmation}
    </>
  );
}

function useAddressForm(onSent: () => void) {
  const words = useWords(emailChangeWords);
  const accountWords = useWords(accountsWords);
  const textOf = useRefusalText();
  // Who finds a browser open must not make themselves a way in.
  const { withRecentSignIn, confirmation } = useRecentSignIn();
  const [requestChange] = useRequestEmailChangeMutation({ refetchQueries: ["PendingEmailChange"] });
  const { setError, ...form } = useForm({ defaultValues: { email: "" } });

  async function send({ email }: { email: string }) {
    const input = { email: email.trim() };
    try {
      // Who has just signed in is not asked again (HEED-05): the server says when it is long ago.
      if (await withRecentSignIn(() => requestChange({ variables: { input } }))) onSent();
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal.fields.length > 0)
        setError("email", { message: accountWords.errors.malformedEmail }, { shouldFocus: true });
      else setError("root", { message: textOf(refusal, words.refusals) || words.failed });
    }
  }

  return { ...form, confirmation, send };
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
  width: 100%;
  max-width: 416px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
