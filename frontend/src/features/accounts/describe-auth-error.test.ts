import { AuthError } from "../../auth/auth-error";
import { accountsWords } from "./accounts.words";
import { words as hindi } from "./accounts.words.hi";
import { describeAuthError } from "./describe-auth-error";

const WEAK = new AuthError("weak-password", "Password should be at least 6 characters");

describe("why signing up failed", () => {
  it("is said by the provider in English where it refuses a password (AUTH-15)", () => {
    expect(describeAuthError(WEAK, accountsWords.en.errors)).toBe("Password should be at least 6 characters");
  });

  it.each([
    WEAK,
    new AuthError("invalid-email", "The email address is badly formatted"),
    new AuthError("BAD_USER_INPUT", "Some of the input is not right."),
  ])("is never English in Hindi: %s (LANG-18)", (error) => {
    expect(describeAuthError(error, hindi.errors)).toMatch(/^[^a-z]*(name@example\.in)?[^a-z]*$/);
  });
});
