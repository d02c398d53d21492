import type { ApolloClient, OperationVariables } from "@apollo/client";
import { type DocumentNode, getOperationAST } from "graphql";
import { mayFetchAhead } from "./ahead-of-use";
import { KEPT_AT } from "./keep-answer";
import { keptAnswer } from "./seen-answers";

interface Asking {
  query: DocumentNode;
  variables?: OperationVariables;
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
    const kept = await keptAnswer(getOperationAST(query)?.name?.value ?? "", variables);
    if (kept && Date.now() - Number(kept.headers.get(KEPT_AT)) < forMs) continue;
    if (!mayFetchAhead()) return;
    await client.query({ query, variables, fetchPolicy: "no-cache" });
  }
}
