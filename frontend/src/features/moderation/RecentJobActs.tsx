import { Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Dialog, IconButton } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { adminJobsWords } from "./admin-jobs.words";
import { Acts } from "./admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { JobReviewActs } from "./JobReviewActs";
import { JobReviewDialogs } from "./JobReviewDialogs";
import { JobReviewFacts } from "./JobReviewFacts";
import { useJobReview } from "./useJobReview";

/** Edit, which opens the review, and delete, which removes the job with a reason (DASH-12). */
export function RecentJobActs({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  const acts = useJobReview(job);
  const [asked, setAsked] = useState<"review" | "remove" | null>(null);
  const close = () => setAsked(null);
  return (
    <Acts>
      <IconButton
        tone="plain"
        label={words.edit(job.title)}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => setAsked("review")}
      />
      {job.review?.status === "REMOVED" ? (
        <IconButton
          tone="plain"
          label={words.restoreOf(job.title)}
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => void acts.restore()}
        />
      ) : (
        <IconButton
          tone="plain"
          label={words.delete(job.title)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => setAsked("remove")}
        />
      )}
      <Dialog
        isOpen={asked === "review"}
        onOpenChange={(open) => !open && close()}
        title={words.reviewTitle(job.title)}
      >
        <Review job={job} />
      </Dialog>
      <JobReviewDialogs job={job} acts={acts} asked={asked === "remove" ? asked : null} onClose={close} />
    </Acts>
  );
}

function Review({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  if (!job.review) return null;
  const { reportCount, rules, status } = job.review;
  const isPublic = status === "ACTIVE" || status === "FLAGGED";
  return (
    <>
      {reportCount === 0 && rules.length === 0 && <p>{words.nothingAgainst}</p>}
      <JobReviewFacts review={job.review} isWhole />
      {isPublic && <Link to={paths.job(job.id)}>{words.openJob}</Link>}
      <JobReviewActs job={job} />
    </>
  );
}
