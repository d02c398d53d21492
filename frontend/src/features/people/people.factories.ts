import { buildCareerProfile } from "../career-profiles/career-profiles.factories";
import type { Findability_FindabilityFragment, PersonCard_PersonFragment } from "./People.generated";

/** A loom fitter whom a company may find. */
export const buildPerson = (changes: Partial<PersonCard_PersonFragment> = {}) => ({
  __typename: "Person" as const,
  ...{ id: "person-1", listedAt: "2026-11-10T06:30:00.000Z", lookedAt: null, invitedAt: null },
  facts: buildCareerProfile({ facts: { headline: "Loom fitter, air-jet looms", experienceMonths: 50 } })
    .facts,
  ...changes,
});

/** Nobody finds this person yet. */
export const buildFindability = (changes: Partial<Findability_FindabilityFragment> = {}) => ({
  __typename: "Findability" as const,
  ...{ id: "account-1", isFindable: false, groups: [], hiddenCompanies: [], employers: [] },
  ...{ lookingCompanyCount: 0, card: null, looks: [] },
  ...changes,
});
