import { useForm } from "react-hook-form";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Dialog,
  DialogActions,
  DialogForm,
  LoadFailure,
  Select,
  Skeleton,
  SkeletonGroup,
  text,
  TextArea,
} from "../../design-system";
import { useWords } from "../../shared/words";
import { type InvitableJobsQuery, useInvitableJobsQuery, useInvitePersonMutation } from "./People.generated";
import { peopleWords } from "./people.words";
import { useAct } from "../../forms/useAct";

interface FormProps {
  companyId: string;
  personId: string;
  onClose(): void;
}

interface InviteDialogProps extends Omit<FormProps, "onClose"> {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks to which job, and what the person reads beside it (FIND-07). */
export function InviteDialog({ isOpen, onOpenChange, ...ids }: InviteDialogProps) {
  const words = useWords(peopleWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.inviteTitle}>
      {isOpen && <Jobs {...ids} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Jobs(props: FormProps) {
  const words = useWords(peopleWords);
  const { data, loading, refetch } = useInvitableJobsQuery({ variables: { companyId: props.companyId } });
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={240} />
      </SkeletonGroup>
    ) : (
      <LoadFailure message={words.jobsFailed} onRetry={() => void refetch()} />
    );
  if (data.companyJobs.items.length === 0)
    return (
      <>
        <p>{words.noJobs}</p>
        <DialogActions>
          <ButtonLink to={paths.postJob}>{words.post}</ButtonLink>
        </DialogActions>
      </>
    );
  return <InviteForm {...props} jobs={data.companyJobs.items} />;
}

interface InviteFormProps extends FormProps {
  jobs: InvitableJobsQuery["companyJobs"]["items"];
}

function InviteForm({ personId, jobs, onClose }: InviteFormProps) {
  const words = useWords(peopleWords);
  const act = useAct(words);
  const [invite] = useInvitePersonMutation({ refetchQueries: ["FindPeopleScreen"] });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { jobId: "", message: "" } });

  async function handleSend(input: { jobId: string; message: string }) {
    const refusal = await act(
      () => invite({ variables: { input: { personId, ...input } } }),
      words.inviteSent,
    );
    if (!refusal) onClose();
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleSend)}
      onCancel={onClose}
    >
      <Select
        label={words.job}
        error={formState.errors.jobId?.message}
        options={[
          { value: "", label: words.chooseJob },
          ...jobs.map(({ id, title, placesInShort }) => ({
            value: id,
            label: [title, placesInShort].filter(Boolean).join(" · "),
          })),
        ]}
        {...register("jobId", { required: words.jobNeeded })}
      />
      <TextArea
        label={words.message}
        hint={words.messageHint}
        maxLength={500}
        error={formState.errors.message?.message}
        {...register("message", { validate: (value) => value.trim() !== "" || words.messageNeeded })}
      />
      <Quiet>{words.after}</Quiet>
    </DialogForm>
  );
}

const Quiet = styled.p`
  ${text.meta}
`;
