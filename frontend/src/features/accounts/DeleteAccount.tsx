import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { useSessionActions, type SessionUser } from "../../auth/session";
import { Button, color, Dialog, Notice, space, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeGoogleError } from "./describe-google-error";
import { isWrongPassword } from "./is-wrong-password";
import { settingsWords } from "./settings.words";

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is gone; its session is still to be ended. */
  onDeleted(): Promise<void>;
}

/** Asks twice: a typed word, and the password or Google's window. */
export function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  const words = useWords(settingsWords);
  const { prepareGoogleSignIn } = useSessionActions();
  const [isOpen, setIsOpen] = useState(false);

  function handleOpen() {
    // Browsers block a window that comes long after the click that asks for it.
    if (!user.hasPassword) void prepareGoogleSignIn();
    setIsOpen(true);
  }

  return (
    <Stack>
      <p>{words.deleteText}</p>
      <Button tone="danger" fullWidth="phone" onClick={handleOpen}>
        {words.deleteAccount}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.deleteQuestion}>
        <ConfirmForm hasPassword={user.hasPassword} onCancel={() => setIsOpen(false)} onDeleted={onDeleted} />
      </Dialog>
    </Stack>
  );
}

interface ConfirmFormProps extends Pick<DeleteAccountProps, "onDeleted"> {
  hasPassword: boolean;
  onCancel(): void;
}

function ConfirmForm({ hasPassword, onCancel, onDeleted }: ConfirmFormProps) {
  const words = useWords(settingsWords);
  const { password: passwordLabel, ...accountWords } = useWords(accountsWords);
  const { deleteAccount } = useSessionActions();
  const { register, handleSubmit, setError, formState } = useForm<{ word: string; password: string }>();
  const { errors, isSubmitting } = formState;

  async function handleConfirmed({ password }: { password: string }) {
    try {
      await deleteAccount(hasPassword ? password : null);
    } catch (cause) {
      const error = toAuthError(cause);
      if (hasPassword && isWrongPassword(error)) {
        setError("password", { message: words.wrongPassword }, { shouldFocus: true });
      } else {
        const text = describeGoogleError(error, { password: passwordLabel, ...accountWords });
        setError("root", { message: words.deleteFailed(text) });
      }
      return;
    }
    await onDeleted();
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleConfirmed)(event)}>
      <p>{words.deleteWarning}</p>
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        label={words.typeConfirmation}
        autoComplete="off"
        error={errors.word?.message}
        {...register("word", {
          validate: (word) => word.trim() === words.confirmation || words.confirmationMissing,
        })}
      />
      {hasPassword ? (
        <TextField
          label={passwordLabel}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password", { required: words.enterCurrent })}
        />
      ) : (
        <p>{words.confirmByGoogle}</p>
      )}
      <Actions>
        <Button tone="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button tone="danger" type="submit" busy={isSubmitting} busyText={words.deleting}>
          {words.deleteForGood}
        </Button>
      </Actions>
    </Form>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};

  > button {
    justify-self: start;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: ${space.s2};
  color: ${color.ink2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;
`;
