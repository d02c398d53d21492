import type { ApolloClient } from "@apollo/client";
import type { Waiting } from "../../../shared/waiting/waiting";
import { ApplyToJobDocument } from "../application/ApplyJob.generated";
import { keepSent } from "../application/useApply";

/** Sends an application that waited, by the name that it has kept: it is there once, however often this is tried. */
export async function sendApplication(
  client: ApolloClient,
  { jobId, content, requestId }: Waiting<"application">,
): Promise<void> {
  await client.mutate({
    mutation: ApplyToJobDocument,
    variables: { input: content.input, clientRequestId: requestId },
    update(cache, { data }) {
      if (data) keepSent(cache, jobId, data.applyToJob);
    },
  });
}
