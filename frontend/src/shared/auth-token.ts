import type { ErrorCode } from "@job-portal/protocol/error-codes";

interface TokenRequest {
  /** The server has refused the token of before: a new one is asked for. */
  isRefused: boolean;
}

/** Answers the signed-in user's bearer token, or null for a visitor. */
type TokenSource = (request: TokenRequest) => Promise<string | null>;

let currentSource: TokenSource = () => Promise.resolve(null);

/**
 * The auth module registers here where tokens come from, so that nothing on the first screen imports the
 * identity provider's code.
 */
export function registerTokenSource(source: TokenSource): void {
  currentSource = source;
}

export function getToken(request: TokenRequest): Promise<string | null> {
  return currentSource(request);
}

const REFUSALS: readonly unknown[] = ["INVALID_TOKEN", "TOKEN_EXPIRED"] satisfies ErrorCode[];

/** Whether the server's code says that the token does not hold; a new one may. */
export const isTokenRefusal = (code: unknown): boolean => REFUSALS.includes(code);
