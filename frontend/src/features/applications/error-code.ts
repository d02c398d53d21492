import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The server's code of a refusal; undefined for a failure on the way. */
export function errorCode(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
}
