import {
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

/** A client mends its values one by one; a person reads no more. */
const MOST_MISTAKES = 10;

/**
 * REQS-01: what is wrong with the values of an operation's variables, ten mistakes at most; none where all fit. The
 * libraries that read values later look for every mistake, and each repeats the value: thousands of them would hold the
 * node for seconds.
 */
export function mistakesInVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): readonly GraphQLError[] {
  if (variableDefinitions.length === 0) return [];
  const { errors = [] } = getVariableValues(schema, variableDefinitions, values, {
    maxErrors: MOST_MISTAKES,
  });
  // The last one may say that there are more, and is of no variable.
  return errors.slice(0, MOST_MISTAKES);
}
