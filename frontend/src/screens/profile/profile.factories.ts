import { buildCareerProfile } from "../../features/career-profiles/career-profiles.factories";
import { ProfileScreenDocument, type ProfileScreenQuery } from "./ProfileScreen.generated";

type Profile = NonNullable<ProfileScreenQuery["me"]>;

export const LABELS = [
  "Full name",
  "Professional title",
  "Bio",
  "Email",
  "Phone",
  "Location",
  "Date of birth",
  "LinkedIn",
];

function buildProfile(changes: Partial<Profile> = {}) {
  return {
    __typename: "Account",
    id: "account-1",
    email: "priya.nair@example.in",
    signInName: "priya.nair@example.in",
    displayName: "Priya Nair",
    photoURL: null,
    profileVersion: 3,
    subscription: { __typename: "Subscription", plan: "FREE" },
    ...changes,
    additionalData: {
      __typename: "AdditionalData",
      title: "Staff Nurse",
      bio: "Twelve years in wards.",
      phone: "+91 98765 43210",
      location: "Indiranagar, Bangalore",
      dob: "1990-02-28",
      linkedin: "https://www.linkedin.com/in/priya-nair/",
      ...changes.additionalData,
    },
  };
}

export function profileAnswer(
  changes: Partial<Profile> = {},
  career: Parameters<typeof buildCareerProfile>[0] = {},
) {
  const data = { me: buildProfile(changes), careerProfile: buildCareerProfile(career) };
  return { request: { query: ProfileScreenDocument }, result: { data } };
}

export const profileFailure = {
  request: { query: ProfileScreenDocument },
  error: new TypeError("Failed to fetch"),
};
