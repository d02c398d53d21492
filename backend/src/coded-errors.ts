import type { ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import type { ValidationError } from "class-validator";
import { type GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import type { Logger } from "pino";
import { ArgumentValidationError } from "type-graphql";
import type { Context } from "./context";
import { isSchemaMissing } from "./database/schema";
import { BadInputError, CodedError, type FieldProblem, UnavailableError } from "./errors";

// PostgreSQL's own words for "not now": connection trouble, shutdown, too many connections, timeouts.
const OUTAGE = /^(08|57P|53|57014|55P03)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;
// What pg says without a code.
const OUTAGE_WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i;
/** A NUL character in a text: JSON can carry it, PostgreSQL can't. */
const UNSTORABLE_TEXT = /^(22021|22P05)$/;

/** Rows count from 1, as in a spreadsheet: `rows.3.name`. */
function fieldProblems(errors: readonly ValidationError[], path = ""): FieldProblem[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path + (/^\d+$/.test(property) ? String(Number(property) + 1) : property);
    return [
      ...Object.values(constraints ?? {}).map((message) => ({ field, message })),
      ...fieldProblems(children ?? [], `${field}.`),
    ];
  });
}

/** What the caller may see of an error; null for one that nobody foresaw. */
export function toCodedError(error: unknown): CodedError | null {
  if (error instanceof CodedError) return error;
  if (error instanceof ArgumentValidationError)
    return new BadInputError(
      "BAD_USER_INPUT",
      "Some of the input is not right.",
      fieldProblems(error.extensions.validationErrors),
    );
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNSTORABLE_TEXT.test(code))
    return new BadInputError("BAD_USER_INPUT", "A text holds a character that can't be stored.");
  if (isSchemaMissing(error))
    return new UnavailableError("SCHEMA_MISSING", "The portal's database is not initialized yet.");
  return OUTAGE.test(code) || OUTAGE_WORDS.test(error.message) ? new UnavailableError() : null;
}

/** Gives every error its code and HTTP status before Apollo answers, and logs those that nobody foresaw. */
export function codedErrors(log: Logger): ApolloServerPlugin<Context> {
  return {
    contextCreationDidFail: ({ error }) => {
      if (!toCodedError(error)) log.error({ err: error }, "unforeseen error");
      return Promise.resolve();
    },
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue: { requestId } }) => {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            const extensions = toCodedError(cause)?.extensions ?? extensionsOfGraphQL(error);
            if (extensions) {
              Object.assign(error.extensions, extensions);
              continue;
            }
            log.error({ err: cause, requestId }, "unforeseen error");
            Object.assign(error.extensions, {
              code: "INTERNAL_SERVER_ERROR",
              requestId,
              http: { status: 500 },
            });
          }
          return Promise.resolve();
        },
      }),
  };
}

/** What graphql-js and Apollo complain of themselves; null for what went wrong while a resolver answered. */
function extensionsOfGraphQL(error: GraphQLError): object | null {
  // A variable that does not fit its type: graphql-js gives it no code of its own.
  if (error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION)
    return { code: "BAD_USER_INPUT", http: { status: 400 } };
  return error.path === undefined || error.extensions.code !== undefined ? {} : null;
}

/** Leaves of an error what a client may see. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code, fields, requestId } = formatted.extensions ?? {};
  const coded = toCodedError(unwrapResolverError(error));
  const isMasked = !coded && code === "INTERNAL_SERVER_ERROR";
  return {
    ...formatted,
    message: isMasked ? "Something went wrong on our side." : (coded?.message ?? formatted.message),
    extensions: {
      code,
      ...(fields !== undefined && { fields }),
      ...(requestId !== undefined && { requestId }),
    },
  };
}
