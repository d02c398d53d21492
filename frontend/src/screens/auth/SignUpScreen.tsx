import type { ReactNode } from "react";
import { useForm, useWatch, type GlobalError } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { toAuthError } from "../../auth/auth-error";
import {
  readAppliedJob,
  readReturnAddress,
  readTeamInvitation,
  readWantedRole,
  withReturnAddress,
} from "../../auth/return-address";
import { useSessionActions, type SignUpRole } from "../../auth/session";
import { Button, FormFailure, TextField } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { describeAuthError, isPasswordRefused } from "../../features/accounts/describe-auth-error";
import { emailRules } from "../../features/accounts/email/email-rules";
import { useEmailHint } from "../../features/accounts/email/useEmailHint";
import { GoogleSignIn } from "../../features/accounts/GoogleSignIn";
import { PhoneSignInLink } from "../../features/accounts/phone/PhoneSignInLink";
import { RoleToggle } from "../../features/accounts/RoleToggle";
import { SignUpNotice } from "../../features/privacy/SignUpNotice";
import { ApplyingNotice } from "../../features/applications/application/ApplyingNotice";
import { InvitationNotice } from "../../features/companies/team/InvitationNotice";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { AuthForm } from "./AuthForm";
import { authWords } from "./auth.words";

interface SignUpFields {
  /** Empty until one is chosen; radio buttons that nobody pressed report null. */
  role: SignUpRole | "" | null;
  email: string;
  password: string;
  confirmation: string;
}

/** Its rules (AUTH-11 to AUTH-14) and what becomes of it (AUTH-10, ERR-03). */
function useSignUpForm() {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  const { signup } = useSessionActions();
  const { register, handleSubmit, setError, setFocus, setValue, clearErrors, getValues, control, formState } =
    useForm<SignUpFields>({ defaultValues: { role: readWantedRole(useLocation()) ?? "" } });

  const emailHint = useEmailHint();

  async function signUp({ role, email, password }: SignUpFields) {
    if (!role) return;
    try {
      await signup(email.trim(), password, role);
    } catch (error) {
      const failure = toAuthError(error);
      const cause = describeAuthError(failure, accountWords.errors);
      if (isPasswordRefused(failure)) setError("password", { message: cause }, { shouldFocus: true });
      setError("root", { type: failure.code, message: accountWords.signUpFailed(cause) });
    }
  }

  function chooseRoleForGoogle(): SignUpRole | null {
    const role = getValues("role");
    if (role) return role;
    setError("role", { message: words.roleBeforeGoogle });
    setFocus("role");
    return null;
  }

  const fields = {
    role: register("role", { required: accountWords.selectRole, onChange: () => clearErrors("role") }),
    email: register("email", { ...emailRules(accountWords), onBlur: emailHint.handleBlur }),
    password: register("password", { required: accountWords.enterPassword, deps: "confirmation" }),
    confirmation: register("confirmation", {
      validate: (text, { password }) => {
        if (text !== password) return words.passwordsDiffer;
        return text ? true : words.confirmYourPassword;
      },
    }),
  };
  function mendEmail(email: string) {
    setValue("email", email, { shouldDirty: true, shouldValidate: true });
    setFocus("email");
  }

  const hintFor = (email: string) => emailHint.hintFor(email, mendEmail);
  // The form state tells what has changed only of what is read from it, so it goes on as it is.
  return { fields, formState, control, submit: handleSubmit(signUp), chooseRoleForGoogle, hintFor };
}

/**
 * /signup (AUTH-04, AUTH-07, AUTH-08). The guard around it takes signed-in people onward, those who have just signed
 * up as well (AUTH-09).
 */
export function SignUpScreen() {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  const { search } = useLocation();
  const returnAddress = readReturnAddress(search);
  const { fields, formState, control, submit, chooseRoleForGoogle, hintFor } = useSignUpForm();
  const { errors, isSubmitting } = formState;
  const [email, role] = useWatch({ control, name: ["email", "role"] });
  const signIn = withReturnAddress(paths.signIn, returnAddress);
  usePageTitle(words.signUpTitle);
  return (
    <AuthForm
      title={words.signUpTitle}
      lead={words.signUpLead}
      notice={
        errors.root ? <SignUpFailure failure={errors.root} signIn={signIn} email={email} /> : <WhatFor />
      }
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          {words.haveAccount} <Link to={signIn}>{words.toSignIn}</Link>
        </>
      }
    >
      <RoleToggle error={errors.role?.message} {...fields.role} />
      <GoogleSignIn failedText={words.googleSignUpFailed} chooseRole={chooseRoleForGoogle}>
        <PhoneSignInLink returnAddress={returnAddress} role={role || null} />
      </GoogleSignIn>
      <Credentials fields={fields} errors={errors} emailHint={hintFor(email)} />
      <Button
        type="submit"
        size="lg"
        fullWidth="always"
        busy={isSubmitting}
        busyText={accountWords.creatingAccount}
      >
        {accountWords.createAccount}
      </Button>
      <SignUpNotice />
    </AuthForm>
  );
}

/** What one signs up for; nothing where the address doesn't say. */
function WhatFor() {
  const { search } = useLocation();
  const appliedJob = readAppliedJob(search);
  const invitation = readTeamInvitation(search);
  if (appliedJob !== null) return <ApplyingNotice jobId={appliedJob} />;
  return invitation === null ? null : <InvitationNotice secret={invitation} />;
}

type SignUpForm = ReturnType<typeof useSignUpForm>;

interface CredentialsProps {
  fields: SignUpForm["fields"];
  errors: SignUpForm["formState"]["errors"];
  emailHint: ReactNode;
}

function Credentials({ fields, errors, emailHint }: CredentialsProps) {
  const words = useWords(authWords);
  const accountWords = useWords(accountsWords);
  return (
    <>
      <TextField
        label={accountWords.email}
        type="email"
        autoComplete="username"
        hint={emailHint}
        error={errors.email?.message}
        {...fields.email}
      />
      <TextField
        label={accountWords.password}
        type="password"
        autoComplete="new-password"
        hint={accountWords.passwordHint}
        error={errors.password?.message}
        {...fields.password}
      />
      <TextField
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...fields.confirmation}
      />
    </>
  );
}

interface SignUpFailureProps {
  failure: GlobalError;
  /** Leads to sign-in, where the address that is taken need not be typed again. */
  signIn: string;
  email: string;
}

function SignUpFailure({ failure: { type, message }, signIn, email }: SignUpFailureProps) {
  const words = useWords(authWords);
  return (
    <FormFailure>
      <p>{message}</p>
      {type === "email-already-in-use" && (
        <p>
          <Link to={signIn} state={{ email }}>
            {words.signInWithIt}
          </Link>
        </p>
      )}
    </FormFailure>
  );
}
