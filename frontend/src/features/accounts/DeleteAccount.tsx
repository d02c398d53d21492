import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { useSessionActions, type SessionUser } from "../../auth/session";
import { Button, Dialog, DialogForm, space, TextField } from "../../design-system";
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
  const { deleteAccount, prepareGoogleSignIn } = useSessionActions();
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  function handleOpen() {
    // Browsers block a window that comes long after the click that asks for it.
    if (!user.hasPassword) void prepareGoogleSignIn();
    setIsOpen(true);
  }

  function handleOpenChange(isWanted: boolean) {
    // One that is under way can't be called off, and must not look as if it were.
    if (!isDeleting) setIsOpen(isWanted);
  }

  async function handleDelete(password: string) {
    setIsDeleting(true);
    try {
      await deleteAccount(user.hasPassword ? password : null);
    } finally {
      setIsDeleting(false);
    }
  }

  return (
    <Stack>
      <p>{words.deleteText}</p>
      <Button tone="danger" fullWidth="phone" onClick={handleOpen}>
        {words.deleteAccount}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={handleOpenChange} title={words.deleteQuestion}>
        <ConfirmForm
          hasPassword={user.hasPassword}
          onCancel={() => setIsOpen(false)}
          onDelete={handleDelete}
          onDeleted={onDeleted}
        />
      </Dialog>
    </Stack>
  );
}

interface ConfirmFormProps extends Pick<DeleteAccountProps, "onDeleted"> {
  hasPassword: boolean;
  onCancel(): void;
  onDelete(password: string): Promise<void>;
}

function ConfirmForm({ hasPassword, onCancel, onDelete, onDeleted }: ConfirmFormProps) {
  const words = useWords(settingsWords);
  const { password: passwordLabel, ...accountWords } = useWords(accountsWords);
  const { register, handleSubmit, setError, formState } = useForm<{ word: string; password: string }>();
  const { errors, isSubmitting } = formState;

  async function handleConfirmed({ password }: { password: string }) {
    try {
      await onDelete(password);
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
    <DialogForm
      labels={{ submit: words.deleteForGood, busy: words.deleting, cancel: words.cancel }}
      tone="danger"
      error={errors.root?.message}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(handleConfirmed)}
      onCancel={onCancel}
    >
      <p>{words.deleteWarning}</p>
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
    </DialogForm>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};

  > button {
    justify-self: start;
  }
`;
