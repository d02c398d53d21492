import { INACTIVE_YEARS } from "@job-portal/protocol/inactivity";

/** What the warning before an unused account goes says beyond its title, in one language. */
export interface InactivityMailWords {
  /** @param day the last one on which the account was used, in words */
  why(email: string, day: string): string;
  how: string;
}

export const english: InactivityMailWords = {
  why: (email, day) =>
    `The account of ${email} was last used on ${day}. We don't keep what nobody has used for ${INACTIVE_YEARS} ` +
    "years: your profile, resumes, applications and messages go with it, and none of it comes back.",
  how: "To keep all of it, sign in once. You can also download your data, or delete the account now:",
};
