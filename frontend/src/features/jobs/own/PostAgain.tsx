import { useState } from "react";
import { InlineButton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { OwnJob_JobFragment } from "./OwnJobs.generated";
import { ownJobsWords } from "./own-jobs.words";
import { useOwnJobActs } from "./useOwnJobActs";

/** Fills in the form with a job that is over; nothing where the server would refuse a copy (POST-09). */
export function PostAgain({ job }: { job: OwnJob_JobFragment }) {
  const words = useWords(ownJobsWords);
  const { postAgain } = useOwnJobActs();
  const [isBusy, setIsBusy] = useState(false);
  if (!job.viewerCan.duplicate) return null;
  function handleClick() {
    if (isBusy) return;
    setIsBusy(true);
    void postAgain(job).then(() => setIsBusy(false));
  }
  return (
    <InlineButton onClick={handleClick} aria-label={words.postAgainOf(job.title)}>
      {words.postAgain}
    </InlineButton>
  );
}
