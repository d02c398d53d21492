import { useToast } from "../../../design-system";
import { withoutEntry } from "../../../shared/graphql/cached-page";
import { useWords } from "../../../shared/words";
import { forgetSavedList, keepUnsaved, savedAnswer } from "../job/saved-jobs-cache";
import { useSaveJobMutation, useUnsaveJobMutation } from "../job/SaveJob.generated";
import { savedJobsWords } from "./saved-jobs.words";

/** Takes a job out of the viewer's saved ones: at once on screen, and back there where the server did not. */
export function useRemoveSavedJob() {
  const words = useWords(savedJobsWords);
  const toast = useToast();
  const [remove] = useUnsaveJobMutation();
  const [save] = useSaveJobMutation();

  async function restore(jobId: string) {
    try {
      await save({ variables: { jobId }, update: forgetSavedList });
      toast({ text: words.restored });
    } catch {
      toast({ tone: "danger", text: words.notRestored });
    }
  }

  return async (jobId: string) => {
    try {
      await remove({
        variables: { jobId },
        optimisticResponse: { unsaveJob: savedAnswer(jobId, false) },
        update(cache) {
          cache.modify({ fields: { mySavedJobs: withoutEntry("jobId", jobId) } });
          keepUnsaved(cache, jobId);
        },
      });
      toast({ text: words.removed, action: { label: words.undo, onSelect: () => void restore(jobId) } });
    } catch {
      toast({ tone: "danger", text: words.notRemoved });
    }
  };
}
