import type { Company } from "./company.entity";

/** For how long a verification and each check of it hold. */
const HOLDS_MONTHS = 12;

export function holdsUntil(from: Date): Date {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + HOLDS_MONTHS);
  return until;
}

type Verification = Pick<Company, "verifiedAt" | "verifiedUntil" | "verifiedNote">;

/**
 * The one place that says what a verified company is: an admin has said so, and that holds for a year. No step of the
 * ladder brings the badge by itself; the steps are what admins decide by and what readers see behind the badge.
 */
export const verified = (
  company: Pick<Company, "verifiedAt">,
  note: string | null,
  now: Date,
): Verification => ({
  verifiedAt: company.verifiedAt ?? now,
  verifiedUntil: holdsUntil(now),
  verifiedNote: note,
});

/** A verification that has ended counts at once, even before the queue writes it down. */
export const isVerifiedAt = (
  { verifiedAt, verifiedUntil }: Pick<Company, "verifiedAt" | "verifiedUntil">,
  now: Date,
): boolean => verifiedAt !== null && (verifiedUntil === null || verifiedUntil > now);

export const NOT_VERIFIED: Readonly<Verification> = {
  verifiedAt: null,
  verifiedUntil: null,
  verifiedNote: null,
};

/** The host of a company's site without `www.`, in ASCII and lower case; null without a site. */
export function domainOf(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, "") || null;
}

type Identity = Pick<Company, "name" | "website">;

/** What a verification rests on: after a change of either the company is asked again. */
export const isSameIdentity = (before: Identity, after: Identity): boolean =>
  before.name === after.name && domainOf(before.website) === domainOf(after.website);
