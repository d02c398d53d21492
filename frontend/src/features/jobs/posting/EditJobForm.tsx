import { useForm, useWatch } from "react-hook-form";
import { Button, ButtonLink } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import type { Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { valuesOfJob, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import { JobFormFields } from "./JobFormFields";
import { JobFormBar, JobFormLayout, JobQuestion, JobRefusal } from "./JobFormParts";
import { JobPreviewAside, JobPreviewButton } from "./JobPreview";
import { useEditJob, type EditedJob, type JobContests } from "./useEditJob";
import { useJobReadings } from "./useJobReadings";
import { useJobWording } from "./useJobWording";

/** What a posted job says, to be changed; a version that was changed elsewhere meanwhile is not overwritten. */
export function EditJobForm(edited: EditedJob) {
  const words = useWords(jobFormWords);
  const form = useForm<JobFormValues>({ defaultValues: valuesOfJob(edited.job) });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const readings = useJobReadings(values);
  const wordings = useJobWording(values, edited.job.id);
  const companies = [edited.job.company];
  const { submit, isSending, refusal, submitButton, elsewhere, ...asked } = useEditJob(form, edited);
  const preview = { values, companies, readings };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((typed) => submit(typed), asked.forget)(event)}
    >
      {form.formState.isDirty && <UnsavedChanges warning={words.leaveWarning} />}
      <JobFormLayout aside={<JobPreviewAside {...preview} />}>
        <JobFormFields {...{ form, companies, readings, wordings, elsewhere, refusal }} job={edited.job} />
        <JobFormBar
          errors={form.formState.errors}
          refusal={
            refusal && <JobRefusal {...{ refusal, submitButton }} text={notSavedText(words, refusal)} />
          }
          status={!refusal && <Newer {...elsewhere} />}
        >
          <ButtonLink tone="secondary" to={paths.jobPostings}>
            {words.cancel}
          </ButtonLink>
          <JobPreviewButton {...preview} />
          <Button ref={submitButton} type="submit" busy={isSending} busyText={words.saving}>
            {words.save}
          </Button>
        </JobFormBar>
      </JobFormLayout>
      <JobQuestion {...asked} pay={readings.pay} />
    </form>
  );
}

/** Another try is offered only where it can help. */
function notSavedText(words: typeof jobFormWords.en, { code, isOutage }: Refusal): string {
  if (code === "JOB_CHANGED") return words.notSaved;
  return isOutage || code === null || code === "INTERNAL_SERVER_ERROR"
    ? words.notUpdated
    : words.notUpdatedSo;
}

/** Says that the newer version is in the form, and whether anything is to be chosen there. */
function Newer({ contests }: JobContests) {
  const words = useWords(jobFormWords);
  if (!contests) return null;
  const count = Object.keys(contests).length;
  return count > 0 ? words.contested(count) : words.newerLoaded;
}
