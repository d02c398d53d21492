import { useForm } from "react-hook-form";
import styled from "styled-components";
import { toAuthError } from "../../../auth/auth-error";
import { useSessionActions } from "../../../auth/session";
import { Button, Notice, TextField, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { describeAuthError } from "../describe-auth-error";
import { emailRules } from "../email-rules";
import { phoneCodeWords } from "./phone-code.words";

/** Gives who signs in by phone alone an e-mail address, and a password to it (PHON-07). */
export function AddEmail() {
  const words = useWords(phoneCodeWords);
  const accountWords = useWords(accountsWords);
  const { addPassword } = useSessionActions();
  const showToast = useToast();
  const { register, handleSubmit, setError, formState } = useForm<{ email: string; password: string }>();
  const { errors, isSubmitting } = formState;

  async function handleAdd({ email, password }: { email: string; password: string }) {
    try {
      await addPassword(email.trim(), password);
      showToast({ text: words.emailAdded(email.trim()) });
    } catch (cause) {
      const why = describeAuthError(toAuthError(cause), accountWords.errors);
      setError("root", { message: words.emailNotAdded(why) });
    }
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleAdd)(event)}>
      <p>{words.addEmailText}</p>
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label={accountWords.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email", emailRules(accountWords))}
      />
      <TextField
        label={accountWords.password}
        type="password"
        autoComplete="new-password"
        hint={accountWords.passwordHint}
        error={errors.password?.message}
        {...register("password", { required: accountWords.enterPassword })}
      />
      <Button type="submit" fullWidth="phone" busy={isSubmitting} busyText={words.addingEmail}>
        {words.addEmail}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 416px;

  > button {
    justify-self: start;
  }
`;
