import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { Button, ButtonLink } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { UnsavedChanges } from "../accounts/UnsavedChanges";
import { forgetJobLists } from "./forget-job-lists";
import { contentOf, valuesOfJob, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import { useUpdateJobMutation, type JobForm_JobFragment } from "./JobForm.generated";
import { JobFormFields } from "./JobFormFields";
import { JobFormBar, JobFormLayout, JobQuestion, JobRefusal } from "./JobFormParts";
import { JobPreviewAside, JobPreviewButton } from "./JobPreview";
import { useJobSubmit } from "./useJobSubmit";
import { useJobReadings } from "./useJobReadings";

/** What a posted job says, to be changed; a version that was changed elsewhere meanwhile is not overwritten. */
export function EditJobForm({ job, onSaved }: { job: JobForm_JobFragment; onSaved(): void }) {
  const words = useWords(jobFormWords);
  // Of the texts in the form: the job may be read again while it is edited, and must not lend them a newer one.
  const [version] = useState(job.standing?.version ?? 0);
  const form = useForm<JobFormValues>({ defaultValues: valuesOfJob(job) });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const readings = useJobReadings(values);
  const companies = [job.company];
  const [update] = useUpdateJobMutation({ update: forgetJobLists });
  const { submit, isSending, refusal, submitButton, ...asked } = useJobSubmit(
    form,
    async (typed, { isPayConfirmed }) => {
      const input = { ...contentOf(typed), isPayConfirmed };
      await update({ variables: { id: job.id, version, input } });
      // Before the page is left, so that it isn't asked about any more.
      flushSync(() => form.reset(typed));
      onSaved();
    },
  );
  const preview = { values, companies, readings };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((typed) => submit(typed), asked.forget)(event)}
    >
      {form.formState.isDirty && <UnsavedChanges warning={words.leaveWarning} />}
      <JobFormLayout aside={<JobPreviewAside {...preview} />}>
        <JobFormFields {...{ form, companies, readings }} isPosted />
        {refusal && (
          <JobRefusal
            refusal={refusal}
            text={refusal.code === "JOB_CHANGED" ? words.notSaved : words.notUpdated}
          />
        )}
        <JobFormBar errors={form.formState.errors}>
          <ButtonLink tone="secondary" to={paths.jobPostings}>
            {words.cancel}
          </ButtonLink>
          <JobPreviewButton {...preview} />
          <Button ref={submitButton} type="submit" busy={isSending} busyText={words.saving}>
            {words.save}
          </Button>
        </JobFormBar>
      </JobFormLayout>
      <JobQuestion {...asked} />
    </form>
  );
}
