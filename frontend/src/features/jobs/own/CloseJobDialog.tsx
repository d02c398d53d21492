import { Dialog, DialogForm } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { OwnJob_JobFragment } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { useOwnJobActs } from "./useOwnJobActs";

interface CloseJobDialogProps {
  job: Pick<OwnJob_JobFragment, "id" | "title"> & {
    standing: { unopenedCount: number } | null;
  };
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Says what closing means before it is done. */
export function CloseJobDialog({ job, isOpen, onOpenChange }: CloseJobDialogProps) {
  const words = useWords(ownJobsWords);
  const acts = useOwnJobActs();
  const unopened = job.standing?.unopenedCount ?? 0;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.closeQuestion(job.title)}>
      <DialogForm
        labels={{ submit: words.closeJob, cancel: words.keepOpen }}
        tone="danger"
        isBusy={acts.isClosing}
        onSubmit={() => acts.close(job).then(() => onOpenChange(false))}
        onCancel={() => onOpenChange(false)}
      >
        <p>
          {words.closeMeaning}
          {unopened > 0 && ` ${words.closeReturns(unopened)}`}
        </p>
      </DialogForm>
    </Dialog>
  );
}
