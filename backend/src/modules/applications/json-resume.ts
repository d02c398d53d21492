import type { Account } from "../accounts/account.entity";

/** What a profile knows of a JSON Resume 1.0 document (jsonresume.org/schema). */
export interface JsonResume {
  basics: {
    name?: string;
    label?: string;
    email: string;
    phone?: string;
    summary?: string;
    location?: { address: string; countryCode: "IN" };
    profiles?: { network: "LinkedIn"; url: string }[];
  };
  /** lastModified: when it was made, ISO 8601. */
  meta: { version: "v1.0.0"; lastModified: string };
}

/**
 * A profile as a JSON Resume. The photo and the date of birth are not part of it: who is asked to work is to be
 * decided by neither.
 */
export function jsonResumeOf(
  { displayName, email, additionalData }: Pick<Account, "displayName" | "email" | "additionalData">,
  now: Date,
): JsonResume {
  const { title, bio, phone, location, linkedin } = additionalData;
  return {
    basics: {
      ...(displayName && { name: displayName }),
      ...(title && { label: title }),
      email,
      ...(phone && { phone }),
      ...(bio && { summary: bio }),
      ...(location && { location: { address: location, countryCode: "IN" as const } }),
      ...(linkedin && { profiles: [{ network: "LinkedIn" as const, url: linkedin }] }),
    },
    meta: { version: "v1.0.0", lastModified: now.toISOString() },
  };
}
