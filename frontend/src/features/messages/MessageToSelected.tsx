import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button, Dialog, DialogForm, TextArea, useToast } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { LetterExample } from "../applications/candidate/LetterExample";
import { useSendMessagesMutation, useUndoMessagesMutation } from "./MessageToSelected.generated";
import { toSelectedWords } from "./to-selected.words";

const MOST = 2000;

interface MessageToSelectedProps {
  candidates: readonly Addressee[];
  onDone(): void;
}

interface Addressee {
  id: string;
  name: string | null;
  job: { title: string; companyName: string };
}

/** Writes to all selected at once, each in their own thread (PIPE-03). */
export function MessageToSelected({ candidates, onDone }: MessageToSelectedProps) {
  const words = useWords(toSelectedWords);
  const { isOpen, onOpenChange } = useBackCloses();
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<MessageSquare size={18} aria-hidden />}
        onClick={() => onOpenChange(true)}
      >
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title(candidates.length)}>
        {isOpen && (
          <MessageForm candidates={candidates} onClose={() => onOpenChange(false)} onDone={onDone} />
        )}
      </Dialog>
    </>
  );
}

function MessageForm({ candidates, onClose, onDone }: MessageToSelectedProps & { onClose(): void }) {
  const words = useWords(toSelectedWords);
  const { send, problem } = useSending(candidates.map(({ id }) => id));
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { text: "" } });

  const written = useWatch({ control, name: "text" });
  const [first] = candidates;
  const reader = first && { name: first.name, job: first.job.title, company: first.job.companyName };

  async function handleSend({ text }: { text: string }) {
    if (!(await send(text))) return;
    onClose();
    onDone();
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      isBusy={formState.isSubmitting}
      error={problem}
      onSubmit={handleSubmit(handleSend)}
      onCancel={onClose}
    >
      <TextArea
        label={words.message}
        rows={6}
        hint={words.hint}
        error={formState.errors.text?.message}
        {...register("text", {
          validate: (text) => text.trim() !== "" || words.empty,
          maxLength: { value: MOST, message: words.tooLong },
        })}
      />
      <LetterExample text={written} reader={reader} />
    </DialogForm>
  );
}

/** Sends, and offers the way back for as long as there is one. */
function useSending(applicationIds: readonly string[]) {
  const words = useWords(toSelectedWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [sendMessages] = useSendMessagesMutation();
  const [undoMessages] = useUndoMessagesMutation();

  async function undo(batchId: string) {
    try {
      const { data } = await undoMessages({ variables: { batchId } });
      showToast({ text: words.undone(data?.undoMessages.messageCount ?? 0) });
    } catch {
      showToast({ tone: "danger", text: words.undoFailed });
    }
  }

  /** @returns whether it goes to anybody */
  async function send(text: string): Promise<boolean> {
    setProblem(null);
    try {
      const { data } = await sendMessages({
        variables: { input: { applicationIds: [...applicationIds], text } },
      });
      const { id = null, messageCount = 0, undoSeconds = 0, refused = [] } = data?.sendMessages ?? {};
      if (id === null) {
        const isUnfilled = refused.some(({ refusal }) => refusal === "UNFILLED");
        setProblem(isUnfilled ? words.noneFilled : words.none);
        return false;
      }
      showToast({
        text: words.sent(messageCount, refused.length),
        shownForMs: undoSeconds * 1000,
        action: { label: words.undo, countsDown: true, onSelect: () => void undo(id) },
      });
      return true;
    } catch (error) {
      setProblem(textOf(readRefusal(error)) || words.failed);
      return false;
    }
  }

  return { send, problem };
}
