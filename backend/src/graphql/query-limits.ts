import type { ApolloServerPlugin } from "@apollo/server";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type ValidationContext,
  visit,
} from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { Context } from "../auth/context";
import { BadInputError, ForbiddenError } from "../errors/errors";
import { Role } from "../auth/role";

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
export const MAX_TOKENS = 1_500;
/** A page of 50 jobs with every field of theirs fits several times. */
const MAX_COST = 5_000;

/** Reported like any other mistake of the query: thrown, as these rules would, it reads as ours. */
const reject = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
});

export const limitRules = [
  maxDepthRule({
    n: MAX_DEPTH,
    flattenFragments: true,
    ...reject(`The query is more than ${MAX_DEPTH} levels deep.`),
  }),
  maxAliasesRule({
    n: MAX_ALIASES,
    allowList: [],
    ...reject(`The query has more than ${MAX_ALIASES} aliases.`),
  }),
];

/** Refuses a query that asks for too many fields, a list's counted as often as its page is long. */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ document, request, operationName }) => {
          const query = {
            schema,
            query: document,
            variables: request.variables,
            operationName: operationName ?? undefined,
            estimators,
          };
          if (getComplexity(query) > MAX_COST)
            throw new BadInputError("QUERY_TOO_COSTLY", "The query asks for too much at once.");
          return Promise.resolve();
        },
      }),
  };
}

/** Leaves the schema's description to an admin's token. */
export const introspectionForAdmins: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, contextValue: { viewer } }) => {
        if (viewer?.role !== Role.ADMIN && asksForSchema(document))
          throw new ForbiddenError("INTROSPECTION_FORBIDDEN", "The schema is described to admins only.");
        return Promise.resolve();
      },
    }),
};

function asksForSchema(document: DocumentNode): boolean {
  let isAsked = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      isAsked = name.value === "__schema" || name.value === "__type";
      return isAsked ? BREAK : undefined;
    },
  });
  return isAsked;
}
