import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import { Dialog, DialogForm, RadioGroup, TextArea, useToast } from "../../design-system";
import type { MessageReportReason } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useReportMessageMutation, type Message_MessageFragment } from "./Messages.generated";
import { messagesWords } from "./messages.words";

const REASONS: readonly MessageReportReason[] = ["SCAM", "ASKS_FOR_MONEY", "RUDE", "OTHER"];
const LONGEST_COMMENT = 1000;
const LONGEST_QUOTE = 160;

interface ReportMessageProps {
  message: Message_MessageFragment;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks what is wrong with a message of the other side's, and tells the portal's admins. */
export function ReportMessage({ message, isOpen, onOpenChange }: ReportMessageProps) {
  const { reporting: words } = useWords(messagesWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      {isOpen && <ReportForm message={message} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function ReportForm({
  message: { id, text },
  onClose,
}: Pick<ReportMessageProps, "message"> & { onClose(): void }) {
  const { reporting: words } = useWords(messagesWords);
  const showToast = useToast();
  const [reason, setReason] = useState("");
  const [report] = useReportMessageMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { comment: "" } });
  const { errors, isSubmitting } = formState;
  const chosen = REASONS.find((one) => one === reason);

  async function handleReport({ comment }: { comment: string }) {
    if (!chosen) return;
    try {
      await report({
        variables: { input: { messageId: id, reason: chosen, comment: comment.trim() || null } },
      });
    } catch {
      setError("root", { message: words.failed });
      return;
    }
    onClose();
    showToast({ text: words.sent });
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      isBusy={isSubmitting}
      error={errors.root?.message}
      onSubmit={handleSubmit(handleReport)}
      onCancel={onClose}
    >
      <Quote>{words.quote(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)}</Quote>
      <RadioGroup
        label={words.reason}
        layout="list"
        options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        value={reason}
        onChange={setReason}
        error={formState.isSubmitted && !chosen ? words.choose : undefined}
      />
      <TextArea
        label={words.comment}
        isOptional
        rows={3}
        error={errors.comment?.message}
        {...register("comment", { maxLength: { value: LONGEST_COMMENT, message: words.tooLong } })}
      />
    </DialogForm>
  );
}

const Quote = styled.p`
  overflow-wrap: anywhere;
`;
