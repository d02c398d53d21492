import type { SubmitEvent } from "react";
import { Button, Notice, TextField } from "../../design-system";
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
  const [give] = useGiveGstinMutation();
  const step = standing.steps.find(({ kind }) => kind === "GSTIN");

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = { gstin: fieldOf(form, "gstin"), legalName: fieldOf(form, "legalName") };
    await take(() => give({ variables: { companyId: standing.company.id, ...given } }));
  }

  return (
    <StepForm noValidate onSubmit={(event) => void handleSubmit(event)}>
      {step?.state === "PENDING" && <p role="status">{words.gstinSent}</p>}
      <TextField
        label={words.gstin}
        name="gstin"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        defaultValue={step?.subject ?? ""}
        hint={words.gstinHint}
        error={problems.gstin && words.problem(words.gstin, problems.gstin)}
      />
      <TextField
        label={words.legalName}
        name="legalName"
        autoComplete="organization"
        hint={words.legalNameHint}
        error={problems.legalName && words.problem(words.legalName, problems.legalName)}
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" tone="secondary" busy={isBusy} busyText={words.working}>
        {words.sendGstin}
      </Button>
    </StepForm>
  );
}
