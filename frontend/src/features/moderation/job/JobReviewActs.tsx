import { Check } from "lucide-react";
import { useState } from "react";
import { Button, DialogActions } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { adminJobsWords } from "./admin-jobs.words";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { isPublic, isWaiting } from "./job-standing";
import { JobReviewDialogs } from "./JobReviewDialogs";
import { useJobReview } from "./useJobReview";

/** Approve, hold and remove, or restore what is removed: as far as each makes sense now. */
export function JobReviewActs({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  const acts = useJobReview(job);
  const [asked, setAsked] = useState<"hold" | "remove" | "approve" | null>(null);
  const status = job.review?.status;
  if (!status) return null;
  return (
    <DialogActions>
      {isWaiting(job) && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Check size={16} aria-hidden />}
          onClick={() => setAsked("approve")}
        >
          {words.approve}
        </Button>
      )}
      {isPublic(job) && (
        <Button tone="secondary" size="sm" onClick={() => setAsked("hold")}>
          {words.hold}
        </Button>
      )}
      {status === "REMOVED" ? (
        <Button tone="secondary" size="sm" onClick={() => void acts.restore()}>
          {words.restore}
        </Button>
      ) : (
        <Button tone="danger" size="sm" onClick={() => setAsked("remove")}>
          {words.remove}
        </Button>
      )}
      <JobReviewDialogs job={job} acts={acts} asked={asked} onClose={() => setAsked(null)} />
    </DialogActions>
  );
}
