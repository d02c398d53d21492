import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "./jobs.words";
import { forgetSavedList, keepUnsaved, savedAnswer } from "./saved-jobs-cache";
import { useSaveJobMutation, useUnsaveJobMutation, type SaveJob_JobFragment } from "./SaveJob.generated";

/** Saves a job or takes it back: shown at once, and undone with a toast where the server refuses. */
export function useSaveJob({ id, isSaved }: SaveJob_JobFragment): () => void {
  const words = useWords(jobsWords);
  const showToast = useToast();
  const [save, { loading: isSaving }] = useSaveJobMutation({ update: forgetSavedList });
  const [unsave, { loading: isUnsaving }] = useUnsaveJobMutation({
    update: (cache) => {
      keepUnsaved(cache, id);
      forgetSavedList(cache);
    },
  });

  async function toggle() {
    // The answers of two toggles could come in either order: the second waits for a click after the first.
    if (isSaving || isUnsaving) return;
    const variables = { jobId: id };
    try {
      if (isSaved) await unsave({ variables, optimisticResponse: { unsaveJob: savedAnswer(id, false) } });
      else await save({ variables, optimisticResponse: { saveJob: savedAnswer(id, true) } });
    } catch {
      showToast({ text: isSaved ? words.notUnsaved : words.notSaved, tone: "danger" });
    }
  }

  return () => void toggle();
}
