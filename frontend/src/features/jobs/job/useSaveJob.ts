import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { toAuthError } from "../../../auth/auth-error";
import { APPLY } from "../../../auth/return-address";
import { useSession } from "../../../auth/session";
import { useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { takeJobToSave } from "./job-to-save";
import { jobsWords } from "./jobs.words";
import { forgetSavedList, keepUnsaved, savedAnswer } from "./saved-jobs-cache";
import { useSaveJobMutation, useUnsaveJobMutation, type SaveJob_JobFragment } from "./SaveJob.generated";

/** The call did not come to the server (OFF-05). */
const isUnreached = (error: unknown): boolean => toAuthError(error).code === "network-request-failed";

/**
 * Saves a job or takes it back: shown at once, and undone with a toast where the server refuses. A job that somebody
 * wanted to save before they signed in is saved by itself (SEEN-01).
 */
export function useSaveJob({ id, title, isSaved }: SaveJob_JobFragment): () => void {
  const words = useWords(jobsWords);
  const session = useSession();
  const isRegistered = session.status === "signed-in" && session.account === "registered";
  const isApplying = new URLSearchParams(useLocation().search).has(APPLY);
  const showToast = useToast();
  const [runSave, { loading: isSaving }] = useSaveJobMutation({ update: forgetSavedList });
  const [runUnsave, { loading: isUnsaving }] = useUnsaveJobMutation({
    update: (cache) => {
      keepUnsaved(cache, id);
      forgetSavedList(cache);
    },
  });
  const variables = { jobId: id };

  async function save(): Promise<boolean> {
    try {
      await runSave({ variables, optimisticResponse: { saveJob: savedAnswer(id, true) } });
      return true;
    } catch (error) {
      showToast({ text: isUnreached(error) ? words.notSavedOffline : words.notSaved, tone: "danger" });
      return false;
    }
  }

  async function unsave() {
    try {
      await runUnsave({ variables, optimisticResponse: { unsaveJob: savedAnswer(id, false) } });
    } catch (error) {
      showToast({ text: isUnreached(error) ? words.notUnsavedOffline : words.notUnsaved, tone: "danger" });
    }
  }

  const saveWish = useEffectEvent(async () => {
    // Above the form to apply the toast would lie over its title; the button below says that it is saved (WAYS-10).
    if (takeJobToSave(id) && (await save()) && !isApplying) showToast({ text: words.savedFor(title) });
  });
  useEffect(() => {
    if (isRegistered) void saveWish();
  }, [isRegistered, id]);

  return () => {
    // The answers of two toggles could come in either order: the second waits for a click after the first.
    if (isSaving || isUnsaving) return;
    void (isSaved ? unsave() : save());
  };
}
