import { useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { readRefusal } from "../../../shared/refusal";
import { useNewerVersion, type Contest } from "../../../forms/useNewerVersion";
import { forgetJobLists } from "../job/forget-job-lists";
import { contentOf } from "../job/job-fields";
import { questionsIn } from "../screening/typed-questions";
import {
  CONTESTABLE_FIELDS,
  payAnswerOf,
  valuesOfJob,
  type ContestableField,
  type JobFormValues,
} from "./job-form";
import { useUpdateJobMutation, type JobForm_JobFragment } from "./JobForm.generated";
import { useJobSubmit } from "./useJobSubmit";

/** Fields that were changed here and by somebody else, with the other's values and the way to take them. */
export interface JobContests {
  contests: Partial<Record<ContestableField, Contest>> | null;
  swap(name: ContestableField): void;
}

export interface EditedJob {
  job: JobForm_JobFragment;
  /** @param isHeld whether an admin looks at it before people find it */
  onSaved(isHeld: boolean): void;
  /** Asks the server for the job as it is now. */
  onReload(): Promise<JobForm_JobFragment | null>;
}

/**
 * Saves the changed fields of a job. If somebody else has saved it since, their changes come into the form beside what
 * was typed. The next save goes on from there.
 */
export function useEditJob(form: UseFormReturn<JobFormValues>, { job, onSaved, onReload }: EditedJob) {
  // The version of the texts in the form: the job may be read again while it is edited, and must not lend them a newer
  // one.
  const [version, setVersion] = useState(versionOf(job));
  const { contests, take, swap } = useNewerVersion(form, CONTESTABLE_FIELDS);
  const [update] = useUpdateJobMutation({ update: forgetJobLists });

  /** @returns whether the newer version came */
  async function loadNewer(): Promise<boolean> {
    const newer = await onReload().catch(() => null);
    if (!newer) return false;
    // The fields are the form's own again, and can take the focus, once they are drawn.
    const contested = flushSync(() => take(valuesOfJob(newer)));
    setVersion(versionOf(newer));
    if (contested) form.setFocus(contested);
    return true;
  }

  const submission = useJobSubmit(form, async (typed, { isPayConfirmed }) => {
    const isAskedAnew = typed.questions !== form.formState.defaultValues?.questions;
    const input = {
      ...contentOf(typed),
      ...(isAskedAnew && { questions: questionsIn(typed.questions) }),
      isPayConfirmed,
      ...payAnswerOf(typed),
    };
    let isHeld: boolean;
    try {
      const { data } = await update({ variables: { id: job.id, version, input } });
      isHeld = data?.updateJob.standing?.status === "HELD";
    } catch (error) {
      if (readRefusal(error).code !== "JOB_CHANGED" || !(await loadNewer())) throw error;
      return;
    }
    // Before the page is left, so that it isn't asked about any more.
    flushSync(() => form.reset(typed));
    onSaved(isHeld);
  });

  const elsewhere: JobContests = { contests, swap };
  return { ...submission, elsewhere };
}

const versionOf = ({ standing }: JobForm_JobFragment): number => standing?.version ?? 0;
