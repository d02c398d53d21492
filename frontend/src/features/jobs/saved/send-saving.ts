import type { ApolloClient } from "@apollo/client";
import type { Waiting } from "../../../shared/waiting/waiting";
import { forgetSavedList, keepUnsaved } from "../job/saved-jobs-cache";
import { SaveJobDocument, UnsaveJobDocument } from "../job/SaveJob.generated";

/** Saves a job, or takes it back, as its seeker wished without a network (OFF-11). */
export async function sendSaving(
  client: ApolloClient,
  { jobId, content: { isSaved } }: Waiting<"saving">,
): Promise<void> {
  const mutation = isSaved ? SaveJobDocument : UnsaveJobDocument;
  await client.mutate({
    mutation,
    variables: { jobId },
    update(cache) {
      if (!isSaved) keepUnsaved(cache, jobId);
      forgetSavedList(cache);
    },
  });
}
