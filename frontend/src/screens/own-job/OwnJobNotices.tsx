import { paths } from "@job-portal/protocol/paths";
import { Button, ButtonLink, Notice } from "../../design-system";
import { useClosureReason } from "../../features/jobs/hold/useClosureReason";
import { jobClosureWords } from "../../features/jobs/job/job-closure.words";
import { ownJobsWords } from "../../features/jobs/own/own-jobs.words";
import { OwnJobWays } from "../../features/jobs/own/own-job-parts";
import { PostAgain } from "../../features/jobs/own/PostAgain";
import { reopenedUntil, useOwnJobActs } from "../../features/jobs/own/useOwnJobActs";
import { moderationWords } from "../../features/moderation/report/moderation.words";
import { useWords } from "../../shared/words";
import type { OwnJob } from "./own-job";
import { ownJobWords } from "./own-job.words";

/** What readers find wrong with the job, so that it can be mended before an admin looks. */
export function ReportedJob({ reasons }: { reasons: NonNullable<OwnJob["standing"]>["reportReasons"] }) {
  const words = useWords(ownJobWords);
  const { reasons: names } = useWords(moderationWords);
  return (
    <Notice tone="warn">
      <p>{words.flagged}</p>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>{words.reason(names[reason], count)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Why nobody finds the job, and the way back. */
export function JobClosure({ job }: { job: OwnJob }) {
  const words = useWords(ownJobWords);
  const own = useWords(ownJobsWords);
  const closure = useWords(jobClosureWords);
  const reasonOf = useClosureReason();
  const { reopen } = useOwnJobActs();
  const { standing, viewerCan } = job;
  if (!standing) return null;
  const reason = (job.closure && reasonOf(job.closure)) ?? standing.reason;
  const block = job.closure?.block;
  return (
    <Notice tone="warn">
      <p>{block ? closure.blocked[block] : closure.stands[standing.status]}</p>
      {reason && <p>{closure.reason(reason)}</p>}
      <OwnJobWays>
        {viewerCan.reopen && (
          <Button tone="secondary" size="sm" onClick={() => void reopen(job)}>
            {own.reopen(reopenedUntil(job))}
          </Button>
        )}
        {viewerCan.resubmit && (
          <ButtonLink tone="secondary" size="sm" to={paths.editJob(job.id)}>
            {words.answer}
          </ButtonLink>
        )}
        <PostAgain job={job} />
      </OwnJobWays>
    </Notice>
  );
}
