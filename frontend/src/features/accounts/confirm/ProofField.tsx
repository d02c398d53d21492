import { useEffect } from "react";
import styled from "styled-components";
import { toAuthError, type AuthError } from "../../../auth/auth-error";
import type { SignInProof } from "../../../auth/identity-provider";
import { latinDigits } from "../../../auth/phone/phone-number";
import { useSessionActions, type SessionUser } from "../../../auth/session";
import { Button, space, TextField, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { isWrongPassword } from "../is-wrong-password";
import { CodeField } from "../phone/CodeField";
import { describeCodeError } from "../phone/describe-code-error";
import { phoneCodeWords } from "../phone/phone-code.words";
import { useCodeSending } from "../phone/useCodeSending";
import { confirmSignInWords } from "./confirm-sign-in.words";

type ProofUser = Pick<SessionUser, "hasPassword" | "hasGoogle" | "phoneNumber">;

/** By what somebody proves again who they are: the first that they have (PHON-08). */
export function proofWay({ hasPassword, hasGoogle, phoneNumber }: ProofUser): SignInProof["by"] {
  if (hasPassword) return "password";
  return hasGoogle || phoneNumber === null ? "google" : "code";
}

/** `secret`: the password, or the code of the text message. */
export function proofOf(user: ProofUser, secret: string): SignInProof {
  const by = proofWay(user);
  if (by === "password") return { by, password: secret };
  return by === "code" ? { by, code: latinDigits(secret).trim() } : { by };
}

const CODE_ERRORS = ["invalid-verification-code", "code-expired", "missing-verification-id"];

/** Whether the field is at fault. */
export const isWrongProof = (error: AuthError): boolean =>
  isWrongPassword(error) || CODE_ERRORS.includes(error.code);

interface ProofFieldProps {
  user: ProofUser;
  error: string | undefined;
  /** Of the field `secret`, as react-hook-form's `register` makes it. */
  field: Omit<Parameters<typeof TextField>[0], "label">;
}

/** The password's field, or the code's with the button that sends it; for Google's window nothing. */
export function ProofField({ user, error, field }: ProofFieldProps) {
  const { password } = useWords(accountsWords);
  const { prepareGoogleSignIn } = useSessionActions();
  const way = proofWay(user);
  useEffect(() => {
    // Browsers block a window that comes long after the click that asks for it.
    if (way === "google") void prepareGoogleSignIn();
  }, [way, prepareGoogleSignIn]);
  if (way === "google") return null;
  if (way === "code") return <SentCode phoneNumber={user.phoneNumber ?? ""} {...{ error, field }} />;
  return (
    <TextField label={password} type="password" autoComplete="current-password" {...{ error }} {...field} />
  );
}

function SentCode({ phoneNumber, error, field }: Omit<ProofFieldProps, "user"> & { phoneNumber: string }) {
  const words = useWords(phoneCodeWords);
  const { enterCode } = useWords(confirmSignInWords);
  const { errors } = useWords(accountsWords);
  const { sentTo, waitS, send } = useCodeSending();
  const showToast = useToast();
  const handleSend = () =>
    void send(phoneNumber).catch((cause: unknown) =>
      showToast({ tone: "danger", text: describeCodeError(toAuthError(cause), words.problems, errors) }),
    );
  if (sentTo) return <CodeField {...{ sentTo, waitS, error, ...field }} onSendAgain={handleSend} />;
  return (
    <Stack>
      <Button tone="secondary" fullWidth="phone" onClick={handleSend}>
        {words.sendCode}
      </Button>
      {error && <p role="alert">{enterCode}</p>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
`;
