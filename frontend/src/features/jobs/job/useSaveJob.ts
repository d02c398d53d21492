import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { APPLY } from "../../../auth/return-address";
import { useSession } from "../../../auth/session";
import { isUnreached } from "../../../auth/unreached";
import { useToast } from "../../../design-system";
import { useWaiting } from "../../../shared/waiting/useWaiting";
import { dropWaiting, putWaiting } from "../../../shared/waiting/waiting";
import { keepJobPages } from "../../../shared/kept/job-pages-ahead";
import { useWords } from "../../../shared/words";
import { takeJobToSave } from "./job-to-save";
import { jobsWords } from "./jobs.words";
import { forgetSavedList, keepUnsaved, savedAnswer } from "./saved-jobs-cache";
import { useSaveJobMutation, useUnsaveJobMutation, type SaveJob_JobFragment } from "./SaveJob.generated";

/**
 * Saves a job or takes it back: shown at once, and undone with a toast where the server refuses. Without a network the
 * last wish waits (OFF-11). A job that somebody wanted to save before they signed in is saved by itself (SEEN-01).
 */
export function useSaveJob({ id, title, isSaved: wasSaved }: SaveJob_JobFragment) {
  const words = useWords(jobsWords);
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : null;
  const waiting = useWaiting("saving", uid, id);
  const isSaved = waiting?.content.isSaved ?? wasSaved;
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

  /** Has the wish wait where nobody has answered, and tells so; or tells of the failure. */
  function tellFailure(error: unknown, isWished: boolean) {
    const place = { uid: uid ?? "", kind: "saving", jobId: id } as const;
    if (isUnreached(error) && putWaiting(place, { isSaved: isWished }, true)) {
      showToast({ text: isWished ? words.savedLater : words.unsavedLater });
      return;
    }
    // OFF-05: the device has no room either.
    const [offline, failed] = isWished
      ? [words.notSavedOffline, words.notSaved]
      : [words.notUnsavedOffline, words.notUnsaved];
    showToast({ text: isUnreached(error) ? offline : failed, tone: "danger" });
  }

  async function save(): Promise<boolean> {
    try {
      await runSave({ variables, optimisticResponse: { saveJob: savedAnswer(id, true) } });
      keepJobPages([id]);
      return true;
    } catch (error) {
      tellFailure(error, true);
      return false;
    }
  }

  async function unsave() {
    try {
      await runUnsave({ variables, optimisticResponse: { unsaveJob: savedAnswer(id, false) } });
    } catch (error) {
      tellFailure(error, false);
    }
  }

  const saveWish = useEffectEvent(async () => {
    // Above the form to apply the toast would lie over its title; the button below says that it is saved (WAYS-10).
    if (takeJobToSave(id) && (await save()) && !isApplying) showToast({ text: words.savedFor(title) });
  });
  useEffect(() => {
    if (isRegistered) void saveWish();
  }, [isRegistered, id]);

  function toggle() {
    // The answers of two toggles could come in either order: the second waits for a click after the first.
    if (isSaving || isUnsaving) return;
    if (uid !== null) dropWaiting({ uid, kind: "saving", jobId: id });
    void (isSaved ? unsave() : save());
  }

  return { isSaved, toggle };
}
