import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { catchError, map, throwError } from "rxjs";
import { knownOperations } from "./known-operations";

/** The server is older or newer than the page, or keeps no operations. */
const UNKNOWN = ["PERSISTED_QUERY_NOT_FOUND", "PERSISTED_QUERY_NOT_SUPPORTED"];

const isUnknown = (errors: readonly { extensions?: { code?: unknown } }[] = []): boolean =>
  errors.some(({ extensions }) => UNKNOWN.includes(String(extensions?.code)));

class UnknownOperation extends Error {}

/** LEAN-01, LEAN-02: sends an operation by its hash alone, and once more as a text to a server that doesn't know it. */
export function createHashLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sha256Hash = knownOperations.get(operation.operationName ?? "");
    if (sha256Hash === undefined) return forward(operation);
    operation.extensions.persistedQuery = { version: 1, sha256Hash };
    operation.setContext({ http: { includeQuery: false } });
    return forward(operation).pipe(
      map((answer) => {
        if (isUnknown(answer.errors)) throw new UnknownOperation();
        return answer;
      }),
      catchError((error: unknown) => {
        const isKnown = CombinedGraphQLErrors.is(error)
          ? !isUnknown(error.errors)
          : !(error instanceof UnknownOperation);
        if (isKnown) return throwError(() => error);
        delete operation.extensions.persistedQuery;
        operation.setContext({ http: { includeQuery: true } });
        return forward(operation);
      }),
    );
  });
}
