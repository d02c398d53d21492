import { useForm } from "react-hook-form";
import { Dialog, DialogForm, TextArea } from "../../design-system";
import type { Refusal } from "../../shared/refusal";
import { useProblemText } from "../../shared/language/useProblemText";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";

const MOST = 500;

interface WordsDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  texts: {
    title: string;
    label: string;
    hint?: string;
    /** Where it is left out, nothing needs to be written. */
    needed?: string;
    send: string;
    /** The other button, where there is nothing to be kept (INTV-14). */
    close?: string;
  };
  tone?: "primary" | "danger";
  /** Answers the refusal, or null. */
  onSend(words: string): Promise<Refusal | null>;
}

/** Asks what to say to the other side with a change of an interview. */
export function WordsDialog({ isOpen, onOpenChange, texts, ...rest }: WordsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.title}>
      {isOpen && <WordsForm texts={texts} {...rest} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type FormProps = Omit<WordsDialogProps, "isOpen" | "onOpenChange"> & { onClose(): void };

function WordsForm({ texts, tone, onSend, onClose }: FormProps) {
  const words = useWords(interviewsWords);
  const textOfProblem = useProblemText();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { words: "" } });

  async function handleSend(values: { words: string }) {
    const refusal = await onSend(values.words.trim());
    if (!refusal) onClose();
    for (const problem of refusal?.fields ?? []) setError("words", { message: textOfProblem(problem) });
  }

  return (
    <DialogForm
      labels={{ submit: texts.send, busy: words.sending, cancel: texts.close ?? words.keep }}
      tone={tone}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleSend)}
      onCancel={onClose}
    >
      <TextArea
        label={texts.label}
        isOptional={texts.needed === undefined}
        rows={3}
        hint={texts.hint}
        error={formState.errors.words?.message}
        {...register("words", {
          validate: (text) => text.trim() !== "" || texts.needed,
          maxLength: { value: MOST, message: words.tooLong(MOST) },
        })}
      />
    </DialogForm>
  );
}
