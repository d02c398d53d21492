import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { toAuthError } from "../../../auth/auth-error";
import { useSession, useSessionActions } from "../../../auth/session";
import { Dialog, DialogForm, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { describeGoogleError } from "../describe-google-error";
import { isWrongPassword } from "../is-wrong-password";
import { confirmSignInWords } from "./confirm-sign-in.words";

interface ConfirmSignInProps {
  isOpen: boolean;
  onEnd(isConfirmed: boolean): void;
}

/** Asks for the password, or for Google's window, of whoever signed in some time ago. */
export function ConfirmSignIn({ isOpen, onEnd }: ConfirmSignInProps) {
  const { title } = useWords(confirmSignInWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isWanted) => !isWanted && onEnd(false)} title={title}>
      <ConfirmForm onEnd={onEnd} />
    </Dialog>
  );
}

function ConfirmForm({ onEnd }: Pick<ConfirmSignInProps, "onEnd">) {
  const words = useWords(confirmSignInWords);
  const accountWords = useWords(accountsWords);
  const session = useSession();
  const { confirmSignIn, prepareGoogleSignIn } = useSessionActions();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = formState;
  const hasPassword = session.status === "signed-in" && session.user.hasPassword;

  useEffect(() => {
    // Browsers block a window that comes long after the click that asks for it.
    if (!hasPassword) void prepareGoogleSignIn();
  }, [hasPassword, prepareGoogleSignIn]);

  async function handleConfirm({ password }: { password: string }) {
    try {
      await confirmSignIn(hasPassword ? password : null);
      onEnd(true);
    } catch (cause) {
      const error = toAuthError(cause);
      if (hasPassword && isWrongPassword(error))
        setError("password", { message: words.wrongPassword }, { shouldFocus: true });
      else setError("root", { message: words.failed(describeGoogleError(error, accountWords)) });
    }
  }

  return (
    <DialogForm
      labels={{ submit: words.confirm, busy: words.confirming, cancel: words.cancel }}
      error={errors.root?.message}
      isBusy={isSubmitting}
      onSubmit={(event) => void handleSubmit(handleConfirm)(event)}
      onCancel={() => onEnd(false)}
    >
      <p>{hasPassword ? words.byPassword : words.byGoogle}</p>
      {hasPassword && (
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password", { required: words.enterPassword })}
        />
      )}
    </DialogForm>
  );
}
