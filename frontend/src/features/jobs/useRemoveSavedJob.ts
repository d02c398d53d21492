import { useToast } from "../../design-system";
import { withoutEntry } from "../../shared/cached-page";
import { useWords } from "../../shared/words";
import { useUnsaveJobMutation } from "./SaveJob.generated";
import { savedJobsWords } from "./saved-jobs.words";

/** Takes a job out of the viewer's saved ones: at once on screen, and back there where the server did not. */
export function useRemoveSavedJob() {
  const words = useWords(savedJobsWords);
  const toast = useToast();
  const [remove] = useUnsaveJobMutation();
  return async (jobId: string) => {
    try {
      await remove({
        variables: { jobId },
        optimisticResponse: { unsaveJob: false },
        update(cache) {
          cache.modify({ fields: { mySavedJobs: withoutEntry("jobId", jobId) } });
          cache.modify({
            id: cache.identify({ __typename: "Job", id: jobId }),
            fields: { isSaved: () => false },
          });
        },
      });
      toast({ tone: "ok", text: words.removed });
    } catch {
      toast({ tone: "danger", text: words.notRemoved });
    }
  };
}
