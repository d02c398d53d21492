import type { ApolloClient, OperationVariables } from "@apollo/client";
import { type DocumentNode, getOperationAST } from "graphql";
import { savesData } from "../saves-data";
import { keptSince } from "./seen-answers";

interface Asking {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** Pages that came without encryption have no workers. */
type DeviceNavigator = Omit<Navigator, "serviceWorker"> & Partial<Pick<Navigator, "serviceWorker">>;

/** Without our worker no page opens offline, and a phone that saves data fetches nothing ahead of its use. */
export function mayFetchAhead(): boolean {
  const { onLine, serviceWorker } = navigator as DeviceNavigator;
  return onLine && Boolean(serviceWorker?.controller) && !savesData();
}

/** The page comes first. */
const PAUSE_MS = 2000;

/** Fetches something ahead of its use, where that is wanted. @returns what keeps it from that */
export function aheadOfUse(fetch: () => void): () => void {
  const timer = mayFetchAhead() ? setTimeout(fetch, PAUSE_MS) : undefined;
  return () => clearTimeout(timer);
}

/**
 * Has answers kept before anybody reads them (OFF-10, OFF-12), one after the other. The first that fails is the last:
 * the network is gone, or the server has enough to do.
 * @param forMs how old a kept one may be
 */
export async function fetchAhead(
  client: ApolloClient,
  askings: readonly Asking[],
  forMs: number,
): Promise<void> {
  for (const { query, variables = {} } of askings) {
    const since = await keptSince(getOperationAST(query)?.name?.value ?? "", variables);
    if (since !== null && Date.now() - since < forMs) continue;
    if (!mayFetchAhead()) return;
    await client.query({ query, variables, fetchPolicy: "no-cache" });
  }
}
