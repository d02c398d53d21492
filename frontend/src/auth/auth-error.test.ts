import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { toAuthError } from "./auth-error";

function providerError(code: string, message: string) {
  return Object.assign(new Error(message), { code });
}

describe("toAuthError", () => {
  it.each([
    ["auth/email-already-in-use", "Firebase: Error (auth/email-already-in-use).", ""],
    [
      "auth/weak-password",
      "Firebase: Password should be at least 6 characters (auth/weak-password).",
      "Password should be at least 6 characters",
    ],
    [
      "auth/password-does-not-meet-requirements",
      "Firebase: Missing password requirements: [Password must contain a numeric character] (auth/password-does-not-meet-requirements).",
      "Missing password requirements: [Password must contain a numeric character]",
    ],
  ])("takes the provider's own words out of %s (AUTH-15)", (code, message, words) => {
    const error = toAuthError(providerError(code, message));
    expect(error.message).toBe(words);
    expect(`auth/${error.code}`).toBe(code);
    expect(error.isOutage).toBe(false);
  });

  it("takes the server's code and words", () => {
    const answer = {
      errors: [{ message: "This account has been blocked.", extensions: { code: "ACCOUNT_BLOCKED" } }],
    };
    const error = toAuthError(new CombinedGraphQLErrors(answer));
    expect(error).toMatchObject({ code: "ACCOUNT_BLOCKED", message: "This account has been blocked." });
    expect(error.isOutage).toBe(false);
  });

  it.each([
    new TypeError("Failed to fetch"),
    providerError("auth/network-request-failed", "Firebase: Error (auth/network-request-failed)."),
    new CombinedGraphQLErrors({ errors: [{ message: "Later.", extensions: { code: "UNAVAILABLE" } }] }),
  ])("takes for an outage: %s", (error) => {
    expect(toAuthError(error).isOutage).toBe(true);
  });
});
