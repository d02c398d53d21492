import type { ApolloClient } from "@apollo/client";
import { mayFetchAhead } from "../../shared/kept/ahead-of-use";
import { fetchAhead } from "../../shared/kept/fetch-ahead";
import { JobDetailScreenDocument } from "../../screens/jobs/JobDetailScreen.generated";

/** What a list of saved jobs shows at once, and no more than a third of what is kept. */
const MOST_PAGES = 20;
const DAY_MS = 86_400_000;

/** The page's answers, and its code: somebody who never opened a job has none (OFF-12). */
export async function fetchJobPages(client: ApolloClient, jobIds: readonly string[]): Promise<void> {
  if (!mayFetchAhead()) return;
  await import("../../screens/jobs/JobDetailScreen");
  const askings = jobIds.slice(0, MOST_PAGES).map((id) => ({
    query: JobDetailScreenDocument,
    variables: { id, isAhead: true },
  }));
  await fetchAhead(client, askings, DAY_MS);
}
