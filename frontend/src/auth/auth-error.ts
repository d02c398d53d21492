import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** What is out of reach, or overtaxed, for now; the same act may succeed soon. */
const PASSING_CODES = new Set([
  "network-request-failed",
  "timeout",
  "internal-error",
  "UNAVAILABLE",
  "RATE_LIMITED",
]);

/** What the server finds wrong with one field: `additionalData.phone`, `displayName`. */
interface FieldProblem {
  field: string;
  message: string;
}

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
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(message, options);
  }

  /** Nothing is decided: try again, and neither sign out nor register anybody. */
  get isOutage(): boolean {
    return PASSING_CODES.has(this.code);
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

function isProblem(value: unknown): value is FieldProblem {
  const { field, message } = Object(value) as Record<string, unknown>;
  return typeof field === "string" && typeof message === "string";
}

const readProblems = (fields: unknown) => (Array.isArray(fields) ? fields.filter(isProblem) : []);

/** Whatever neither provider nor server worded did not come through: lost connection, a proxy's page. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (isProviderError(error)) return providerError(error);
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.code;
    const fields = readProblems(first?.extensions?.fields);
    return new AuthError(
      typeof code === "string" ? code : "unknown",
      first?.message,
      { cause: error },
      fields,
    );
  }
  return new AuthError("network-request-failed", "", { cause: error });
}
