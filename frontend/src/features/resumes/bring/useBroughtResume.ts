import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { toAuthError } from "../../../auth/auth-error";
import { useSessionActions } from "../../../auth/session";
import { useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import type { Profile_AccountFragment } from "../../accounts/Profile.generated";
import { toValues as profileValues } from "../../accounts/profile-values";
import { useKeepOriginal } from "../original/useOriginals";
import { useCreateResumeMutation, useFinishResumeMutation } from "../resume/Resume.generated";
import { type ResumeValues, toInput } from "../resume/resume-values";
import { forgetResumeLists } from "../resume/useResumeActions";
import type { CareerGaps } from "./career-gaps";
import { bringResumeWords } from "./bring-resume.words";
import { useFillCareerProfileMutation } from "./FillCareerProfile.generated";
import type { profileGaps } from "./profile-gaps";

type Gaps = ReturnType<typeof profileGaps>;

const isNothing = (gaps: object): boolean => Object.keys(gaps).length === 0;

/** Makes a resume of what was confirmed, finished where nothing is missing, and fills the profile's gaps. */
export function useBroughtResume(account: Profile_AccountFragment) {
  const words = useWords(bringResumeWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const navigate = useNavigate();
  const { updateUserProfile } = useSessionActions();
  const { create, finish } = useMadeResume();
  const [fillCareer] = useFillCareerProfileMutation();
  const { keep } = useKeepOriginal();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** False where the profile does not take all of it: what it refuses stays out. The resume is there all the same. */
  async function fill(gaps: Gaps): Promise<boolean> {
    const refused = await refusedOf(gaps);
    if (refused === null) return true;
    const rest = Object.fromEntries(Object.entries(gaps).filter(([name]) => !refused.has(name)));
    const isSmaller = Object.keys(rest).length < Object.keys(gaps).length;
    if (isSmaller && !isNothing(rest)) await refusedOf(rest);
    return false;
  }

  /** The names of the fields that the profile refuses; null: it took all of them. */
  async function refusedOf({ displayName, ...details }: Gaps): Promise<ReadonlySet<string> | null> {
    const known = profileValues(account);
    const { displayName: knownName, photoURL, ...additionalData } = known;
    try {
      await updateUserProfile(
        displayName ?? knownName,
        photoURL,
        { ...additionalData, ...details },
        account.profileVersion,
      );
      return null;
    } catch (error) {
      return new Set(toAuthError(error).fields.map(({ field }) => field.split(".").at(-1) ?? ""));
    }
  }

  /** The same of the work profile. */
  const fillWork = (facts: CareerGaps): Promise<boolean> =>
    fillCareer({ variables: { input: { facts } } }).then(Boolean, () => false);

  /** @param original the file to keep beside it; null: none */
  async function save(values: ResumeValues, gaps: Gaps, work: CareerGaps, original: File | null) {
    setIsSaving(true);
    setFailure(null);
    try {
      const resume = await create(values);
      const isFinished = await finish(resume);
      const isFilled = isNothing(gaps) || (await fill(gaps));
      const isWorkFilled = isNothing(work) || (await fillWork(work));
      const isKept = original === null || (await keep(original)) !== null;
      showToast({ text: isFinished ? words.made : words.draft });
      if (!isFilled || !isWorkFilled) showToast({ tone: "danger", text: words.profileFailed });
      if (!isKept) showToast({ tone: "danger", text: words.fileNotKept });
      await navigate(paths.editResume(resume.id));
    } catch (error) {
      setFailure(textOf(toAuthError(error)) || words.notSaved);
      setIsSaving(false);
    }
  }

  return { save, isSaving, failure };
}

function useMadeResume() {
  const [createResume] = useCreateResumeMutation({ update: forgetResumeLists });
  const [finishResume] = useFinishResumeMutation();
  /** The same confirmation sent once more makes no second resume. */
  const request = useRef({ sent: "", id: "" });

  async function create(values: ResumeValues) {
    // The server chooses a template that the plan has room for.
    const input = { ...toInput(values), template: undefined };
    const sent = JSON.stringify(input);
    if (request.current.sent !== sent) request.current = { sent, id: crypto.randomUUID() };
    const { data } = await createResume({ variables: { input, clientRequestId: request.current.id } });
    if (!data) throw new Error("The server answered without a resume.");
    return data.createResume;
  }

  /** False where something that a finished resume needs is missing: then it stays a draft. */
  async function finish({ id, version }: { id: string; version: number }): Promise<boolean> {
    const { data } = await finishResume({ variables: { id, version } }).catch(() => ({ data: null }));
    return Boolean(data);
  }

  return { create, finish };
}
