import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { DraftKeeper, type DraftState } from "./draft-keeper";
import { draftFieldsOf, type JobFormValues } from "./job-form";
import { useSaveJobDraftMutation } from "../own/JobDraft.generated";

/** Keeps the form as a draft while it is filled in; `key` names it in this browser. */
export function useJobDraft(form: UseFormReturn<JobFormValues>, draftId: string, key: string) {
  const [save] = useSaveJobDraftMutation();
  const [state, setState] = useState<DraftState>({ status: "untouched" });
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        draftId,
        key,
        save: (fields) => save({ variables: { id: draftId, fields } }),
        onState: setState,
      }),
  );
  useEffect(() => {
    keeper.enter();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keeper.change(draftFieldsOf(values)),
    });
    window.addEventListener("online", keeper.flush);
    return () => {
      unsubscribe();
      window.removeEventListener("online", keeper.flush);
      keeper.leave();
    };
  }, [form, keeper]);
  return { keeper, state };
}
