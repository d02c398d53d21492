import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useAccountUser } from "../../../auth/session";
import { isUnreached } from "../../../auth/unreached";
import { useToast } from "../../../design-system";
import { withoutEntry } from "../../../shared/graphql/cached-page";
import { dropWaiting, putWaiting } from "../../../shared/waiting/waiting";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { forgetSavedList, keepUnsaved, savedAnswer } from "../job/saved-jobs-cache";
import { useSaveJobMutation, useUnsaveJobMutation } from "../job/SaveJob.generated";
import { savedJobsWords } from "./saved-jobs.words";

function takeOut(cache: ApolloCache, jobId: string): void {
  cache.modify({ fields: { mySavedJobs: withoutEntry("jobId", jobId) } });
  keepUnsaved(cache, jobId);
}

/**
 * Takes a job out of the viewer's saved ones: at once on screen, and back there where the server did not. Without a
 * network the wish waits (OFF-11).
 */
export function useRemoveSavedJob() {
  const words = useWords(savedJobsWords);
  const { unsavedLater } = useWords(jobsWords);
  const toast = useToast();
  const { cache } = useApolloClient();
  const uid = useAccountUser()?.uid ?? "";
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
    const place = { uid, kind: "saving", jobId } as const;
    dropWaiting(place);
    try {
      await remove({
        variables: { jobId },
        optimisticResponse: { unsaveJob: savedAnswer(jobId, false) },
        update: (changed) => takeOut(changed, jobId),
      });
      toast({ text: words.removed, action: { label: words.undo, onSelect: () => void restore(jobId) } });
    } catch (error) {
      if (isUnreached(error) && putWaiting(place, { isSaved: false }, true)) {
        takeOut(cache, jobId);
        toast({ text: unsavedLater });
        return;
      }
      toast({ tone: "danger", text: words.notRemoved });
    }
  };
}
