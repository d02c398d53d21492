import { useState } from "react";
import { Button } from "../../design-system";
import { useWords } from "../../shared/words";
import { Acts, InterviewLinks } from "./InterviewLinks";
import { useCancelInterviewMutation, type Interview_InterviewFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { RecordDialog } from "./RecordDialog";
import { useInterviewAct } from "./useInterviewAct";
import { WordsDialog } from "./WordsDialog";

interface CandidateInterviewActsProps {
  interview: Interview_InterviewFragment;
  onMove(): void;
  /** Offers another one; null where that can't be. */
  onOffer: (() => void) | null;
}

/** What the company can do with an interview; the next step first. */
export function CandidateInterviewActs({ interview, onMove, onOffer }: CandidateInterviewActsProps) {
  const words = useWords(interviewsWords);
  const [open, setOpen] = useState<"record" | "cancel" | null>(null);
  const { id, status, slot, viewerCan, feedback, askedAt, candidateName } = interview;
  const isRecorded = status === "ATTENDED" || status === "MISSED";
  const close = () => setOpen(null);
  return (
    <>
      {viewerCan.record && !isRecorded && (
        <p>{words.company.went(candidateName || words.company.candidate)}</p>
      )}
      {slot && status === "SCHEDULED" && !viewerCan.record && <InterviewLinks id={id} slot={slot} />}
      <Acts>
        {viewerCan.record && (
          <Button size="sm" tone={isRecorded ? "secondary" : "primary"} onClick={() => setOpen("record")}>
            {isRecorded || feedback !== null ? words.company.edit : words.record.title}
          </Button>
        )}
        {viewerCan.offer && (
          <Button size="sm" tone={askedAt === null ? "secondary" : "primary"} onClick={onMove}>
            {words.company.offerOther}
          </Button>
        )}
        {onOffer && (
          <Button size="sm" tone={isRecorded ? "secondary" : "primary"} onClick={onOffer}>
            {words.company.offer}
          </Button>
        )}
        {viewerCan.cancel && (
          <Button size="sm" tone="text" onClick={() => setOpen("cancel")}>
            {words.cancel}
          </Button>
        )}
      </Acts>
      <RecordDialog interview={interview} isOpen={open === "record"} onOpenChange={close} />
      <CancelDialog id={id} isOpen={open === "cancel"} onOpenChange={close} />
    </>
  );
}

interface CancelDialogProps {
  id: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

function CancelDialog({ id, ...rest }: CancelDialogProps) {
  const { cancelling: texts } = useWords(interviewsWords);
  const [cancel] = useCancelInterviewMutation();
  const act = useInterviewAct();
  return (
    <WordsDialog
      {...rest}
      texts={texts}
      tone="danger"
      onSend={(words) => act(() => cancel({ variables: { id, words } }), texts.done)}
    />
  );
}
