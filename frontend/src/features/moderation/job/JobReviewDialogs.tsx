import { useWords } from "../../../shared/words";
import { ActDialog } from "../admin/ActDialog";
import { adminJobsWords } from "./admin-jobs.words";
import { Meaning } from "../admin/admin-table";
import { moderationWords } from "../report/moderation.words";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import type { useJobReview } from "./useJobReview";

interface JobReviewDialogsProps {
  job: AdminJob_JobFragment;
  acts: ReturnType<typeof useJobReview>;
  asked: "hold" | "remove" | "approve" | null;
  onClose(): void;
}

/** Why a job is held or removed, and what approving one does, before it is done (EMPS-07). */
export function JobReviewDialogs({ job, acts, asked, onClose }: JobReviewDialogsProps) {
  const words = useWords(adminJobsWords);
  const reason = { label: words.why, hint: words.whyHint };
  return (
    <>
      <ActDialog
        isOpen={asked === "approve"}
        onClose={onClose}
        title={words.approveTitle(job.title)}
        tone="primary"
        actLabel={words.approveJob}
        onAct={acts.approve}
      >
        <Approval job={job} />
      </ActDialog>
      <ActDialog
        isOpen={asked === "hold"}
        onClose={onClose}
        title={words.holdTitle(job.title)}
        actLabel={words.holdJob}
        reason={reason}
        onAct={acts.hold}
      >
        <Meaning>{words.holdMeaning}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "remove"}
        onClose={onClose}
        title={words.removeTitle(job.title)}
        actLabel={words.removeJob}
        reason={reason}
        onAct={acts.remove}
      >
        <Meaning>{words.removeMeaning}</Meaning>
      </ActDialog>
    </>
  );
}

function Approval({ job: { review } }: Pick<JobReviewDialogsProps, "job">) {
  const words = useWords(adminJobsWords);
  const { heldBy } = useWords(moderationWords);
  if (!review) return null;
  const { status, rules, reason, reportCount } = review;
  return (
    <>
      {rules.length > 0 && <Meaning>{heldBy(rules)}</Meaning>}
      {reason && <Meaning>{words.reason(reason)}</Meaning>}
      {status === "HELD" && <Meaning>{words.approveHeld}</Meaning>}
      {reportCount > 0 && <Meaning>{words.approveMeaning(reportCount)}</Meaning>}
    </>
  );
}
