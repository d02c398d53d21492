import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { isPassing, readRefusal, type Refusal } from "../shared/refusal";

/** The provider's for what is out of reach for now; the same act may succeed soon. */
const PASSING_CODES = new Set(["network-request-failed", "timeout", "internal-error"]);

/**
 * Why signing in, signing up or a call about the account failed. `code` is the provider's without its "auth/",
 * or the server's; `message` is in their own words, and empty where they gave none.
 */
export class AuthError extends Error {
  override readonly name = "AuthError";

  constructor(
    readonly code: string,
    message = "",
    options?: ErrorOptions,
    /** What the server finds wrong with which field: `additionalData.phone`, `displayName`. */
    readonly fields: Refusal["fields"] = [],
  ) {
    super(message, options);
  }

  /** Nothing is decided: try again, and neither sign out nor register anybody. */
  get isOutage(): boolean {
    return PASSING_CODES.has(this.code) || isPassing(this.code);
  }
}

/** The provider writes "Firebase: {its words} (auth/{code})", or just "Error" in place of words. */
const PROVIDER_MESSAGE = /^Firebase: (.*?)\.?\s*\(auth\/[a-z-]+\)\.?$/s;

function providerError(error: Error & { code: string }): AuthError {
  const words = PROVIDER_MESSAGE.exec(error.message)?.[1] ?? "";
  return new AuthError(error.code.slice("auth/".length), words === "Error" ? "" : words, { cause: error });
}

function isProviderError(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code.startsWith("auth/")
  );
}

/** Whatever neither provider nor server worded did not come through: lost connection, a proxy's page. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (isProviderError(error)) return providerError(error);
  if (CombinedGraphQLErrors.is(error)) {
    const { code, message, fields } = readRefusal(error);
    return new AuthError(code ?? "unknown", message, { cause: error }, fields);
  }
  return new AuthError("network-request-failed", "", { cause: error });
}
