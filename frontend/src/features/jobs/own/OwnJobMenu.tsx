import {
  CalendarPlus,
  Copy,
  Ellipsis,
  Lock,
  MessageSquareReply,
  Pencil,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { useState, type ComponentProps } from "react";
import styled from "styled-components";
import { Button, Dialog, DialogActions, Menu } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { OwnJob_JobFragment, OwnJobDraft_DraftFragment } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { useJobDraftActs } from "./useJobDraftActs";
import { extendedUntil, extensionOf, reopenedUntil, useOwnJobActs } from "./useOwnJobActs";

type Entries = ComponentProps<typeof Menu>["entries"];

const sized = (Icon: LucideIcon) => <Icon size={18} aria-hidden />;
const when = (isAllowed: boolean, entry: Entries[number]): Entries => (isAllowed ? [entry] : []);

/** What the viewer may do with a job now, as the server says; nothing where that is nothing. */
export function OwnJobMenu({ job }: { job: OwnJob_JobFragment }) {
  const words = useWords(ownJobsWords);
  const acts = useOwnJobActs();
  const [isClosing, setIsClosing] = useState(false);
  const { edit, extend, duplicate, close, reopen, resubmit } = job.viewerCan;
  const days = extensionOf(job);
  const entries: Entries = [
    ...when(edit, { label: words.edit, icon: sized(Pencil), to: paths.editJob(job.id) }),
    ...when(resubmit, { label: words.resubmit, icon: sized(MessageSquareReply), to: paths.editJob(job.id) }),
    ...when(extend && days > 0, {
      label: words.extend(days, extendedUntil(job, days)),
      icon: sized(CalendarPlus),
      onSelect: () => void acts.extend(job, days),
    }),
    ...when(duplicate, {
      label: words.duplicate,
      icon: sized(Copy),
      onSelect: () => void acts.duplicate(job),
    }),
    ...when(close, { label: words.close, icon: sized(Lock), onSelect: () => setIsClosing(true) }),
    ...when(reopen, {
      label: words.reopen(reopenedUntil(job)),
      icon: sized(RotateCcw),
      onSelect: () => void acts.reopen(job),
    }),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu label={words.actionsOf(job.title)} trigger={<Dots />} entries={entries} />
      <CloseQuestion
        job={job}
        isOpen={isClosing}
        onClose={() => void acts.close(job).then(() => setIsClosing(false))}
        onKeepOpen={() => setIsClosing(false)}
        isBusy={acts.isClosing}
      />
    </>
  );
}

/** Goes on with a draft, or takes it away. */
export function DraftMenu({ draft }: { draft: OwnJobDraft_DraftFragment }) {
  const words = useWords(ownJobsWords);
  const { remove } = useJobDraftActs();
  return (
    <Menu
      label={words.actionsOf(draft.fields.title || words.untitledDraft)}
      trigger={<Dots />}
      entries={[
        { label: words.continueDraft, icon: <Pencil size={18} aria-hidden />, to: paths.jobDraft(draft.id) },
        {
          label: words.deleteDraft,
          icon: <Trash2 size={18} aria-hidden />,
          onSelect: () => void remove(draft.id),
        },
      ]}
    />
  );
}

interface CloseQuestionProps {
  job: OwnJob_JobFragment;
  isOpen: boolean;
  isBusy: boolean;
  onClose(): void;
  onKeepOpen(): void;
}

/** Says what closing means before it is done. */
function CloseQuestion({ job, isOpen, isBusy, onClose, onKeepOpen }: CloseQuestionProps) {
  const words = useWords(ownJobsWords);
  const unopened = job.standing?.unopenedCount ?? 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onKeepOpen()}
      title={words.closeQuestion(job.title)}
    >
      <p>
        {words.closeMeaning}
        {unopened > 0 && ` ${words.closeReturns(unopened)}`}
      </p>
      <DialogActions>
        <Button tone="secondary" onClick={onKeepOpen}>
          {words.keepOpen}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={onClose}>
          {words.closeJob}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Dots() {
  return (
    <Center>
      <Ellipsis size={20} aria-hidden />
    </Center>
  );
}

const Center = styled.span`
  display: grid;
  width: 100%;
  place-items: center;
`;
