import { useForm } from "react-hook-form";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { useSessionActions, type SessionUser } from "../../auth/session";
import { Button, FormFailure, TextField, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeAuthError, isPasswordRefused } from "./describe-auth-error";
import { isWrongPassword } from "./is-wrong-password";
import { settingsWords } from "./settings.words";

interface Passwords {
  current: string;
  next: string;
  confirmation: string;
}

/** A new password for who has one; the provider's policy speaks in its own words (AUTH-15). */
export function ChangePassword({ user }: { user: SessionUser }) {
  const words = useWords(settingsWords);
  return user.hasPassword ? <PasswordForm email={user.email ?? ""} /> : <p>{words.googleOnly}</p>;
}

function PasswordForm({ email }: { email: string }) {
  const words = useWords(settingsWords);
  const { passwordHint } = useWords(accountsWords);
  const { register, handleSubmit, getValues, formState, ...form } = usePasswordForm();
  const { errors, isSubmitting } = formState;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(form.change)(event)}>
      {errors.root?.message && <FormFailure>{errors.root.message}</FormFailure>}
      {/* Password managers ask whose passwords these are. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <TextField
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register("current", { required: words.enterCurrent })}
      />
      <TextField
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.next?.message}
        {...register("next", { required: words.enterNew })}
      />
      <TextField
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register("confirmation", {
          required: words.confirmNew,
          validate: (value) => value === getValues("next") || words.passwordsDiffer,
        })}
      />
      <Button type="submit" fullWidth="phone" busy={isSubmitting} busyText={words.changing}>
        {words.changePassword}
      </Button>
    </Form>
  );
}

function usePasswordForm() {
  const words = useWords(settingsWords);
  const { errors: errorWords } = useWords(accountsWords);
  const { changePassword } = useSessionActions();
  const showToast = useToast();
  const form = useForm<Passwords>();

  async function change({ current, next }: Passwords) {
    try {
      await changePassword(current, next);
      form.reset();
      showToast({ text: words.passwordChanged });
    } catch (cause) {
      const error = toAuthError(cause);
      const why = describeAuthError(error, errorWords);
      if (isWrongPassword(error)) {
        form.setError("current", { message: words.wrongPassword }, { shouldFocus: true });
        return;
      }
      if (isPasswordRefused(error)) form.setError("next", { message: why }, { shouldFocus: true });
      form.setError("root", { message: words.passwordNotChanged(why) });
    }
  }

  return { ...form, change };
}

const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 416px;
  justify-items: stretch;

  > button {
    justify-self: start;
  }
`;
