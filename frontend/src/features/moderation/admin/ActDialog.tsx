import { useState, type ReactNode, type SubmitEvent } from "react";
import { Dialog, DialogForm, TextArea } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { adminActsWords } from "./admin-acts.words";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

interface ActDialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** What the act means. */
  children: ReactNode;
  actLabel: string;
  tone?: "primary" | "danger";
  /** Asks for words of 3 to 500 characters, which the act is then given; else it is given an empty text. */
  reason?: { label: string; hint: string };
  /** Answers whether it was done: then the dialog closes. */
  onAct(reason: string): Promise<boolean>;
}

/** Says what an act means before it is done, and asks why where somebody has to understand it later. */
export function ActDialog({ isOpen, onClose, title, ...form }: ActDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={title}>
      <Question {...form} onClose={onClose} />
    </Dialog>
  );
}

type QuestionProps = Omit<ActDialogProps, "isOpen" | "title">;

function Question({ onClose, children, actLabel, tone = "danger", reason, onAct }: QuestionProps) {
  const words = useWords(adminActsWords);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const given = new FormData(event.currentTarget).get("reason");
    const text = typeof given === "string" ? given.trim() : "";
    if (reason && (text.length < SHORTEST_REASON || text.length > LONGEST_REASON)) {
      setError(words.reasonRule);
      return;
    }
    setError(undefined);
    setIsBusy(true);
    const isDone = await onAct(text);
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <DialogForm
      labels={{ submit: actLabel, busy: words.working, cancel: words.cancel }}
      tone={tone}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <div>{children}</div>
      {reason && <TextArea {...reason} name="reason" rows={3} error={error} />}
    </DialogForm>
  );
}
