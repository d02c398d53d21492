import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { readAppliedJob, readWantedRole } from "../../auth/return-address";
import { useSession, useSessionActions, useSessionError, type SignUpRole } from "../../auth/session";
import { Button, FormFailure, Notice } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { describeAuthError } from "../../features/accounts/describe-auth-error";
import { RoleToggle } from "../../features/accounts/RoleToggle";
import { ApplyingNotice } from "../../features/applications/application/ApplyingNotice";
import { SignUpNotice } from "../../features/privacy/SignUpNotice";
import { focusPage } from "../../shared/focus-page";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { AuthForm } from "./AuthForm";
import { authWords } from "./auth.words";

/**
 * Stands in place of every signed-in screen, and of the entrances, for a user whose registration did not go through
 * (AUTH-28), with the reason where it failed just now.
 */
export function FinishRegistrationScreen() {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  const session = useSession();
  const error = useSessionError();
  const { finishRegistration, logout } = useSessionActions();
  usePageTitle(words.finishTitle);
  const user = session.status === "signed-in" ? session : null;
  const location = useLocation();
  const wantedRole = readWantedRole(location);
  const appliedJob = readAppliedJob(location.search);
  const { register, handleSubmit, formState } = useForm<{ role: SignUpRole | "" | null }>({
    defaultValues: { role: user?.chosenRole ?? wantedRole ?? "" },
  });

  // It takes the place of the form that one signed in by, which had the focus.
  useEffect(focusPage, []);

  async function handleRole({ role }: { role: SignUpRole | "" | null }) {
    // The session keeps the failure, and it shows above the form.
    if (role) await finishRegistration(role).catch(() => undefined);
  }

  return (
    <AuthForm
      title={words.finishTitle}
      lead={words.finishLead(user?.user.signInName ?? "")}
      notice={
        error ? (
          <FormFailure>
            {accountWords.signUpFailed(describeAuthError(error, accountWords.errors))}
          </FormFailure>
        ) : (
          <>
            {appliedJob !== null && <ApplyingNotice jobId={appliedJob} />}
            {user?.user.email === null && <Notice>{words.finishPhoneHint}</Notice>}
          </>
        )
      }
      onSubmit={(event) => void handleSubmit(handleRole)(event)}
      footer={
        <Button tone="text" onClick={() => void logout()}>
          {words.useOtherAccount}
        </Button>
      }
    >
      <RoleToggle
        error={formState.errors.role?.message}
        {...register("role", { required: accountWords.selectRole })}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth="always"
        busy={formState.isSubmitting}
        busyText={accountWords.creatingAccount}
      >
        {accountWords.createAccount}
      </Button>
      <SignUpNotice isByPhone={user?.user.email === null} />
    </AuthForm>
  );
}
