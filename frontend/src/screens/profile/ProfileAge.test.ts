import { AuthError } from "../../auth/auth-error";
import { fieldProblems } from "../../features/accounts/profile-values";
import { profileWords } from "../../features/accounts/profile.words";

describe("a date of birth that the server refuses", () => {
  it.each([
    ["UNDER_AGE", "The portal is for people of 18 and older. Check the year, or leave it empty"],
    ["NOT_PAST", "Enter a date in the past, or none"],
  ] as const)("is told apart: %s (CONS-07)", (rule, text) => {
    const fields = [{ field: "additionalData.dob", message: "is not right", rule }];
    const error = new AuthError("BAD_USER_INPUT", "Some of the input is not right.", undefined, fields);
    expect(fieldProblems(error, profileWords.en, ({ message }) => message)).toEqual([["dob", text]]);
  });
});
