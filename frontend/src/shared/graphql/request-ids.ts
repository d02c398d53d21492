import { ApolloLink, type OperationVariables } from "@apollo/client";
import { getOperationAST, type OperationDefinitionNode } from "graphql";
import { tap } from "rxjs";

const NAME = "clientRequestId";

interface NamedCall {
  input: string;
  id: string;
}

const asksForName = (definition: OperationDefinitionNode | null | undefined): boolean =>
  definition?.variableDefinitions?.some(({ variable }) => variable.name.value === NAME) ?? false;

/**
 * Names calls that make something for the server: each that has a variable `clientRequestId` which is left open. The
 * same call keeps its name until it is answered. If an answer is lost and somebody sends the call once more, the
 * server finds what the first one made. After an answer the same call is another wish.
 */
export function createRequestIdLink(): ApolloLink {
  const unanswered = new Map<string, NamedCall>();
  return new ApolloLink((operation, forward) => {
    const { operationName = "", query, variables } = operation;
    if (variables[NAME] !== undefined || !asksForName(getOperationAST(query, operationName)))
      return forward(operation);
    const id = nameOf(unanswered, operationName, variables);
    operation.variables = { ...variables, [NAME]: id };
    return forward(operation).pipe(
      tap(({ data }) => {
        if (data && unanswered.get(operationName)?.id === id) unanswered.delete(operationName);
      }),
    );
  });
}

function nameOf(unanswered: Map<string, NamedCall>, operation: string, variables: OperationVariables) {
  const input = JSON.stringify(variables);
  const last = unanswered.get(operation);
  if (last?.input === input) return last.id;
  const id = crypto.randomUUID();
  unanswered.set(operation, { input, id });
  return id;
}
