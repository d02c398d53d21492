import type { CareerProfile_ProfileFragment } from "./CareerProfile.generated";

type Facts = CareerProfile_ProfileFragment["facts"];

/** What nobody has said anything of. */
const NO_FACTS = {
  __typename: "CareerFacts",
  ...{ headline: null, experienceMonths: null, currentTitle: null, currentEmployer: null, skills: null },
  ...{ education: null, languages: null, links: null, expectedPay: null, currentPay: null },
  ...{ noticePeriodDays: null, preferredPlaces: null, workModes: null, shifts: null, jobTypes: null },
  ...{ licences: null, ownTwoWheeler: null, helpAtWork: null },
} satisfies Facts & { __typename: string };

interface Changes extends Partial<Omit<CareerProfile_ProfileFragment, "facts" | "sent">> {
  facts?: Partial<Facts>;
  /** What of it goes with an application. */
  sent?: Partial<Facts>;
}

/** An empty career profile, but for the changes. */
export function buildCareerProfile({ facts, sent, ...changes }: Changes = {}) {
  return {
    __typename: "CareerProfile" as const,
    ...{ id: "account-1", version: 0, percent: 0 },
    gaps: [
      { __typename: "CareerGap" as const, field: "skills", gain: 15 },
      { __typename: "CareerGap" as const, field: "experienceMonths", gain: 12 },
    ],
    audiences: {
      __typename: "CareerAudiences" as const,
      ...{ about: "APPLYING" as const, skills: "APPLYING" as const, wishes: "APPLYING" as const },
      ...{ transport: "APPLYING" as const, expectedPay: "PRIVATE" as const, currentPay: "PRIVATE" as const },
    },
    ...changes,
    facts: { ...NO_FACTS, ...facts },
    sent: { ...NO_FACTS, ...sent },
  };
}
