import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useToast } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { ResumeByIdDocument } from "../resume/Resume.generated";
import type { ResumeStart } from "../saving/resume-start";
import { toValues } from "../resume/resume-values";
import { resumesWords } from "../resume/resumes.words";
import { resumeWizardWords } from "./resume-wizard.words";
import { useResumeActions } from "../resume/useResumeActions";
import { useResumeSaving } from "../saving/useResumeSaving";
import { useResumeWizard } from "./useResumeWizard";
import { forgetStep, keepStep } from "./wizard-step";

/** The wizard and what keeps it in step with the server, with the acts that need both. */
export function useResumeDesk(start: ResumeStart, onBegun?: (id: string) => void) {
  const words = useWords(resumeWizardWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const client = useApolloClient();
  const tellFinished = useFinishedToast();
  const [id, setId] = useState(start.id);
  const [isFinishing, setIsFinishing] = useState(false);
  const wizard = useResumeWizard(start, id);
  const { saving, state } = useResumeSaving(wizard.values, start, (begun) => {
    setId(begun);
    onBegun?.(begun);
  });
  const [known, setKnown] = useState(state);
  if (state !== known) {
    setKnown(state);
    // Nobody asked for this save: the field is marked, and the focus stays with whoever types.
    if (state.kind === "refused") wizard.markRefusal(state.error);
  }

  async function finish() {
    if (!wizard.isComplete()) return;
    setIsFinishing(true);
    const isDone = await saving.finish();
    setIsFinishing(false);
    if (isDone) {
      const stored = saving.getId() ?? "";
      forgetStep(stored);
      if (start.isDraft) tellFinished(stored);
      else showToast({ text: words.saved });
      await navigate(paths.dashboard);
      return;
    }
    const refusal = saving.getState();
    const isTold = refusal.kind === "refused" && wizard.takeRefusal(refusal.error);
    if (!isTold) showToast({ tone: "danger", text: words.notFinished });
  }

  async function loadNewer() {
    const resume = await client
      .query({ query: ResumeByIdDocument, variables: { id: id ?? "" }, fetchPolicy: "network-only" })
      .then(({ data }) => data?.resume)
      .catch(() => null);
    if (!resume) {
      showToast({ tone: "danger", text: words.newerFailed });
      return;
    }
    const values = toValues(resume);
    saving.takeOver(resume.version, values);
    wizard.edit({ kind: "replace", values });
    showToast({ text: words.newerLoaded });
  }

  async function keepCopy() {
    const copy = await saving.keepAsCopy(words.copyOf);
    if (copy === null) return;
    keepStep(copy, wizard.step);
    showToast({ text: words.kept });
    await navigate(paths.editResume(copy), { replace: true });
  }

  return { wizard, state, id, isFinishing, finish, loadNewer, keepCopy };
}

/** Long enough to get from the form's button to the toast's, on a dashboard that has just opened. */
const FINISHED_SHOWN_FOR_MS = 10_000;

/** Tells of a new resume, and offers what it was made for. */
function useFinishedToast() {
  const words = useWords(resumeWizardWords);
  const { download } = useWords(resumesWords);
  const showToast = useToast();
  const { downloadPdf } = useResumeActions();
  return (id: string) => {
    const action = { label: download, onSelect: () => void downloadPdf({ id }) };
    showToast({ text: words.finished, shownForMs: FINISHED_SHOWN_FOR_MS, action });
  };
}
