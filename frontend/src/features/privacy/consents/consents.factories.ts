import type { Consents_ConsentsFragment } from "./Consents.generated";

/** Of somebody who was asked and said nothing. */
export const buildConsents = (changes: Partial<Consents_ConsentsFragment> = {}) => ({
  __typename: "MyConsents" as const,
  ...{ id: "account-1", adultAt: null, minorAt: null, askedAt: "2026-11-25T06:00:00.000Z", given: [] },
  ...changes,
});
