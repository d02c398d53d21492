import { useState, type SubmitEvent } from "react";
import styled, { css } from "styled-components";
import { withReturnAddress } from "../../../auth/return-address";
import type { SessionUser } from "../../../auth/session";
import {
  Button,
  ButtonLink,
  color,
  DialogActions,
  FormFailure,
  Notice,
  space,
  text,
  TextArea,
  useToast,
} from "../../../design-system";
import { MAX_LETTER } from "@job-portal/protocol/letters";
import { jobListPath, paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { AnswerFields } from "../answers/AnswerFields";
import { useAnswers } from "../answers/useAnswers";
import { applicationsWords } from "./applications.words";
import { useApplyNote } from "./apply-draft";
import {
  useApplicationQuotaQuery,
  useSendableResumesQuery,
  type ApplyJob_JobFragment,
  type SendableResumesQuery,
} from "./ApplyJob.generated";
import { Completion } from "../completion/Completion";
import { completionWords } from "../completion/completion.words";
import { useCompletion } from "../completion/useCompletion";
import { OriginalChoice } from "../original/OriginalChoice";
import { LetterChoice } from "./LetterChoice";
import { QuotaLine } from "./QuotaLine";
import { ResumeChoice } from "./ResumeChoice";
import { likeliestResume } from "./sendable-resumes";
import { useApply } from "./useApply";
import { applyAddress } from "./useApplyAddress";

interface ApplyFormProps {
  job: ApplyJob_JobFragment;
  user: SessionUser;
  onClose(): void;
}

/** What is sent to the company, a note beside it, and what is left of the month's applications. */
export function ApplyForm({ job, user, onClose }: ApplyFormProps) {
  const { apply: words } = useWords(applicationsWords);
  const asks = useWords(completionWords);
  const showToast = useToast();
  const { note, changeNote, forgetNote } = useApplyNote(user.uid, job.id);
  const excess = note.trim().length - MAX_LETTER;
  const { data, error, refetch } = useApplicationQuotaQuery({ fetchPolicy: "network-only" });
  const sendable = useSendableResumesQuery({ fetchPolicy: "network-only" });
  const sent = useSent(sendable.data, job.title);
  const { resumeId, originalId } = sent;
  const { apply, isSending, refusal } = useApply(job, user.uid);
  const isUsedUp = data?.applicationQuota.remaining === 0;
  const answers = useAnswers(user.uid, job.id);
  const isUnsendable = !sendable.data || answers.isUnknown || refusal === "jobClosed";
  const career = sendable.data?.careerProfile;
  const completion = useCompletion(job, user, { career, resumeId, originalId, note });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (![answers.check(), completion.check()].every(Boolean) || excess > 0) return;
    const outcome = await apply({ ...completion.sent(), resumeId, originalId, answers: answers.input() });
    if (outcome.kind === "limit-reached") await refetch().catch(() => undefined);
    if (outcome.kind === "questions-changed") await answers.readAnew();
    if (outcome.kind === "refused") completion.mark(outcome.fields);
    if (outcome.kind !== "sent" && outcome.kind !== "waiting") return;
    forgetNote();
    completion.forget();
    answers.forget();
    onClose();
    if (outcome.kind === "sent") showToast({ text: words.sent });
  }

  if (sendable.data?.myConsents.minorAt) return <UnderAge onClose={onClose} />;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      {!isUsedUp && (
        <>
          <ResumeChoice {...{ user, sendable, resumeId }} onChoose={sent.chooseResume} />
          {sendable.data && <OriginalPart sendable={sendable.data} sent={sent} company={job.company.name} />}
          <Completion completion={completion} company={job.company.name} />
          <AnswerFields answers={answers} />
          <NoteField {...{ note, excess, job, user, sendable }} onChange={changeNote} />
        </>
      )}
      {/* Without an answer the server still knows, and refuses what is too much. */}
      {!error && <QuotaLine quota={data?.applicationQuota} />}
      {!isUsedUp && <Quiet>{words.copy}</Quiet>}
      <DialogActions>
        {refusal && <Refusal code={refusal} jobTitle={job.title} />}
        {completion.isBare && <Notice tone="warn">{asks.bare}</Notice>}
        <Button tone="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        {isUsedUp ? (
          <Upgrade jobId={job.id} />
        ) : (
          <Send {...{ isUnsendable, isSending }} isBare={completion.isBare} />
        )}
      </DialogActions>
    </Form>
  );
}

/** Before anything is typed: nobody fills in what can't be sent (CONS-08). */
function UnderAge({ onClose }: Pick<ApplyFormProps, "onClose">) {
  const { apply: words } = useWords(applicationsWords);
  return (
    <Stack>
      <Notice tone="warn">{words.errors.underAge}</Notice>
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <ButtonLink to={paths.settings}>{words.errors.settings}</ButtonLink>
      </DialogActions>
    </Stack>
  );
}

function Upgrade({ jobId }: { jobId: string }) {
  const { apply: words } = useWords(applicationsWords);
  return <ButtonLink to={withReturnAddress(paths.plans, applyAddress(jobId))}>{words.upgrade}</ButtonLink>;
}

interface SendProps extends Pick<ReturnType<typeof useApply>, "isSending"> {
  isUnsendable: boolean;
  isBare: boolean;
}

function Send({ isUnsendable, isSending, isBare }: SendProps) {
  const { apply: words } = useWords(applicationsWords);
  const asks = useWords(completionWords);
  return (
    <Button type="submit" disabled={isUnsendable} busy={isSending} busyText={words.sending}>
      {isBare ? asks.sendBare : words.send}
    </Button>
  );
}

/** The resume and the file that go along; null: none. */
function useSent(sendable: SendableResumesQuery | undefined, jobTitle: string) {
  const [chosenResume, chooseResume] = useState<string | null>();
  const [chosenOriginal, chooseOriginal] = useState<string | null>();
  // Whoever made a resume made it to be sent: a file stands in where there is none, and else the profile.
  const resume = sendable && likeliestResume(sendable, jobTitle);
  const original = resume ? undefined : sendable?.myResumeOriginals[0];
  return {
    resumeId: chosenResume === undefined ? (resume?.id ?? null) : chosenResume,
    originalId: chosenOriginal === undefined ? (original?.id ?? null) : chosenOriginal,
    chooseResume,
    chooseOriginal,
  };
}

interface OriginalPartProps {
  sendable: SendableResumesQuery;
  sent: ReturnType<typeof useSent>;
  company: string;
}

function OriginalPart({ sendable, sent, company }: OriginalPartProps) {
  const { resumeId, originalId, chooseOriginal } = sent;
  return (
    <OriginalChoice
      {...{ originals: sendable.myResumeOriginals, originalId, company }}
      resumeTitle={sendable.myFinishedResumes.find(({ id }) => id === resumeId)?.title ?? null}
      onChoose={chooseOriginal}
    />
  );
}

interface NoteFieldProps extends Pick<ApplyFormProps, "job" | "user"> {
  sendable: Pick<ReturnType<typeof useSendableResumesQuery>, "data">;
  note: string;
  /** By how many characters it is too long. */
  excess: number;
  onChange(note: string): void;
}

function NoteField({ note, excess, job, user, sendable, onChange }: NoteFieldProps) {
  const { apply: words } = useWords(applicationsWords);
  const letters = sendable.data?.myCoverLetters;
  const places = { company: job.company.name, job: job.title, name: user.displayName ?? "" };
  return (
    <>
      {letters && <LetterChoice {...{ letters, places, note, onChange }} />}
      <TextArea
        label={words.note}
        isOptional
        hint={words.noteHint(note.trim().length, MAX_LETTER)}
        error={excess > 0 ? words.noteTooLong(excess) : undefined}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

interface RefusalProps {
  code: NonNullable<ReturnType<typeof useApply>["refusal"]>;
  jobTitle: string;
}

/** Why nothing was sent, and where to go from there. */
function Refusal({ code, jobTitle }: RefusalProps) {
  const { errors } = useWords(applicationsWords).apply;
  const ways: Partial<Record<typeof code, { to: string; label: string }>> = {
    unverified: { to: paths.settings, label: errors.settings },
    underAge: { to: paths.settings, label: errors.settings },
    jobClosed: { to: jobListPath({ q: jobTitle }), label: errors.similarJobs },
  };
  const way = ways[code];
  return (
    <FormFailure
      action={
        way && (
          <ButtonLink tone="text" size="sm" to={way.to}>
            {way.label}
          </ButtonLink>
        )
      }
    >
      {errors[code]}
    </FormFailure>
  );
}

const Quiet = styled.p`
  ${text.meta}
`;

const rows = css`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s2};
  color: ${color.ink2};
`;

const Form = styled.form`
  ${rows}
`;

const Stack = styled.div`
  ${rows}
`;
