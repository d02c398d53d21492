import { type CodedError, RateLimitedError } from "../errors/errors";
import type { RequestNote } from "./request-note";

/** Puts an error of the answer into the request's note. */
export function noteError(note: RequestNote, error: CodedError): void {
  note.codes.add(error.code);
  if (error instanceof RateLimitedError) note.limit = error.limit;
}
