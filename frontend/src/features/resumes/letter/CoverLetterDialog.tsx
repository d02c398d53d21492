import { useState } from "react";
import { MAX_LETTER, MAX_LETTER_TITLE } from "@job-portal/protocol/letters";
import { toAuthError } from "../../../auth/auth-error";
import { Dialog, DialogForm, TextArea, TextField, useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import {
  useCreateCoverLetterMutation,
  useUpdateCoverLetterMutation,
  type CoverLetter_LetterFragment,
} from "./CoverLetter.generated";
import { coverLettersWords } from "./cover-letters.words";
import { forgetLetters } from "./forget-letters";

interface CoverLetterDialogProps {
  /** The one to change; null: a new one. */
  letter: CoverLetter_LetterFragment | null;
  isOpen: boolean;
  onClose(): void;
}

/** A letter's title and text, written or changed (COVR-01). */
export function CoverLetterDialog({ letter, isOpen, onClose }: CoverLetterDialogProps) {
  const words = useWords(coverLettersWords);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={letter ? words.editLetter : words.newLetter}
    >
      <LetterForm letter={letter} onClose={onClose} />
    </Dialog>
  );
}

function LetterForm({ letter, onClose }: Omit<CoverLetterDialogProps, "isOpen">) {
  const words = useWords(coverLettersWords);
  const [title, setTitle] = useState(letter?.title ?? "");
  const [text, setText] = useState(letter?.text ?? words.sample);
  const [isTold, setIsTold] = useState(false);
  const { save, isSaving, failure } = useSave(letter, onClose);
  const excess = text.trim().length - MAX_LETTER;
  const textProblem = !text.trim() ? words.textMissing : excess > 0 ? words.tooLong(excess) : undefined;
  const titleProblem = title.trim() ? undefined : words.titleMissing;

  function handleSubmit() {
    setIsTold(true);
    if (!titleProblem && !textProblem) void save({ title, text });
  }

  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={failure}
      isBusy={isSaving}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField
        label={words.title}
        hint={words.titleHint}
        error={isTold ? titleProblem : undefined}
        maxLength={MAX_LETTER_TITLE}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={words.text}
        rows={10}
        hint={words.textHint(text.trim().length, MAX_LETTER)}
        error={isTold || excess > 0 ? textProblem : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogForm>
  );
}

interface Written {
  title: string;
  text: string;
}

/** A new letter is made once, however often its answer is lost: the same words are the same call. */
function useSave(letter: CoverLetter_LetterFragment | null, onSaved: () => void) {
  const words = useWords(coverLettersWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [request, setRequest] = useState<{ id: string; of: string } | null>(null);
  const [create, creating] = useCreateCoverLetterMutation({ update: forgetLetters });
  const [update, updating] = useUpdateCoverLetterMutation({ update: forgetLetters });

  async function save(input: Written) {
    const of = JSON.stringify(input);
    const named = request?.of === of ? request : { id: crypto.randomUUID(), of };
    setRequest(named);
    setFailure(null);
    try {
      if (letter) await update({ variables: { id: letter.id, input } });
      else await create({ variables: { input, clientRequestId: named.id } });
      showToast({ text: words.saved });
      onSaved();
    } catch (error) {
      const refusal = toAuthError(error);
      const isFull = refusal.code === "COVER_LETTER_LIMIT_REACHED";
      setFailure(isFull ? words.limit : textOf(refusal) || words.failed);
    }
  }

  return { save, isSaving: creating.loading || updating.loading, failure };
}
