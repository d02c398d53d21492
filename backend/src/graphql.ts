import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import type { ValidationError } from "class-validator";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, Kind } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { Logger } from "pino";
import { ArgumentValidationError } from "type-graphql";
import type { Context } from "./context";
import type { Env } from "./env";
import { BadInputError, CodedError, type FieldProblem, UnavailableError } from "./errors";

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_TOKENS = 1_500;
/** A page of 50 jobs with every field of theirs fits several times. */
const MAX_COST = 5_000;

const SANDBOX_HELP = `# Signed-in calls need a token. Locally, in a terminal:
#   npm run token -- admin@jobportal.example
# and below, under Headers:  Authorization: Bearer <the token>
query Jobs { jobs(filter: { q: "software engineer", location: "Bengaluru" }) { items { title location } } }`;

// PostgreSQL's own words for "not now": connection trouble, shutdown, too many connections, timeouts.
const OUTAGE = /^(08|57P|53|57014|55P03)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

function fieldProblems(errors: readonly ValidationError[], path = ""): FieldProblem[] {
  return errors.flatMap(({ property, constraints, children }) => [
    ...Object.values(constraints ?? {}).map((message) => ({ field: `${path}${property}`, message })),
    ...fieldProblems(children ?? [], `${path}${property}.`),
  ]);
}

/** What the caller may see of an error; null for one that nobody foresaw. */
export function toCodedError(error: unknown): CodedError | null {
  if (error instanceof CodedError) return error;
  if (error instanceof ArgumentValidationError)
    return new BadInputError(
      "BAD_USER_INPUT",
      "Some of the input is not right.",
      fieldProblems(error.extensions.validationErrors as ValidationError[]),
    );
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (
    OUTAGE.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
    return new UnavailableError();
  return null;
}

/** Gives every error its code and HTTP status before Apollo answers, and logs those that nobody foresaw. */
function codedErrors(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue }) => {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            const coded = toCodedError(cause);
            const isUnforeseen = coded === null && !(cause instanceof GraphQLError);
            if (isUnforeseen)
              log.error({ err: cause, requestId: contextValue.requestId }, "unforeseen error");
            // A variable that does not fit its type: graphql-js gives it no code of its own.
            if (error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
              Object.assign(error.extensions, { code: "BAD_USER_INPUT", http: { status: 400 } });
            if (coded) Object.assign(error.extensions, coded.extensions);
            else if (isUnforeseen)
              Object.assign(error.extensions, { code: "INTERNAL_SERVER_ERROR", http: { status: 500 } });
          }
          return Promise.resolve();
        },
      }),
  };
}

function costLimit(schema: GraphQLSchema): ApolloServerPlugin<Context> {
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

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code, fields } = formatted.extensions ?? {};
  const extensions = { code, ...(fields !== undefined && { fields }) };
  const coded = toCodedError(unwrapResolverError(error));
  if (coded) return { ...formatted, message: coded.message, extensions };
  if (code === "INTERNAL_SERVER_ERROR")
    return { ...formatted, message: "Something went wrong on our side.", extensions };
  return { ...formatted, extensions };
}

/** The GraphQL API with its limits on depth, aliases, tokens and cost. */
export function createGraphQL(env: Env, schema: GraphQLSchema, log: Logger): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: env.SANDBOX,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !env.SANDBOX,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [
      maxDepthRule({ n: MAX_DEPTH, flattenFragments: true }),
      maxAliasesRule({ n: MAX_ALIASES, allowList: [] }),
    ],
    formatError,
    logger: log,
    plugins: [
      codedErrors(log),
      costLimit(schema),
      env.SANDBOX
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false, document: SANDBOX_HELP })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
