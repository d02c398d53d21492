import { CircleCheck, CloudOff } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import styled from "styled-components";
import { Button, color } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { DraftState } from "./draft-keeper";
import { forgetJobLists } from "../job/forget-job-lists";
import { postInputOf, type JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import { jobWordingWords } from "./job-wording.words";
import { usePostJobMutation, type JobForm_CompanyFragment } from "./JobForm.generated";
import { JobFormFields } from "./JobFormFields";
import { JobFormBar, JobFormLayout, JobQuestion, JobRefusal } from "./JobFormParts";
import { JobPreviewAside, JobPreviewButton } from "./JobPreview";
import { useJobDraft } from "./useJobDraft";
import { useJobSubmit } from "./useJobSubmit";
import { useJobReadings } from "./useJobReadings";
import { useJobWording, type JobWordings } from "./useJobWording";

interface PostJobFormProps {
  draftId: string;
  /** Names the draft in this browser. */
  draftKey: string;
  initial: JobFormValues;
  companies: readonly JobForm_CompanyFragment[];
  onPosted(isHeld: boolean): void;
}

/** A job that is not posted yet: kept as a draft with every change, previewed, posted (POST-01 to POST-05). */
export function PostJobForm({ draftId, draftKey, initial, companies, onPosted }: PostJobFormProps) {
  const words = useWords(jobFormWords);
  const form = useForm<JobFormValues>({ defaultValues: initial });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const readings = useJobReadings(values);
  const wordings = useJobWording(values);
  const isHeldBack = wordings.heldCount > 0 && !wordings.isForAdmin;
  const { keeper, state } = useJobDraft(form, draftId, draftKey);
  const [post] = usePostJobMutation({ update: forgetJobLists });
  const { submit, isSending, refusal, submitButton, ...asked } = useJobSubmit(
    form,
    (typed, answers) =>
      keeper.holdDuring(async () => {
        const input = { ...postInputOf(typed, draftId), ...answers };
        const { data } = await post({ variables: { input } });
        // A posted form is no draft any more.
        keeper.forget();
        onPosted(data?.postJob.standing?.status === "HELD");
      }),
    isHeldBack ? wordings.firstHeld : null,
  );
  const preview = { values, companies, readings };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((typed) => submit(typed), asked.forget)(event)}
    >
      <JobFormLayout aside={<JobPreviewAside {...preview} />}>
        <JobFormFields {...{ form, companies, readings, wordings, refusal }} />
        <JobFormBar
          errors={form.formState.errors}
          refusal={refusal && <JobRefusal {...{ refusal, submitButton }} text={words.notPosted} />}
          status={<FormStatus {...{ state, wordings }} />}
        >
          <JobPreviewButton {...preview} />
          <Button
            ref={submitButton}
            type="submit"
            disabled={isHeldBack}
            busy={isSending}
            busyText={words.posting}
          >
            {words.post}
          </Button>
        </JobFormBar>
      </JobFormLayout>
      <JobQuestion {...asked} pay={readings.pay} sentencesToMend={isHeldBack ? wordings.heldCount : 0} />
    </form>
  );
}

/** What keeps it from being posted, or else how the draft is kept. */
function FormStatus({ state, wordings }: { state: DraftState; wordings: JobWordings }) {
  const words = useWords(jobWordingWords);
  if (wordings.heldCount === 0) return <DraftStatus state={state} />;
  return wordings.isForAdmin ? words.adminLooks : <Held>{words.mendToPost(wordings.heldCount)}</Held>;
}

function DraftStatus({ state }: { state: DraftState }) {
  const words = useWords(jobFormWords);
  switch (state.kind) {
    case "untouched":
    case "incomplete":
      return null;
    case "saving":
      return words.draftSaving;
    case "saved":
      return (
        <>
          <CircleCheck size={16} aria-hidden />
          {words.draftSaved(state.at)}
        </>
      );
    case "kept":
    case "refused":
    case "limit":
    case "posted":
      return (
        <>
          <CloudOff size={16} aria-hidden />
          {words.draftHere[state.kind]}
        </>
      );
  }
}

const Held = styled.span`
  color: ${color.warn};
  font-weight: 600;
`;
