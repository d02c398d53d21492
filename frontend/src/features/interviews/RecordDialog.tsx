import { useForm } from "react-hook-form";
import { useState } from "react";
import { Dialog, DialogForm, RadioGroup, TextArea } from "../../design-system";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { useRecordInterviewMutation, type Interview_InterviewFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { useInterviewAct } from "./useInterviewAct";

const MOST = 2000;

interface RecordDialogProps {
  interview: Interview_InterviewFragment;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks the company whether the candidate came, and how it went. */
export function RecordDialog({ interview, isOpen, onOpenChange }: RecordDialogProps) {
  const { record: words } = useWords(interviewsWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      {isOpen && <RecordForm interview={interview} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function RecordForm({ interview, onClose }: Pick<RecordDialogProps, "interview"> & { onClose(): void }) {
  const { record: words, tooLong } = useWords(interviewsWords);
  const [outcome, setOutcome] = useState<"ATTENDED" | "MISSED">(
    interview.status === "MISSED" ? "MISSED" : "ATTENDED",
  );
  const [record] = useRecordInterviewMutation();
  const act = useInterviewAct();
  const textOfProblem = useProblemText();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { feedback: interview.feedback ?? "" },
  });

  async function handleSave({ feedback }: { feedback: string }) {
    const input = { id: interview.id, outcome, feedback: feedback.trim() || null };
    const refusal = await act(() => record({ variables: { input } }), words.saved);
    if (!refusal) onClose();
    for (const problem of refusal?.fields ?? []) setError("feedback", { message: textOfProblem(problem) });
  }

  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.close }}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleSave)}
      onCancel={onClose}
    >
      <RadioGroup
        label={words.came}
        options={[
          { value: "ATTENDED", label: words.yes },
          { value: "MISSED", label: words.no },
        ]}
        value={outcome}
        onChange={(value) => setOutcome(value === "MISSED" ? "MISSED" : "ATTENDED")}
      />
      <TextArea
        label={words.feedback}
        isOptional
        rows={4}
        hint={words.hint}
        error={formState.errors.feedback?.message}
        {...register("feedback", { maxLength: { value: MOST, message: tooLong(MOST) } })}
      />
    </DialogForm>
  );
}
