import { useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { forgetJobSearches } from "./forget-job-lists";
import {
  useCloseJobMutation,
  useDuplicateJobMutation,
  useExtendJobMutation,
  useReopenJobMutation,
} from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { useToldAct } from "./useToldAct";

/** For how long a job is extended or reopened at once. */
const DAYS = 30;
/** A job can be open for at most so many days from today, as the server has it. */
const MOST_DAYS = 90;

/** By how many days a job can be extended now; 0 where it runs as long as any job may. */
export function extensionOf({ standing }: { standing: { daysLeft: number } | null }): number {
  return Math.max(Math.min(DAYS, MOST_DAYS - (standing?.daysLeft ?? 0)), 0);
}

interface NamedJob {
  id: string;
  title: string;
}

/** What one does with jobs of one's own; each says how it went, and none rejects. */
export function useOwnJobActs() {
  const words = useWords(ownJobsWords);
  const navigate = useNavigate();
  const run = useToldAct();
  // The job's own row changes with the answer; the list it stands in may have changed as a whole.
  const options = { update: forgetJobSearches, refetchQueries: "active" } as const;
  const [closeJob, { loading: isClosing }] = useCloseJobMutation(options);
  const [reopenJob] = useReopenJobMutation(options);
  const [extendJob] = useExtendJobMutation(options);
  const [duplicateJob] = useDuplicateJobMutation(options);

  return {
    isClosing,
    close: ({ id, title }: NamedJob) =>
      run(async () => {
        await closeJob({ variables: { id } });
        return words.closed(title);
      }),
    reopen: ({ id, title }: NamedJob) =>
      run(async () => {
        await reopenJob({ variables: { id, days: DAYS } });
        return words.reopened(title);
      }),
    extend: ({ id, title }: NamedJob, days: number) =>
      run(async () => {
        await extendJob({ variables: { id, days } });
        return words.extended(title, days);
      }),
    duplicate: ({ id }: NamedJob) =>
      run(async () => {
        const { data } = await duplicateJob({ variables: { id } });
        if (data) await navigate(paths.jobDraft(data.duplicateJob.id));
        return undefined;
      }),
  };
}
