import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, FormFailure, space, text, TextField } from "../../design-system";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { StepForm } from "./StepCard";
import { useStep } from "./useStep";
import { useGiveGstinMutation, type Verification_StandingFragment } from "./Verification.generated";
import { verificationWords } from "./verification.words";

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const given = new FormData(form).get(name);
  return typeof given === "string" ? given.trim() : "";
};

/** Asks for the GSTIN and the name that it is registered by. */
export function GstinStep({ standing }: { standing: Verification_StandingFragment }) {
  const words = useWords(verificationWords);
  const { take, isBusy, failure, problems } = useStep();
  const textOf = useProblemText(words.problem);
  const [give] = useGiveGstinMutation();
  const step = standing.steps.find(({ kind }) => kind === "GSTIN");
  const [isChanging, setIsChanging] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = { gstin: fieldOf(form, "gstin"), legalName: fieldOf(form, "legalName") };
    if (await take(() => give({ variables: { companyId: standing.company.id, ...given } })))
      setIsChanging(false);
  }

  if (step?.state === "PENDING" && !isChanging)
    return (
      <Given>
        <p role="status">{words.gstinSent}</p>
        <Number>{step.subject}</Number>
        <Button tone="secondary" onClick={() => setIsChanging(true)}>
          {words.gstinChange}
        </Button>
      </Given>
    );
  return (
    <StepForm noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={words.gstin}
        name="gstin"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        defaultValue={step?.subject ?? ""}
        hint={words.gstinHint}
        error={problems.gstin && textOf(problems.gstin, words.gstin)}
      />
      <TextField
        label={words.legalName}
        name="legalName"
        autoComplete="organization"
        hint={words.legalNameHint}
        error={problems.legalName && textOf(problems.legalName, words.legalName)}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" tone="secondary" busy={isBusy} busyText={words.working}>
        {words.sendGstin}
      </Button>
    </StepForm>
  );
}

const Given = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

const Number = styled.p`
  ${text.label}
  font-variant-numeric: tabular-nums;
`;
