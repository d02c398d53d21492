import { useState } from "react";
import { paths } from "@job-portal/protocol/paths";
import { Button, ButtonLink, Notice } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CloseJobDialog } from "./CloseJobDialog";
import type { FilledJob_JobFragment } from "./FilledJob.generated";
import { OwnJobWays } from "./own-job-parts";
import { isOpenAt } from "./own-job-standing";
import { ownJobsWords } from "./own-jobs.words";

/** Says of an open job that as many are hired as it wants (OWNJ-07), and offers to close it or to want more. */
export function FilledJob({ job }: { job: FilledJob_JobFragment }) {
  const words = useWords(ownJobsWords);
  const [isClosing, setIsClosing] = useState(false);
  const { standing, openings, viewerCan } = job;
  if (!standing || !isOpenAt(standing) || standing.hiredCount < openings) return null;
  return (
    <Notice tone="info">
      <p>{words.filled(standing.hiredCount, openings)}</p>
      <OwnJobWays>
        {viewerCan.close && (
          <Button tone="secondary" size="sm" onClick={() => setIsClosing(true)}>
            {words.closeJob}
          </Button>
        )}
        {viewerCan.edit && (
          <ButtonLink tone="text" size="sm" to={paths.editJob(job.id)}>
            {words.changeOpenings}
          </ButtonLink>
        )}
      </OwnJobWays>
      <CloseJobDialog job={job} isOpen={isClosing} onOpenChange={setIsClosing} />
    </Notice>
  );
}
