import { useController, useForm } from "react-hook-form";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Dialog,
  DialogActions,
  DialogForm,
  text as typography,
  TextArea,
} from "../../design-system";
import { Combobox } from "../../design-system/Combobox/Combobox";
import { searchOf, useSearchedText } from "../../design-system/Combobox/combobox-search";
import { useWords } from "../../shared/words";
import {
  type InvitableJob_JobFragment,
  type InvitableJobsQuery,
  useInvitableJobsQuery,
  useInvitePersonMutation,
} from "./People.generated";
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

/** Asks to which open job of the company, and what the person reads beside it (FIND-07). */
export function InviteDialog({ isOpen, onOpenChange, ...ids }: InviteDialogProps) {
  const words = useWords(peopleWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.inviteTitle}>
      {isOpen && <InviteForm {...ids} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface Invitation {
  job: InvitableJob_JobFragment | null;
  message: string;
}

function InviteForm({ companyId, personId, onClose }: FormProps) {
  const words = useWords(peopleWords);
  const act = useAct(words);
  const [invite] = useInvitePersonMutation({ refetchQueries: ["FindPeopleScreen"] });
  const { register, handleSubmit, control, formState } = useForm<Invitation>({
    defaultValues: { job: null, message: "" },
  });
  const { field: job, fieldState } = useController({
    control,
    name: "job",
    rules: { required: words.jobNeeded },
  });
  const [text, setTyped] = useSearchedText();
  const { found, search } = searchOf(useInvitableJobsQuery({ variables: { companyId, text } }));
  const jobs = openJobs(found);

  async function handleSend({ job: chosen, message }: Invitation) {
    const input = { personId, jobId: chosen?.id ?? "", message };
    const refusal = await act(() => invite({ variables: { input } }), words.inviteSent);
    if (!refusal) onClose();
  }

  if (search === "done" && jobs.length === 0 && text === "") return <NoJobs />;
  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.cancel }}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleSend)}
      onCancel={onClose}
    >
      <Combobox
        label={words.job}
        placeholder={words.chooseJob}
        error={fieldState.error?.message}
        value={job.value && optionOf(job.value)}
        options={jobs.map(optionOf)}
        onSearch={setTyped}
        search={search}
        onChange={(option) => job.onChange(jobs.find(({ id }) => id === option?.value) ?? null)}
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

function NoJobs() {
  const words = useWords(peopleWords);
  return (
    <>
      <p>{words.noJobs}</p>
      <DialogActions>
        <ButtonLink to={paths.postJob}>{words.post}</ButtonLink>
      </DialogActions>
    </>
  );
}

/** Jobs that were reported are open too. */
const openJobs = (found: InvitableJobsQuery | undefined) =>
  found ? [...found.active.items, ...found.flagged.items] : [];

const optionOf = ({ id, title, placesInShort }: InvitableJob_JobFragment) => ({
  value: id,
  label: title,
  hint: placesInShort,
});

const Quiet = styled.p`
  ${typography.meta}
`;
