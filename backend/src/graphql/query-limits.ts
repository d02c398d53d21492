import type { ApolloServerPlugin } from "@apollo/server";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type TypeNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { Context } from "../auth/context";
import { BadInputError, ForbiddenError } from "../errors/errors";
import { Role } from "../auth/role";
import { mistakesInVariables } from "./fitting-variables";

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
export const MAX_TOKENS = 1_500;
/** How often one name may stand in one selection; each copy after the first asks for nothing new. */
const MAX_COPIES = 10;
/** A page of 50 jobs with every field of theirs fits several times. */
export const MAX_COST = 5_000;

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

/** Streams are for subscriptions alone, and all other answers are for the rest. */
const streamsRule =
  (isStream: boolean): ValidationRule =>
  (context) => ({
    OperationDefinition: ({ operation }) => {
      if ((operation === OperationTypeNode.SUBSCRIPTION) === isStream) return;
      const message = isStream
        ? "Only a subscription is answered as a stream."
        : "A subscription is a stream: send Accept: text/event-stream.";
      context.reportError(new GraphQLError(message));
    },
  });

const sizeRules: ValidationRule[] = [
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

export const limitRules: ValidationRule[] = [streamsRule(false), ...sizeRules];
/** For what is asked as a stream. */
export const streamRules: ValidationRule[] = [streamsRule(true), ...sizeRules];

/** How many costs of one operation are kept, and how long the values may be that they are kept by. */
const MAX_COSTS = 50;
const MAX_VALUES = 100;

/**
 * Refuses a query that asks for too many fields, a list's counted as often as its page is long. A cost depends on
 * whole numbers, which say how long pages are, and on what `@skip` and `@include` look at: it is kept by these.
 */
export function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const estimators = [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })];
  const known = new WeakMap<OperationDefinitionNode, KnownCosts>();
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ document, operation, request: { variables } }) => {
          if (!operation) return Promise.resolve();
          const kept = known.get(operation) ?? {
            names: costlyVariables(operation),
            costs: new Map<string, number>(),
          };
          known.set(operation, kept);
          const { names, costs } = kept;
          const values = JSON.stringify(names.map((name): unknown => variables?.[name]));
          const query = {
            schema,
            query: document,
            variables,
            operationName: operation.name?.value,
            estimators,
          };
          const cost = costs.get(values) ?? costOf(query, operation);
          if (cost !== null && costs.size < MAX_COSTS && values.length <= MAX_VALUES) costs.set(values, cost);
          if (cost !== null && cost > MAX_COST)
            throw new BadInputError("QUERY_TOO_COSTLY", "The query asks for too much at once.");
          return Promise.resolve();
        },
      }),
  };
}

interface KnownCosts {
  /** Of the variables that the cost depends on. */
  names: string[];
  /** By the values of those. */
  costs: Map<string, number>;
}

type CostlyQuery = Parameters<typeof getComplexity>[0] & { variables?: Record<string, unknown> };

/** Null where variables don't fit: the operation won't run, and its execution tells what is wrong with each. */
function costOf(query: CostlyQuery, operation: OperationDefinitionNode): number | null {
  if (mistakesInVariables(query.schema, operation, query.variables ?? {}).length > 0) return null;
  try {
    return getComplexity(query);
  } catch (error) {
    // REQS-02: it gives up counting after 10,000 fields, fragments unfolded, and names no place in the query.
    if (error instanceof GraphQLError && error.nodes === undefined) return Infinity;
    throw error;
  }
}

const COSTLY_TYPES = ["Int", "Boolean"];

/** The variables that a cost may depend on. */
const costlyVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): string[] =>
  variableDefinitions
    .filter(({ type }) => COSTLY_TYPES.includes(namedType(type)))
    .map(({ variable }) => variable.name.value);

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

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

const askingForSchema = new WeakMap<DocumentNode, boolean>();

function asksForSchema(document: DocumentNode): boolean {
  const known = askingForSchema.get(document);
  if (known !== undefined) return known;
  let isAsked = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      isAsked = name.value === "__schema" || name.value === "__type";
      return isAsked ? BREAK : undefined;
    },
  });
  askingForSchema.set(document, isAsked);
  return isAsked;
}
