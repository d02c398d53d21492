import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { Dialog } from "../../../design-system";
import { aheadOfUse } from "../../../shared/kept/ahead-of-use";
import { fetchAhead } from "../../../shared/kept/fetch-ahead";
import { ApplyQuestionsDocument } from "../answers/Answers.generated";
import { ApplicationQuotaDocument, SendableResumesDocument } from "../application/ApplyJob.generated";

const HOUR_MS = 3_600_000;

/** Has kept what the form to apply needs to open without a network (OFF-10). @param jobId null: nobody can apply */
export function useApplyAhead(jobId: string | null): void {
  const client = useApolloClient();
  useEffect(() => {
    if (jobId === null) return;
    return aheadOfUse(() => {
      Dialog.preload();
      const askings = [
        { query: SendableResumesDocument },
        { query: ApplicationQuotaDocument },
        { query: ApplyQuestionsDocument, variables: { jobId } },
      ];
      fetchAhead(client, askings, HOUR_MS).catch(() => undefined);
    });
  }, [client, jobId]);
}
