import type { Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { apiKeyLimits } from "./api-key-limits";
import { codedErrors, formatError } from "./coded-errors";
import { compiledGateway } from "./compiled-executor";
import type { Context } from "../auth/context";
import type { Env } from "../settings/env";
import { knownDocuments } from "./known-documents";
import { noteOperation } from "./note-operation";
import { costLimit, introspectionForAdmins, limitRules, MAX_TOKENS } from "./query-limits";

/** How long a stop waits for the answers under way, in milliseconds. */
const DRAIN_MS = 10_000;

/** Of documents that were parsed and held to the rules, with room for all of the web app's. */
const MAX_DOCUMENTS = 1_000;
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const SANDBOX_HELP = `# Signed-in calls need a token. Of the local stack, in a terminal:
#   npm run token -- admin@jobportal.example
# Elsewhere it is in the Authorization header of any call that the signed-in web app makes: look at one in
# the browser's developer tools. Put it below, under Headers:  Authorization: Bearer <the token>
# In production the schema's description needs an admin's token as well.
query Jobs { jobs(filter: { q: "software engineer", location: "Bengaluru" }) { items { title location } } }`;

/**
 * The GraphQL API with its limits on depth, aliases, tokens and cost. Stopping it closes `http` as well, once
 * the answers under way are out.
 */
export function createGraphQL(
  env: Env,
  schema: GraphQLSchema,
  log: Logger,
  http: Server,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: compiledGateway(schema),
    documentStore: new InMemoryLRUCache({ max: MAX_DOCUMENTS, maxSize: MAX_DOCUMENT_BYTES }),
    // No cookie says who somebody is (decision 26), so another site's request comes as nobody's.
    csrfPrevention: false,
    persistedQueries: { cache: knownDocuments() },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    formatError,
    logger: log,
    stopOnTerminationSignals: false,
    plugins: [
      // No field has cache hints, and looking for them at each one takes time on a list.
      ApolloServerPluginCacheControlDisabled(),
      // Nobody reads the traces that it has ready for whoever asks by a header.
      ApolloServerPluginInlineTraceDisabled(),
      codedErrors(log),
      noteOperation,
      costLimit(schema),
      ApolloServerPluginDrainHttpServer({ httpServer: http, stopGracePeriodMillis: DRAIN_MS }),
      ...(env.NODE_ENV === "production" ? [introspectionForAdmins] : []),
      // Last, as it waits: where a later one threw, its own refusal would be nobody's, and would end the process.
      apiKeyLimits(schema),
      env.SANDBOX
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false, document: SANDBOX_HELP })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
