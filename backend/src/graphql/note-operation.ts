import type { ApolloServerPlugin } from "@apollo/server";
import { OPERATION_NAMES } from "@job-portal/protocol/operations.generated";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "../auth/context";
import type { RequestNote } from "../metrics/request-note";

/** Root fields that a line in the log may name: more are an attack that its first ones tell of. */
const MOST_FIELDS = 10;

const KNOWN: ReadonlySet<string> = new Set(OPERATION_NAMES);

/**
 * Notes the operation's name. Only names of the web app's documents count: a caller may call an operation anything,
 * and Prometheus would keep a series for each name.
 */
export const noteOperation: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue: { note } }) => {
        noteOperationOf(note, operation);
        return Promise.resolve();
      },
    }),
};

export function noteOperationOf(
  note: RequestNote,
  operation: OperationDefinitionNode | null | undefined,
): void {
  const name = operation?.name?.value ?? "";
  note.operation = KNOWN.has(name) ? name : "other";
  const fields = (operation?.selectionSet.selections ?? []).map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : "...",
  );
  note.fields = fields.slice(0, MOST_FIELDS);
}
