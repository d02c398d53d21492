import { useWords } from "../../../shared/words";
import { forgetJobSearches } from "../../jobs/job/forget-job-lists";
import {
  useApproveJobMutation,
  useHoldJobMutation,
  useRemoveJobMutation,
  useRestoreJobMutation,
  type AdminJob_JobFragment,
} from "./AdminJob.generated";
import { adminJobsWords } from "./admin-jobs.words";
import { useAdminAct } from "../admin/useAdminAct";

/** What an admin does with a job. Each answers whether it was done, and none rejects. */
export function useJobReview({ id, title }: AdminJob_JobFragment) {
  const words = useWords(adminJobsWords);
  const act = useAdminAct();
  const options = { update: forgetJobSearches, refetchQueries: "active" } as const;
  const [approveJob] = useApproveJobMutation(options);
  const [holdJob] = useHoldJobMutation(options);
  const [removeJob] = useRemoveJobMutation(options);
  const [restoreJob] = useRestoreJobMutation(options);

  const restore = () => act({ run: () => restoreJob({ variables: { id } }), done: words.restored(title) });
  return {
    restore,
    approve: () => act({ run: () => approveJob({ variables: { id } }), done: words.approved(title) }),
    hold: (reason: string) =>
      act({ run: () => holdJob({ variables: { id, reason } }), done: words.held(title) }),
    remove: (reason: string) =>
      act({
        run: () => removeJob({ variables: { id, reason } }),
        done: words.removed(title),
        undo: () => void restore(),
      }),
  };
}
