import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, InlineButton, FormFailure, space, TextField } from "../../design-system";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { StepForm } from "./StepCard";
import { useStep } from "./useStep";
import {
  useAskWorkEmailCodeMutation,
  useConfirmWorkEmailMutation,
  type Verification_StandingFragment,
} from "./Verification.generated";
import { verificationWords } from "./verification.words";

/** Sends a code to an address at the company's domain, then asks for it. */
export function WorkEmailStep({ standing }: { standing: Verification_StandingFragment }) {
  const words = useWords(verificationWords);
  const step = standing.steps.find(({ kind }) => kind === "WORK_EMAIL");
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  if (!standing.isMailOffered) return <p>{words.mailOff}</p>;
  if (standing.domain === null || !step) return null;
  if (step.hasCode && !isAskedAgain)
    return (
      <CodeForm
        companyId={standing.company.id}
        email={step.subject ?? ""}
        onAgain={() => setIsAskedAgain(true)}
      />
    );
  return (
    <EmailForm
      companyId={standing.company.id}
      domain={standing.domain}
      email={step.subject ?? ""}
      onCode={() => setIsAskedAgain(false)}
      hasCode={step.hasCode}
    />
  );
}

interface EmailFormProps {
  companyId: string;
  domain: string;
  email: string;
  /** One that was sent before still holds. */
  hasCode: boolean;
  /** To where a code is typed. */
  onCode(): void;
}

function EmailForm({ companyId, domain, email, hasCode, onCode }: EmailFormProps) {
  const words = useWords(verificationWords);
  const { take, isBusy, failure, problems } = useStep();
  const textOf = useProblemText(words.problem);
  const [ask] = useAskWorkEmailCodeMutation();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("email");
    const typed = typeof given === "string" ? given.trim() : "";
    if (await take(() => ask({ variables: { companyId, email: typed } }))) onCode();
  }

  return (
    <StepForm noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint={words.emailHint(domain)}
        error={problems.email && textOf(problems.email, words.email)}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Acts>
        <Button type="submit" busy={isBusy} busyText={words.working}>
          {words.sendCode}
        </Button>
        {hasCode && <InlineButton onClick={onCode}>{words.haveCode}</InlineButton>}
      </Acts>
    </StepForm>
  );
}

interface CodeFormProps {
  companyId: string;
  email: string;
  onAgain(): void;
}

function CodeForm({ companyId, email, onAgain }: CodeFormProps) {
  const words = useWords(verificationWords);
  const { take, isBusy, failure, problems } = useStep();
  const textOf = useProblemText(words.problem);
  const [confirm] = useConfirmWorkEmailMutation();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("code");
    const code = typeof given === "string" ? given.trim() : "";
    await take(() => confirm({ variables: { companyId, code } }));
  }

  return (
    <StepForm noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p>{words.codeSent(email)}</p>
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        error={problems.code && textOf(problems.code, words.code)}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Acts>
        <Button type="submit" busy={isBusy} busyText={words.working}>
          {words.confirm}
        </Button>
        <InlineButton onClick={onAgain}>{words.sendAgain}</InlineButton>
      </Acts>
    </StepForm>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  align-items: center;
`;
