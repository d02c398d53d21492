import { useForm } from "react-hook-form";
import { DialogForm, TextArea, useToast } from "../../../design-system";
import { readRefusal } from "../../../shared/refusal";
import type { ReportReason } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { moderationWords } from "./moderation.words";
import { ReasonChoice } from "./ReasonChoice";
import { useReportJobMutation } from "./ReportJob.generated";

const LONGEST_COMMENT = 1000;

interface ReportFormProps {
  jobId: string;
  onClose(): void;
}

/** What is wrong, and in words of one's own; tells by a toast that it arrived. */
export function ReportForm({ jobId, onClose }: ReportFormProps) {
  const words = useWords(moderationWords);
  const showToast = useToast();
  const [reportJob] = useReportJobMutation();
  const { register, handleSubmit, setError, formState } = useForm<{
    reason: ReportReason;
    comment: string;
  }>();
  const { errors, isSubmitting } = formState;

  async function handleReport({ reason, comment }: { reason: ReportReason; comment: string }) {
    try {
      await reportJob({ variables: { input: { jobId, reason, comment: comment.trim() || null } } });
    } catch (error) {
      const isGone = readRefusal(error).code === "NOT_FOUND";
      setError("root", { message: isGone ? words.notOpen : words.failed });
      return;
    }
    onClose();
    showToast({ text: words.sent });
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      error={errors.root?.message}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(handleReport)}
      onCancel={onClose}
    >
      <p>{words.reportText}</p>
      <ReasonChoice
        error={errors.reason?.message}
        {...register("reason", { required: words.chooseReason })}
      />
      <TextArea
        label={words.comment}
        isOptional
        hint={words.commentHint}
        rows={3}
        error={errors.comment?.message}
        {...register("comment", { maxLength: { value: LONGEST_COMMENT, message: words.commentTooLong } })}
      />
    </DialogForm>
  );
}
