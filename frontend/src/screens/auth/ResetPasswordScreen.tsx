import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { toAuthError } from "../../auth/auth-error";
import { readReturnAddress, withReturnAddress } from "../../auth/return-address";
import { useSessionActions } from "../../auth/session";
import { Button, FormFailure, Notice, TextField } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { describeAuthError } from "../../features/accounts/describe-auth-error";
import { emailRules } from "../../features/accounts/email/email-rules";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { AuthForm } from "./AuthForm";
import { authWords } from "./auth.words";
import { typedEmail } from "./typed-email";

/** /reset-password: mails a link to choose a new password, and never tells whether the address has an account. */
export function ResetPasswordScreen() {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  const { sendPasswordReset } = useSessionActions();
  const location = useLocation();
  const returnAddress = readReturnAddress(location.search);
  usePageTitle(words.resetTitle);
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm<{ email: string }>({
    defaultValues: { email: typedEmail(location.state) },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  async function handleEmail({ email }: { email: string }) {
    try {
      await sendPasswordReset(email.trim());
    } catch (error) {
      const cause = describeAuthError(toAuthError(error), accountWords.errors);
      setError("root", { message: words.resetFailed(cause) });
      setFocus("email");
    }
  }

  return (
    <AuthForm
      title={words.resetTitle}
      lead={words.resetLead}
      notice={
        <>
          {errors.root?.message && <FormFailure>{errors.root.message}</FormFailure>}
          {isSubmitSuccessful && <Notice tone="ok">{words.resetSent(getValues("email").trim())}</Notice>}
        </>
      }
      onSubmit={(event) => void handleSubmit(handleEmail)(event)}
      footer={<Link to={withReturnAddress(paths.signIn, returnAddress)}>{words.backToSignIn}</Link>}
    >
      <TextField
        label={accountWords.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email", emailRules(accountWords))}
      />
      <Button type="submit" size="lg" fullWidth="always" busy={isSubmitting} busyText={accountWords.sending}>
        {words.sendLink}
      </Button>
    </AuthForm>
  );
}
