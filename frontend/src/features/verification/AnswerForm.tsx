import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, FormFailure, space, TextArea } from "../../design-system";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { StepForm } from "./StepCard";
import { useStep } from "./useStep";
import { useAnswerVerificationMutation } from "./Verification.generated";
import { verificationWords } from "./verification.words";

/** Answers an admin in words, where no step of the ladder is the answer (VERI-14). */
export function AnswerForm({ companyId }: { companyId: string }) {
  const words = useWords(verificationWords);
  const { take, isBusy, failure, problems } = useStep();
  const textOf = useProblemText(words.problem);
  const [answer] = useAnswerVerificationMutation();
  const [said, setSaid] = useState("");

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await take(() => answer({ variables: { companyId, words: said } }));
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        rows={3}
        maxLength={500}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
        error={problems.words && textOf(problems.words, words.answer)}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" tone="secondary" busy={isBusy} busyText={words.working}>
        {words.sendAnswer}
      </Button>
    </Form>
  );
}

const Form = styled(StepForm)`
  margin-top: ${space.s3};
`;
