import {
  CalendarPlus,
  Copy,
  Ellipsis,
  Eye,
  Link2,
  Lock,
  MessageSquareReply,
  Pencil,
  RotateCcw,
  Share2,
  Ticket,
  Trash2,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useState, type ComponentProps } from "react";
import styled from "styled-components";
import { Menu } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { OwnJob_JobFragment, OwnJobDraft_DraftFragment } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { CloseJobDialog } from "./CloseJobDialog";
import { useCopyLink } from "./useCopyLink";
import { useJobDraftActs } from "./useJobDraftActs";
import { extendedUntil, extensionOf, reopenedUntil, useOwnJobActs } from "./useOwnJobActs";
import { isOpenAt } from "./own-job-standing";

type Entries = ComponentProps<typeof Menu>["entries"];

const sized = (Icon: LucideIcon) => <Icon size={18} aria-hidden />;
const when = (isAllowed: boolean, entry: Entries[number]): Entries => (isAllowed ? [entry] : []);

interface OwnJobMenuProps {
  job: OwnJob_JobFragment;
  /** On the job's own page, which has the ways to its parts in sight. */
  isOnPage?: boolean;
}

/** Where a job of one's own leads to, and what the viewer may do with it now, as the server says. */
export function OwnJobMenu({ job, isOnPage = false }: OwnJobMenuProps) {
  const words = useWords(ownJobsWords);
  const [isClosing, setIsClosing] = useState(false);
  const ways = useWays(job);
  const acts = useActs(job, () => setIsClosing(true));
  const entries = isOnPage
    ? acts
    : [...ways, ...acts.map((act, index) => ({ ...act, isApart: index === 0 }))];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu label={words.actionsOf(job.title)} trigger={<Dots />} entries={entries} />
      <CloseJobDialog job={job} isOpen={isClosing} onOpenChange={setIsClosing} />
    </>
  );
}

/** Nobody is sent to a job that is not open; the list of a walk-in is there with its days (WALK-12). */
function useWays({ id, standing, walkInUntil }: OwnJob_JobFragment): Entries {
  const words = useWords(ownJobsWords);
  const copyLink = useCopyLink();
  const isOpen = isOpenAt(standing);
  return [
    { label: words.candidates, icon: sized(Users), to: paths.candidatesFor(id) },
    ...when(walkInUntil !== null, {
      label: words.walkInList,
      icon: sized(Ticket),
      to: paths.walkInDesk(id),
    }),
    { label: words.asSeekersSee, icon: sized(Eye), to: paths.job(id) },
    ...when(isOpen, { label: words.share, icon: sized(Share2), to: `${paths.ownJob(id)}#share` }),
    ...when(isOpen, { label: words.copyLink, icon: sized(Link2), onSelect: () => void copyLink(id) }),
  ];
}

function useActs(job: OwnJob_JobFragment, onClose: () => void): Entries {
  const words = useWords(ownJobsWords);
  const acts = useOwnJobActs();
  const { edit, extend, duplicate, close, reopen, resubmit } = job.viewerCan;
  const days = extensionOf(job);
  return [
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
    ...when(close, { label: words.close, icon: sized(Lock), onSelect: onClose }),
    ...when(reopen, {
      label: words.reopen(reopenedUntil(job)),
      icon: sized(RotateCcw),
      onSelect: () => void acts.reopen(job),
    }),
  ];
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
