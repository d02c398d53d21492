import type { LetterReader } from "@job-portal/protocol/letters";
import { useEffect, useState, type RefObject } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Checkbox, Dialog, DialogForm, Select, TextArea, useToast } from "../../../design-system";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useRejectionMessagesQuery, useSaveRejectionMessageMutation } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";
import { LetterExample } from "./LetterExample";
import { REJECTION_REASONS, rejectionReasonWords } from "./rejection-reasons.words";
import type { MoveEnd, Rejection } from "./useCandidateMoves";

const LONGEST_MESSAGE = 2000;

interface RejectionDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Takes the focus where the control that asked has gone with the rejected. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Those who are not selected by it. */
  candidates: readonly { name: string | null; status: ApplicationStatus; job: { title: string } }[];
  /** How many more were chosen, for whom it is too late. */
  stayCount?: number;
  /** Whose usual text it begins with; null: of several companies, or not known. */
  companyId: string | null;
  /** Null: there is nobody to reject any more. */
  onReject(rejection: Rejection): Promise<MoveEnd | null>;
}

/** Asks why, for the company's own figures, and what to write to those whom the company does not select (CAND-13). */
export function RejectionDialog({
  isOpen,
  onOpenChange,
  fallbackFocus,
  candidates,
  stayCount = 0,
  ...rest
}: RejectionDialogProps) {
  const { rejection: words, nameless } = useWords(candidatesWords);
  const [only, ...others] = candidates;
  const title =
    only && others.length === 0 ? words.titleOne(only.name || nameless) : words.title(candidates.length);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} fallbackFocus={fallbackFocus}>
      {isOpen && (
        <Message
          {...rest}
          reader={only && { name: only.name, job: only.job.title }}
          said={[
            words.hint,
            words.advanced(countAt(candidates, "OFFERED"), countAt(candidates, "INTERVIEW")),
            words.stay(stayCount),
          ]}
          onClose={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  );
}

const countAt = (candidates: RejectionDialogProps["candidates"], at: ApplicationStatus) =>
  candidates.filter(({ status }) => status === at).length;

interface FormProps extends Pick<RejectionDialogProps, "companyId" | "onReject"> {
  /** What it means, a sentence or two each; empty ones are left out. */
  said: readonly string[];
  /** The first who gets it. */
  reader: LetterReader | undefined;
  onClose(): void;
}

function Message(props: FormProps) {
  const { companyId } = props;
  if (companyId === null) return <RejectionForm {...props} usual="" mayKeep={false} />;
  return <UsualMessage {...props} companyId={companyId} />;
}

function UsualMessage(props: FormProps & { companyId: string }) {
  const { rejection: words } = useWords(candidatesWords);
  const { companyId } = props;
  const { data, loading } = useRejectionMessagesQuery();
  if (loading) return <p role="status">{words.loading}</p>;
  // If the text can't be read, the field is empty, and the usual text goes out all the same.
  const company = data?.myCompanies.find(({ id }) => id === companyId);
  const mayKeep = company?.viewerCan.keepTemplates ?? false;
  const usual = company?.rejectionMessage ?? "";
  const reader = props.reader && { ...props.reader, company: company?.name };
  return <RejectionForm {...props} {...{ usual, mayKeep, reader }} />;
}

function RejectionForm({
  said,
  companyId,
  onReject,
  onClose,
  usual,
  mayKeep,
  reader,
}: FormProps & { usual: string; mayKeep: boolean }) {
  const { rejection: words } = useWords(candidatesWords);
  const { reasons, ...why } = useWords(rejectionReasonWords);
  const keep = useKeeping(companyId);
  const [isKept, setIsKept] = useState(false);
  const { register, handleSubmit, formState, setFocus, setError, control } = useForm({
    defaultValues: { message: usual, reason: "" },
  });

  const written = useWatch({ control, name: "message" });

  // The usual text came after the dialog had taken the focus.
  useEffect(() => setFocus("message"), [setFocus]);

  async function handleReject({ message, reason: asked }: { message: string; reason: string }) {
    const text = message.trim();
    const reason = REJECTION_REASONS.find((name) => name === asked) ?? null;
    const end = await onReject({ message: text || null, reason });
    if (end?.messageProblem) setError("message", { message: end.messageProblem }, { shouldFocus: true });
    // What else failed is told by toasts; what was typed stays for another try.
    if (!end || end.moved.length === 0) return;
    if (isKept) await keep(text);
    onClose();
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleReject)}
      onCancel={onClose}
    >
      <p>{said.filter(Boolean).join(" ")}</p>
      <TextArea
        label={words.message}
        rows={7}
        hint={words.messageHint}
        error={formState.errors.message?.message}
        {...register("message", { maxLength: { value: LONGEST_MESSAGE, message: words.messageHint } })}
      />
      <LetterExample text={written} reader={reader} />
      {mayKeep && <Checkbox label={words.keep} checked={isKept} onChange={setIsKept} />}
      <Select
        label={why.label}
        hint={why.hint}
        options={[
          { value: "", label: why.none },
          ...REJECTION_REASONS.map((value) => ({ value, label: reasons[value] })),
        ]}
        {...register("reason")}
      />
    </DialogForm>
  );
}

/** Makes a text the company's usual one; never rejects. */
function useKeeping(companyId: string | null) {
  const { rejection: words } = useWords(candidatesWords);
  const showToast = useToast();
  const [saveMessage] = useSaveRejectionMessageMutation();
  return async (text: string) => {
    if (companyId === null) return;
    try {
      await saveMessage({ variables: { input: { companyId, text } } });
    } catch {
      showToast({ tone: "danger", text: words.notKept });
    }
  };
}
