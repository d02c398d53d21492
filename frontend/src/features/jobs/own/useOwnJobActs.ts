import { useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { forgetJobSearches } from "../job/forget-job-lists";
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

const DAY_MS = 86_400_000;

/** Until when a job is open that is extended by so many days. */
export const extendedUntil = ({ openUntil }: { openUntil: string }, days: number): Date =>
  new Date(Date.parse(openUntil) + days * DAY_MS);

/** Until when a job is open that is reopened now: a later end that it has already stays, as the server has it. */
export const reopenedUntil = ({ openUntil }: { openUntil: string }): Date =>
  new Date(Math.max(Date.parse(openUntil), Date.now() + DAYS * DAY_MS));

interface NamedJob {
  id: string;
  title: string;
}

/** What the form is told of the job that it is filled in from. */
export interface PostedAgain {
  again: { title: string; postedAt: string | null };
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

  /** Both taps of a double click are one call to the server, so they come to one copy. */
  async function copy(id: string, state?: PostedAgain) {
    const { data } = await duplicateJob({ variables: { id } });
    if (data) await navigate(paths.jobDraft(data.duplicateJob.id), { state });
    return undefined;
  }

  return {
    isClosing,
    close: ({ id, title }: NamedJob) =>
      run(async () => {
        await closeJob({ variables: { id } });
        return words.closed(title);
      }),
    reopen: ({ id, title }: NamedJob) =>
      run(async () => {
        const { data } = await reopenJob({ variables: { id, days: DAYS } });
        return data && words.reopened(title, data.reopenJob.openUntil);
      }),
    extend: ({ id, title }: NamedJob, days: number) =>
      run(async () => {
        const { data } = await extendJob({ variables: { id, days } });
        return data && words.extended(title, data.extendJob.openUntil);
      }),
    duplicate: ({ id }: NamedJob) =>
      run(async () => {
        await copy(id);
        return undefined;
      }),
    /** The form of a job that is over, filled in: what is left is to look it over and post it. */
    postAgain: ({ id, title, postedAt }: NamedJob & { postedAt: string | null }) =>
      run(() => copy(id, { again: { title, postedAt } })),
  };
}
