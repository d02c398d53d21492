import { useEffect, useState } from "react";
import { useAutoSave } from "../../../forms/useAutoSave";
import {
  useCreateResumeMutation,
  useFinishResumeMutation,
  useUpdateResumeMutation,
} from "../resume/Resume.generated";
import type { ResumeCalls } from "./resume-calls";
import { ResumeSaving, type SavingStart } from "./resume-saving";
import type { ResumeValues } from "../resume/resume-values";

/** Keeps a resume on the server as it is on the screen; `onBegun` is told the id that a new one gets here. */
export function useResumeSaving(values: ResumeValues, start: SavingStart, onBegun: (id: string) => void) {
  const calls = useResumeCalls();
  const [saving] = useState(() => new ResumeSaving(start, calls, onBegun));

  useEffect(() => saving.change(values), [saving, values]);
  useEffect(() => {
    function handleLeave(event: BeforeUnloadEvent) {
      if (saving.isBehind) event.preventDefault();
    }
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [saving]);

  return { saving, state: useAutoSave(saving) };
}

function useResumeCalls(): ResumeCalls {
  const [create] = useCreateResumeMutation();
  const [update] = useUpdateResumeMutation();
  const [finish] = useFinishResumeMutation();
  return {
    create: async (input, clientRequestId) =>
      answered((await create({ variables: { input, clientRequestId } })).data?.createResume),
    update: async (id, version, input) =>
      answered((await update({ variables: { id, version, input } })).data?.updateResume),
    finish: async (id, version) =>
      answered((await finish({ variables: { id, version } })).data?.finishResume),
  };
}

function answered<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error("The server answered nothing.");
  return answer;
}
