import { useState } from "react";
import styled from "styled-components";
import { LONGEST_GRIEVANCE_ANSWER } from "@job-portal/protocol/grievances";
import { color, DialogForm, TextArea, useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { useAnswerGrievanceMutation } from "./GrievanceReview.generated";
import { grievanceReviewWords } from "./grievance-review.words";

interface AnswerFormProps {
  id: string;
  /** In the person's words. */
  question: string;
  answer: string;
  onAnswer(answer: string): void;
  onClose(): void;
}

/** The question, and the answer that closes it. If it was answered or taken back meanwhile, the words stay here. */
export function AnswerForm({ id, question, answer, onAnswer, onClose }: AnswerFormProps) {
  const words = useWords(grievanceReviewWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [isTold, setIsTold] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading: isBusy }] = useAnswerGrievanceMutation();
  const length = answer.trim().length;
  const problem =
    length === 0 ? words.answerMissing : length > LONGEST_GRIEVANCE_ANSWER ? words.answerLong : undefined;

  async function handleSubmit() {
    setIsTold(true);
    if (problem) return;
    setFailure(null);
    try {
      await send({ variables: { input: { id, answer } }, refetchQueries: ["AdminGrievancesScreen"] });
    } catch (error) {
      setFailure(textOf(readRefusal(error), words.failures) || words.failed);
      return;
    }
    showToast({ text: words.answered });
    onClose();
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      error={failure}
      isBusy={isBusy}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      <Question>{question}</Question>
      <TextArea
        label={words.yourAnswer}
        hint={words.answerHint}
        rows={6}
        error={isTold ? problem : undefined}
        value={answer}
        onChange={({ target }) => onAnswer(target.value)}
      />
    </DialogForm>
  );
}

const Question = styled.p`
  max-height: 30vh;
  overflow: auto;
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
