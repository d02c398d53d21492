import { useForm } from "react-hook-form";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  color,
  FormFailure,
  Notice,
  space,
  TextArea,
  useToast,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { textOfRefusal } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { forgetJobLists } from "../job/forget-job-lists";
import { useResubmitJobMutation, type ResubmitJob_JobFragment } from "./ResubmitJob.generated";
import { resubmitJobWords } from "./resubmit-job.words";

/** As the server counts an answer. */
const SHORTEST = 3;
const LONGEST = 1000;

interface ResubmitJobFormProps {
  job: ResubmitJob_JobFragment;
  onSent(): void;
}

/** Why a job of one's own was removed, and an answer, with which it waits for another review. */
export function ResubmitJobForm({ job, onSent }: ResubmitJobFormProps) {
  const words = useWords(resubmitJobWords);
  const showToast = useToast();
  const [resubmitJob] = useResubmitJobMutation({ update: forgetJobLists });
  const { register, handleSubmit, setError, formState } = useForm<{ note: string }>();
  const { errors, isSubmitting } = formState;
  const reason = job.standing?.reason;

  async function handleAnswer({ note }: { note: string }) {
    try {
      await resubmitJob({ variables: { id: job.id, note: note.trim() } });
    } catch (error) {
      const { code } = readRefusal(error);
      setError("root", { message: textOfRefusal({ code, message: words.failed }, words.failures) });
      return;
    }
    showToast({ text: words.sent(job.title) });
    onSent();
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleAnswer)(event)}>
      <Notice tone="warn">{reason ? words.removed(reason) : words.removedWithoutReason}</Notice>
      <p>{words.meaning(job.title)}</p>
      {errors.root?.message && <FormFailure>{errors.root.message}</FormFailure>}
      <TextArea
        label={words.answer}
        hint={words.answerHint}
        rows={4}
        error={errors.note?.message}
        {...register("note", {
          validate: (note) => note.trim().length >= SHORTEST || words.answerNeeded,
          maxLength: { value: LONGEST, message: words.answerTooLong },
        })}
      />
      <Actions>
        <ButtonLink tone="secondary" to={paths.jobPostings}>
          {words.back}
        </ButtonLink>
        <Button type="submit" busy={isSubmitting} busyText={words.sending}>
          {words.resubmit}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 720px;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;
`;
