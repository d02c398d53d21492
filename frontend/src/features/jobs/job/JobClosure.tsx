import { Notice } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobClosure_JobFragment } from "./JobClosure.generated";
import { jobClosureWords } from "./job-closure.words";
import { useClosureReason } from "../hold/useClosureReason";

interface JobClosureProps {
  closure: NonNullable<JobClosure_JobFragment["closure"]>;
}

/** Tells those who may read a job that is not open how it stands and why, and keeps the page out of search engines. */
export function JobClosure({ closure }: JobClosureProps) {
  const words = useWords(jobClosureWords);
  const { status, block } = closure;
  const reason = useClosureReason()(closure);
  return (
    <>
      <meta name="robots" content="noindex" />
      <Notice tone="warn">
        <p>{block ? words.blocked[block] : words.stands[status]}</p>
        {reason && <p>{words.reason(reason)}</p>}
        <p>{words.whoReads}</p>
      </Notice>
    </>
  );
}
