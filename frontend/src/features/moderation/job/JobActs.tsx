import { Check, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Button, Dialog, IconButton, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { JobStatusChip } from "../../jobs/job/JobStatusChip";
import { adminJobsWords } from "./admin-jobs.words";
import { Acts } from "../admin/admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { isUnquestioned, isWaiting } from "./job-standing";
import { JobReviewActs } from "./JobReviewActs";
import { JobReviewDialogs } from "./JobReviewDialogs";
import { JobReviewFacts } from "./JobReviewFacts";
import { ReviewedJob } from "./ReviewedJob";
import { useJobReview } from "./useJobReview";

interface JobActsProps {
  job: AdminJob_JobFragment;
  /** Whether approving, where there is something to approve, stands beside the others. */
  offersApproval?: boolean;
}

/** Edit, which opens the review, and delete, which removes the job with a reason, or its undoing (DASH-12). */
export function JobActs({ job, offersApproval = false }: JobActsProps) {
  const words = useWords(adminJobsWords);
  const acts = useJobReview(job);
  const [asked, setAsked] = useState<"review" | "remove" | "approve" | null>(null);
  const close = () => setAsked(null);
  return (
    <Acts>
      {offersApproval && isWaiting(job) && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Check size={16} aria-hidden />}
          aria-label={words.approveOf(job.title)}
          onClick={() => setAsked("approve")}
        >
          {words.approve}
        </Button>
      )}
      <IconButton
        tone="plain"
        size="sm"
        label={words.edit(job.title)}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => setAsked("review")}
      />
      {job.review?.status === "REMOVED" ? (
        <IconButton
          tone="plain"
          size="sm"
          label={words.restoreOf(job.title)}
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => void acts.restore()}
        />
      ) : (
        <IconButton
          tone="plain"
          size="sm"
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
      <JobReviewDialogs job={job} acts={acts} asked={asked === "review" ? null : asked} onClose={close} />
    </Acts>
  );
}

function Review({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  if (!job.review) return null;
  const { status } = job.review;
  return (
    <Parts>
      <Standing>
        <JobStatusChip status={status} />
        <Link to={paths.job(job.id)}>{words.openJob}</Link>
      </Standing>
      {isUnquestioned(job) && <p>{words.nothingAgainst}</p>}
      <JobReviewFacts review={job.review} isWhole />
      <ReviewedJob jobId={job.id} />
      <JobReviewActs job={job} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s3};
`;

const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
`;
