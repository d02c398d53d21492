import type { Logger } from "pino";
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { BadInputError, CodedError, UnavailableError, UnforeseenError } from "./errors";

// PostgreSQL's own words for "not now": connection trouble, shutdown, too many connections, timeouts; of two
// transactions that got in each other's way, the one it gave up; one that we left alone for too long; and 25006, a
// server that only reads for now.
const OUTAGE =
  /^(08|57P|53|57014|55P03|40P01|40001|25006|25P0[34])|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;
// What pg says without a code, and pg-pool and TypeORM once a node closes its connections. PostgreSQL's own words
// have a code, and may repeat what somebody typed.
const OUTAGE_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|^Driver not Connected$|^Cannot use a pool after calling end/i;
/** TypeORM's words for a connection that died between two statements of a transaction. */
const LOST_CONNECTIONS = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];
const SCHEMA_MISSING = "SCHEMA_MISSING";
/** REQS-05: a NUL character in a text: JSON can carry it, PostgreSQL can't. */
const UNSTORABLE_TEXT = /^(22021|22P05)$/;
/** Half a character within JSON: PostgreSQL names it in the detail alone, under the code of all wrong JSON. */
const isHalfCharacter = (error: Error, code: string): boolean =>
  code === "22P02" && "detail" in error && /surrogate/i.test(String(error.detail));

/** A table or function that is not there. */
const UNDEFINED = ["42P01", "42883"];

/** Whether PostgreSQL misses a table: nobody has initialised the database yet. */
export const isSchemaMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNDEFINED.includes(String(error.code));

/** What the caller may see of an error; null for one that nobody foresaw. */
export function toCodedError(error: unknown): CodedError | null {
  if (error instanceof CodedError) return error;
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNSTORABLE_TEXT.test(code) || isHalfCharacter(error, code))
    return new BadInputError("BAD_USER_INPUT", "A text holds a character that can't be stored.");
  if (isSchemaMissing(error))
    return new UnavailableError(error, SCHEMA_MISSING, "The portal's database is not initialized yet.");
  return isOutage(error, code) ? new UnavailableError(error) : null;
}

const isOutage = (error: Error, code: string): boolean =>
  OUTAGE.test(code) ||
  (code === "" && OUTAGE_WORDS.test(error.message)) ||
  LOST_CONNECTIONS.some((lost) => error instanceof lost);

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
