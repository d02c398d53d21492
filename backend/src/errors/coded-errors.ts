import type { ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import type { ValidationError } from "class-validator";
import { type GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import type { Logger } from "pino";
import { ArgumentValidationError } from "type-graphql";
import type { Context } from "../app/context";
import { isSchemaMissing } from "../database/schema";
import { BadInputError, CodedError, type FieldProblem, UnavailableError, UnforeseenError } from "./errors";

// PostgreSQL's own words for "not now": connection trouble, shutdown, too many connections, timeouts; and of two
// transactions that got in each other's way, the one it gave up.
const OUTAGE = /^(08|57P|53|57014|55P03|40P01|40001)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;
// What pg says without a code.
const OUTAGE_WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i;
const SCHEMA_MISSING = "SCHEMA_MISSING";
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
    return new UnavailableError(error, SCHEMA_MISSING, "The portal's database is not initialized yet.");
  return OUTAGE.test(code) || OUTAGE_WORDS.test(error.message) ? new UnavailableError(error) : null;
}

/**
 * What the caller is answered. Logs the cause of what is not the caller's doing: an outage as a warning, what
 * nobody foresaw as an error, and a missing table too: once the portal is set up, it is a defect.
 */
export function reportError(log: Logger, error: unknown, requestId: string): CodedError {
  const coded = toCodedError(error) ?? new UnforeseenError(error, requestId);
  if (coded instanceof UnforeseenError) log.error({ err: coded.cause, requestId }, "unforeseen error");
  else if (coded instanceof UnavailableError)
    log[coded.code === SCHEMA_MISSING ? "error" : "warn"]({ err: coded.cause, requestId }, "out of reach");
  return coded;
}

/** Gives every error its code and HTTP status before Apollo answers. */
export function codedErrors(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors: ({ errors, contextValue: { requestId } }) => {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            const extensions = toCodedError(cause) ? null : extensionsOfGraphQL(error);
            Object.assign(error.extensions, extensions ?? reportError(log, cause, requestId).extensions);
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

/** Apollo takes the schema's names out of a query's mistakes; those in its variables are left to us. */
function messageOfGraphQL(message: string, code: unknown): string {
  if (code === "INTERNAL_SERVER_ERROR") return "Something went wrong on our side.";
  return code === "BAD_USER_INPUT" ? message.replace(/ Did you mean .*/s, "") : message;
}

/** Leaves of an error what a client may see. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code, fields, company, jobId, requestId } = formatted.extensions ?? {};
  const coded = toCodedError(unwrapResolverError(error));
  return {
    ...formatted,
    message: coded?.message ?? messageOfGraphQL(formatted.message, code),
    extensions: {
      code,
      ...(fields !== undefined && { fields }),
      ...(jobId !== undefined && { jobId }),
      ...(company !== undefined && { company }),
      ...(requestId !== undefined && { requestId }),
    },
  };
}
