import { useState } from "react";
import { useForm } from "react-hook-form";
import { toAuthError } from "../../auth/auth-error";
import { useSessionActions } from "../../auth/session";
import { useProblemText } from "../../shared/language/useProblemText";
import { withHttps } from "../../shared/web-address";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeAuthError } from "./describe-auth-error";
import type { Profile_AccountFragment } from "./Profile.generated";
import { fieldProblems, PROFILE_FIELDS, toValues, withBirth, type ProfileValues } from "./profile-values";
import { profileWords } from "./profile.words";
import { useNewerVersion } from "../../forms/useNewerVersion";

export interface ProfileFailure {
  text: string;
  /** The profile was changed elsewhere: a newer version can be loaded. */
  isOutdated: boolean;
  /** Fields say what is wrong with them, and the first of them has the focus. */
  hasFields: boolean;
}

/** LinkedIn's pages stand at https:// alone. */
const linkedInAddress = (typed: string): string => withHttps(typed).replace(/^http:/i, "https:");

/**
 * The form's state. What was saved is what `me` answers from then on (PROF-10). A profile that was changed elsewhere
 * meanwhile is not overwritten: `loadNewer` takes over the newer version, except in fields that were changed here.
 */
export function useProfileForm(
  account: Profile_AccountFragment,
  { onSaved, onReload }: { onSaved(): void; onReload(): Promise<Profile_AccountFragment | null> },
) {
  const words = useWords(profileWords);
  const { errors: errorWords } = useWords(accountsWords);
  const textOfProblem = useProblemText();
  const { updateUserProfile } = useSessionActions();
  const [version, setVersion] = useState(account.profileVersion);
  const [failure, setFailure] = useState<ProfileFailure | null>(null);
  const form = useForm<ProfileValues>({ defaultValues: toValues(account) });
  const { contests, take, swap } = useNewerVersion(form, PROFILE_FIELDS);

  async function save({ displayName, photoURL, ...additionalData }: ProfileValues) {
    setFailure(null);
    try {
      const linkedin = linkedInAddress(additionalData.linkedin);
      await updateUserProfile(displayName, photoURL, { ...additionalData, linkedin }, version);
      onSaved();
    } catch (cause) {
      const error = toAuthError(cause);
      const problems = fieldProblems(withBirth(error, additionalData.dob), words, textOfProblem);
      problems.forEach(([name, message], index) => {
        form.setError(name, { message }, { shouldFocus: index === 0 });
      });
      // A save elsewhere keeps one photo and lets go of the others, this form's upload among them.
      const isPhotoGone = error.fields.some(({ field }) => field === "photoURL");
      if (isPhotoGone) form.resetField("photoURL");
      const why = problems.length > 0 ? words.correctMarked : describeAuthError(error, errorWords);
      setFailure({
        text: words.notSaved(isPhotoGone ? words.photoGone : why),
        isOutdated: error.code === "PROFILE_CHANGED",
        hasFields: problems.length > 0,
      });
    }
  }

  async function loadNewer() {
    const newer = await onReload().catch(() => null);
    if (!newer) {
      setFailure({ text: words.newerFailed, isOutdated: true, hasFields: false });
      return;
    }
    take(toValues(newer));
    setVersion(newer.profileVersion);
    setFailure(null);
  }

  return { form, save, failure, contests, swap, loadNewer };
}
