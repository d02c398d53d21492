import { useForm } from "react-hook-form";
import { toAuthError } from "../../../auth/auth-error";
import { useSession, useSessionActions } from "../../../auth/session";
import { Dialog, DialogForm } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { describeGoogleError } from "../describe-google-error";
import { isWrongPassword } from "../is-wrong-password";
import { describeCodeError } from "../phone/describe-code-error";
import { phoneCodeWords } from "../phone/phone-code.words";
import { confirmSignInWords } from "./confirm-sign-in.words";
import { isWrongProof, ProofField, proofOf, proofWay } from "./ProofField";

interface ConfirmSignInProps {
  isOpen: boolean;
  onEnd(isConfirmed: boolean): void;
}

/** Asks for the password, Google's window or a code on the phone of whoever signed in some time ago. */
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
  const { problems } = useWords(phoneCodeWords);
  const session = useSession();
  const { confirmSignIn } = useSessionActions();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { secret: "" } });
  const { errors, isSubmitting } = formState;
  if (session.status !== "signed-in") return null;
  const { user } = session;
  const way = proofWay(user);
  const texts = { password: words.byPassword, google: words.byGoogle, code: words.byCode };

  async function handleConfirm({ secret }: { secret: string }) {
    try {
      await confirmSignIn(proofOf(user, secret));
      onEnd(true);
    } catch (cause) {
      const error = toAuthError(cause);
      if (way !== "google" && isWrongProof(error)) {
        const message = isWrongPassword(error)
          ? words.wrongPassword
          : describeCodeError(error, problems, accountWords.errors);
        setError("secret", { message }, { shouldFocus: true });
      } else setError("root", { message: words.failed(describeGoogleError(error, accountWords)) });
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
      <p>{texts[way]}</p>
      <ProofField
        user={user}
        error={errors.secret?.message}
        field={register("secret", {
          required: way !== "google" && (way === "code" ? words.enterCode : words.enterPassword),
        })}
      />
    </DialogForm>
  );
}
