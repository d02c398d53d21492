import { type DestinationStream, type Logger, pino } from "pino";
import type { Env } from "./env";

/** The node's log: JSON, a line an entry, to standard output where no other place is given. */
export function createLog(level: Env["LOG_LEVEL"], to?: DestinationStream): Logger {
  const options = { level, serializers: { err: errorFields } };
  return to ? pino(options, to) : pino(options);
}

/**
 * What finds the place of an error, with its causes. Nothing else: the database's errors carry the parameters of
 * their query and the row they are about, which are people's words, addresses and names.
 */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.constructor.name,
    message: error.message,
    ...("code" in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: errorFields(error.cause) }),
  };
}
