import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { AuthError } from "../../auth/auth-error";
import { indianDay } from "../../shared/language/formats";
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

/**
 * The server looks at the date of birth once all else is right. So that everything is told at once (WAYS-05), what it
 * would say of the date comes with what it said of other fields.
 */
export function withBirth({ fields }: Pick<AuthError, "fields">, dob: string): Pick<AuthError, "fields"> {
  const rule = fields.length > 0 && !fields.some(({ field }) => field === BIRTH) ? brokenByBirth(dob) : null;
  return { fields: rule ? [...fields, { field: BIRTH, message: "", rule }] : fields };
}

const BIRTH = "additionalData.dob";

function brokenByBirth(dob: string): "NOT_PAST" | "UNDER_AGE" | null {
  if (dob === "") return null;
  const today = indianDay(new Date());
  if (dob >= today) return "NOT_PAST";
  return dob > `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}` ? "UNDER_AGE" : null;
}

/** What the server found wrong, field by field, in words that say what to type. */
export function fieldProblems(
  { fields }: Pick<AuthError, "fields">,
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
