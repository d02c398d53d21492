import type { AuthError } from "../../auth/auth-error";
import type { useProblemText } from "../../shared/language/useProblemText";
import type { Profile_AccountFragment } from "./Profile.generated";
import type { profileWords } from "./profile.words";

/** What the form holds: texts as typed, '' for none, and the photo's address. */
export interface ProfileValues {
  displayName: string;
  title: string;
  bio: string;
  phone: string;
  location: string;
  dob: string;
  linkedin: string;
  photoURL: string | null;
}

/** In the order in which they stand on the screen. */
export const PROFILE_FIELDS = [
  "displayName",
  "title",
  "bio",
  "phone",
  "location",
  "dob",
  "linkedin",
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export function toValues({ displayName, photoURL, additionalData }: Profile_AccountFragment): ProfileValues {
  const { title, bio, phone, location, dob, linkedin } = additionalData;
  return {
    displayName: displayName ?? "",
    title: title ?? "",
    bio: bio ?? "",
    phone: phone ?? "",
    location: location ?? "",
    dob: dob ?? "",
    linkedin: linkedin ?? "",
    photoURL,
  };
}

type Problem = AuthError["fields"][number];
type Words = (typeof profileWords)["en"];

/** What the server found wrong, field by field, in words that say what to type. */
export function fieldProblems(
  { fields }: AuthError,
  words: Words,
  textOf: ReturnType<typeof useProblemText>,
): [ProfileField, string][] {
  return PROFILE_FIELDS.flatMap((name) => {
    const problem = fields.find(({ field }) => field === name || field === `additionalData.${name}`);
    return problem ? [[name, ownText(name, problem, words) ?? textOf(problem, words.fields[name])]] : [];
  });
}

/** Where the screen can say more than the rule does. */
function ownText(name: ProfileField, { rule }: Problem, words: Words): string | null {
  switch (name) {
    case "dob":
      return rule === "UNDER_AGE" ? words.problems.underAge : words.problems.dob;
    case "phone":
    case "linkedin":
      return words.problems[name];
    case "displayName":
    case "title":
    case "bio":
    case "location":
      return null;
  }
}
