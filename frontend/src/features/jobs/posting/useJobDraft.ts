import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAutoSave } from "../../../forms/useAutoSave";
import { keepDraft } from "./draft-keeper";
import { draftFieldsOf, type JobFormValues } from "./job-form";
import { useSaveJobDraftMutation } from "../own/JobDraft.generated";

/** Keeps the form as a draft while it is filled in; `key` names it in this browser. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, draftId: string, key: string) {
  const [save] = useSaveJobDraftMutation();
  const [keeper] = useState(() =>
    keepDraft(draftId, key, (fields) => save({ variables: { id: draftId, fields } })),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keeper.change(draftFieldsOf(values)),
      }),
    [form, keeper],
  );
  return { keeper, state: useAutoSave(keeper) };
}
