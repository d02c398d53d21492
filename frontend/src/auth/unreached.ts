import { ServerError, ServerParseError } from "@apollo/client/errors";
import { toAuthError } from "./auth-error";

/** Whether a call did not come to the server, or its answer did not come back: nobody has refused it. */
export const isUnreached = (error: unknown): boolean =>
  toAuthError(error).code === "network-request-failed" &&
  !ServerError.is(error) &&
  !ServerParseError.is(error);
