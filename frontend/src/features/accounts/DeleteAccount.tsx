import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { useSessionActions, type SessionUser } from "../../auth/session";
import { Button, Dialog, DialogForm, space, TextField } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeGoogleError } from "./describe-google-error";
import { confirmSignInWords } from "./confirm/confirm-sign-in.words";
import { isWrongProof, ProofField, proofOf, proofWay } from "./confirm/ProofField";
import { isWrongPassword } from "./is-wrong-password";
import { describeCodeError } from "./phone/describe-code-error";
import { phoneCodeWords } from "./phone/phone-code.words";
import { settingsWords } from "./settings.words";

interface DeleteAccountProps {
  user: SessionUser;
  /** The account is gone; its session is still to be ended. */
  onDeleted(): Promise<void>;
}

/** Asks twice: a typed word, and once more who it is. */
export function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  const words = useWords(settingsWords);
  const { deleteAccount } = useSessionActions();
  const { isOpen, onOpenChange } = useBackCloses();
  const [isDeleting, setIsDeleting] = useState(false);

  function handleOpenChange(isWanted: boolean) {
    // One that is under way can't be called off, and must not look as if it were.
    if (!isDeleting) onOpenChange(isWanted);
  }

  async function handleDelete(secret: string) {
    setIsDeleting(true);
    try {
      await deleteAccount(proofOf(user, secret));
    } finally {
      setIsDeleting(false);
    }
  }

  return (
    <Stack>
      <p>{words.deleteText}</p>
      <Button tone="danger" fullWidth="phone" onClick={() => onOpenChange(true)}>
        {words.deleteAccount}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={handleOpenChange} title={words.deleteQuestion}>
        <ConfirmForm
          user={user}
          onCancel={() => onOpenChange(false)}
          onDelete={handleDelete}
          onDeleted={onDeleted}
        />
      </Dialog>
    </Stack>
  );
}

interface ConfirmFormProps extends DeleteAccountProps {
  onCancel(): void;
  onDelete(secret: string): Promise<void>;
}

function ConfirmForm({ user, onCancel, onDelete, onDeleted }: ConfirmFormProps) {
  const words = useWords(settingsWords);
  const accountWords = useWords(accountsWords);
  const { problems } = useWords(phoneCodeWords);
  const { enterCode } = useWords(confirmSignInWords);
  const { register, handleSubmit, setError, formState } = useForm<{ word: string; secret: string }>();
  const { errors, isSubmitting } = formState;
  const way = proofWay(user);

  async function handleConfirmed({ secret = "" }: { secret?: string }) {
    try {
      await onDelete(secret);
    } catch (cause) {
      const error = toAuthError(cause);
      if (way !== "google" && isWrongProof(error)) {
        const message = isWrongPassword(error)
          ? words.wrongPassword
          : describeCodeError(error, problems, accountWords.errors);
        setError("secret", { message }, { shouldFocus: true });
      } else setError("root", { message: words.deleteFailed(describeGoogleError(error, accountWords)) });
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
      {way === "google" && <p>{words.confirmByGoogle}</p>}
      <ProofField
        user={user}
        error={errors.secret?.message}
        field={register("secret", {
          required: way !== "google" && (way === "code" ? enterCode : words.enterCurrent),
        })}
      />
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
