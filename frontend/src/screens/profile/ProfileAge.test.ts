import { UNDER_AGE_BIRTH } from "@job-portal/protocol/consents";
import { AuthError } from "../../auth/auth-error";
import { fieldProblems } from "../../features/accounts/profile-values";
import { profileWords } from "../../features/accounts/profile.words";

describe("a date of birth that the server refuses", () => {
  it.each([
    [UNDER_AGE_BIRTH, "The portal is for people of 18 and older. Check the year, or leave it empty"],
    ["must lie in the past", "Enter a date in the past, or none"],
  ])("is told apart: %s (CONS-07)", (message, text) => {
    const fields = [{ field: "additionalData.dob", message }];
    const error = new AuthError("BAD_USER_INPUT", "Some of the input is not right.", undefined, fields);
    expect(fieldProblems(error, profileWords.en)).toEqual([["dob", text]]);
  });
});
