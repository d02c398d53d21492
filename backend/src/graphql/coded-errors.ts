import type { ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { type GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../auth/context";
import { reportError, toCodedError } from "../errors/failures";
import { noteError } from "../metrics/note-error";

/** Gives every error its code and HTTP status before Apollo answers. */
export function codedErrors(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue: { requestId, note } }) => {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            const extensions = toCodedError(cause) ? null : extensionsOfGraphQL(error);
            const coded = extensions ? null : reportError(log, cause, requestId);
            Object.assign(error.extensions, extensions ?? coded?.extensions);
            if (coded) noteError(note, coded);
            else note.codes.add(codeOf(error));
          }
          return Promise.resolve();
        },
      }),
  };
}

/** Apollo answers an error without a code so. */
const codeOf = ({ extensions: { code } }: GraphQLError) =>
  typeof code === "string" ? code : "INTERNAL_SERVER_ERROR";

/** What graphql-js and Apollo complain of themselves; null for what went wrong while a resolver answered. */
function extensionsOfGraphQL(error: GraphQLError): object | null {
  // A variable that does not fit its type: graphql-js gives it no code of its own.
  if (error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
    return { code: "BAD_USER_INPUT", http: { status: 400 } };
  if (isRefusal(error)) return { code: "BAD_REQUEST" };
  return error.path === undefined || error.extensions.code !== undefined ? {} : null;
}

/** REQS-03: Apollo refuses some requests, such as a hash that isn't its query's, by a status and without a code. */
function isRefusal({ path, extensions: { code, http } }: GraphQLError): boolean {
  const { status = 500 } = (http ?? {}) as { status?: number };
  return path === undefined && code === undefined && status >= 400 && status < 500;
}

/** How much of a message is sent that repeats what a client sent, from its beginning and its end. */
const MOST_OF_VALUE = 200;

const shortened = (message: string): string =>
  message.length > 2 * MOST_OF_VALUE
    ? `${message.slice(0, MOST_OF_VALUE)} … ${message.slice(-MOST_OF_VALUE)}`
    : message;

/** Apollo takes the schema's names out of a query's mistakes; those in its variables are left to us. */
function messageOfGraphQL(message: string, code: unknown): string {
  if (code === "INTERNAL_SERVER_ERROR") return "Something went wrong on our side.";
  return shortened(code === "BAD_USER_INPUT" ? message.replace(/ Did you mean .*/s, "") : message);
}

/** Leaves of an error what a client may see. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code, fields, company, jobId, applicationIds, requestId } = formatted.extensions ?? {};
  const coded = toCodedError(unwrapResolverError(error));
  return {
    ...formatted,
    message: coded?.message ?? messageOfGraphQL(formatted.message, code),
    extensions: {
      code,
      ...(fields !== undefined && { fields }),
      ...(jobId !== undefined && { jobId }),
      ...(applicationIds !== undefined && { applicationIds }),
      ...(company !== undefined && { company }),
      ...(requestId !== undefined && { requestId }),
    },
  };
}
