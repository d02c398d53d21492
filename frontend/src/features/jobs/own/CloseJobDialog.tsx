import { Button, Dialog, DialogActions } from "../../../design-system";
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
      <p>
        {words.closeMeaning}
        {unopened > 0 && ` ${words.closeReturns(unopened)}`}
      </p>
      <DialogActions>
        <Button tone="secondary" onClick={() => onOpenChange(false)}>
          {words.keepOpen}
        </Button>
        <Button
          tone="danger"
          busy={acts.isClosing}
          onClick={() => void acts.close(job).then(() => onOpenChange(false))}
        >
          {words.closeJob}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
