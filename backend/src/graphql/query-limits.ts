import type { ApolloServerPlugin } from "@apollo/server";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { Context } from "../auth/context";
import { BadInputError, ForbiddenError } from "../errors/errors";
import { Role } from "../auth/role";

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
export const MAX_TOKENS = 1_500;
/** How often one name may stand in one selection; each copy after the first asks for nothing new. */
const MAX_COPIES = 10;
/** A page of 50 jobs with every field of theirs fits several times. */
const MAX_COST = 5_000;

/** Reported like any other mistake of the query: thrown, as these rules would, it reads as ours. */
const reject = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
});

/** What stands between one pair of braces, by the names it answers under; an inline fragment is part of its parent. */
const namesIn = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [`...${selection.name.value}`];
    return [(selection.alias ?? selection.name).value];
  });

const maxCopiesRule: ValidationRule = (context) => ({
  SelectionSet: (selection) => {
    const copies = new Map<string, number>();
    for (const name of namesIn(selection)) copies.set(name, (copies.get(name) ?? 0) + 1);
    if (Math.max(0, ...copies.values()) > MAX_COPIES)
      context.reportError(new GraphQLError(`The query has more than ${MAX_COPIES} copies of one field.`));
  },
});

/** There are none, which graphql-js finds out so late that it reads as ours. */
const noSubscriptionsRule: ValidationRule = (context) => ({
  OperationDefinition: ({ operation }) => {
    if (operation === OperationTypeNode.SUBSCRIPTION)
      context.reportError(new GraphQLError("The API has no subscriptions."));
  },
});

export const limitRules: ValidationRule[] = [
  noSubscriptionsRule,
  maxCopiesRule,
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
