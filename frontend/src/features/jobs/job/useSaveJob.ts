import type { ApolloCache } from "@apollo/client";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "./jobs.words";
import { useSaveJobMutation, useUnsaveJobMutation, type SaveJob_JobFragment } from "./SaveJob.generated";

/** Saves a job or takes it back: shown at once, and undone with a toast where the server refuses. */
export function useSaveJob({ id, isSaved }: SaveJob_JobFragment): () => void {
  const words = useWords(jobsWords);
  const showToast = useToast();
  const update = (cache: ApolloCache) => keepSaved(cache, id, !isSaved);
  const [save, { loading: isSaving }] = useSaveJobMutation({ update });
  const [unsave, { loading: isUnsaving }] = useUnsaveJobMutation({ update });

  async function toggle() {
    // The answers of two toggles could come in either order: the second waits for a click after the first.
    if (isSaving || isUnsaving) return;
    const variables = { jobId: id };
    try {
      if (isSaved) await unsave({ variables, optimisticResponse: { unsaveJob: false } });
      else await save({ variables, optimisticResponse: { saveJob: true } });
    } catch {
      showToast({ text: isSaved ? words.notUnsaved : words.notSaved, tone: "danger" });
    }
  }

  return () => void toggle();
}

function keepSaved(cache: ApolloCache, id: string, isSaved: boolean): void {
  cache.modify({ id: cache.identify({ __typename: "Job", id }), fields: { isSaved: () => isSaved } });
  // The list of saved jobs is read anew where it is shown next.
  cache.evict({ id: "ROOT_QUERY", fieldName: "mySavedJobs" });
}
