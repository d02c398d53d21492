import { useForm, useWatch, type GlobalError } from "react-hook-form";
import { Link, parsePath, useLocation } from "react-router-dom";
import styled from "styled-components";
import { toAuthError, type AuthError } from "../../auth/auth-error";
import {
  readAppliedJob,
  readReturnAddress,
  readTeamInvitation,
  withReturnAddress,
} from "../../auth/return-address";
import { useSessionActions, useSessionError } from "../../auth/session";
import { Button, fontSize, FormFailure, Notice, space, TextField } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { AskSupport } from "../../features/accounts/AskSupport";
import { describeAuthError, isBlock } from "../../features/accounts/describe-auth-error";
import { GoogleSignIn } from "../../features/accounts/GoogleSignIn";
import { PhoneSignInLink } from "../../features/accounts/phone/PhoneSignInLink";
import { ApplyingNotice } from "../../features/applications/application/ApplyingNotice";
import { InvitationNotice } from "../../features/companies/team/InvitationNotice";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { useWords } from "../../shared/words";
import { AuthForm } from "./AuthForm";
import { authWords } from "./auth.words";
import { typedEmail } from "./typed-email";

interface Credentials {
  email: string;
  password: string;
}

/** /signin and /login (AUTH-01, AUTH-03, AUTH-04). The guard around it takes signed-in people onward (AUTH-05). */
export function SignInScreen() {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  const { login } = useSessionActions();
  const location = useLocation();
  const returnAddress = readReturnAddress(location.search);
  usePageTitle(words.signIn);
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Credentials>({
    defaultValues: { email: typedEmail(location.state) },
  });
  const { errors, isSubmitting } = formState;
  const email = useWatch({ control, name: "email" });

  async function handleCredentials({ email, password }: Credentials) {
    try {
      await login(email.trim(), password);
    } catch (error) {
      const failure = toAuthError(error);
      setError("root", {
        type: failure.code,
        message: failureText(failure, words.signInFailed, accountWords.errors),
      });
      setFocus("password");
    }
  }

  return (
    <AuthForm
      title={words.signInTitle}
      // Newcomers see their way without scrolling, on the smallest phones too (WAYS-07).
      lead={
        <>
          {words.newHere} <Link to={withReturnAddress(paths.signUp, returnAddress)}>{words.toSignUp}</Link>
        </>
      }
      notice={<SignInNotice failure={errors.root} returnAddress={returnAddress} />}
      onSubmit={(event) => void handleSubmit(handleCredentials)(event)}
    >
      <OtherWays returnAddress={returnAddress} />
      <TextField
        label={accountWords.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email", { required: accountWords.enterEmail })}
      />
      <TextField
        label={accountWords.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password", { required: words.enterYourPassword })}
      />
      <ForgotPassword to={withReturnAddress(paths.resetPassword, returnAddress)} state={{ email }}>
        {words.forgotPassword}
      </ForgotPassword>
      <Button type="submit" size="lg" fullWidth="always" busy={isSubmitting} busyText={words.signingIn}>
        {words.signIn}
      </Button>
    </AuthForm>
  );
}

function OtherWays({ returnAddress }: { returnAddress: string | null }) {
  const { googleSignInFailed } = useWords(authWords);
  return (
    <GoogleSignIn failedText={googleSignInFailed}>
      <PhoneSignInLink returnAddress={returnAddress} />
    </GoogleSignIn>
  );
}

/** The specification's sentence (ERR-01); where the credentials are not at fault, the cause beside it. */
function failureText(
  error: AuthError,
  signInFailed: string,
  errorWords: Parameters<typeof describeAuthError>[1],
): string {
  const hasOtherCause = error.isOutage || error.code === "too-many-requests" || isBlock(error.code);
  return hasOtherCause ? `${signInFailed} ${describeAuthError(error, errorWords)}` : signInFailed;
}

interface SignInNoticeProps {
  failure: GlobalError | undefined;
  returnAddress: string | null;
}

/** Says what went wrong; else why a session ended; else why the guard sent somebody here (AUTH-36, HEED-13). */
function SignInNotice({ failure, returnAddress }: SignInNoticeProps) {
  const words = useWords(authWords);
  const textOf = useRefusalText();
  const error = useSessionError();
  const { search } = useLocation();
  if (failure)
    return (
      <FormFailure keepsFocus>
        <p>{failure.message}</p>
        {isBlock(failure.type) && <AskSupport />}
      </FormFailure>
    );
  if (error && isBlock(error.code))
    return (
      <Notice tone="danger">
        <p>{textOf(error)}</p>
        <AskSupport />
      </Notice>
    );
  if (!returnAddress) return null;
  const appliedJob = readAppliedJob(search);
  if (appliedJob !== null) return <ApplyingNotice jobId={appliedJob} />;
  const invitation = readTeamInvitation(search);
  if (invitation !== null) return <InvitationNotice secret={invitation} />;
  const isForDashboard = parsePath(returnAddress).pathname === paths.dashboard;
  return <Notice>{isForDashboard ? words.signInForDashboard : words.signInToContinue}</Notice>;
}

/* Close to the field it is about, and as tall as a finger. */
const ForgotPassword = styled(Link)`
  justify-self: end;
  margin-block: calc(-1 * ${space.s3}) calc(-1 * ${space.s2});
  padding-block: ${space.s2};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
