import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const refusals: OwnRefusalWords = {
  MEMBER_ROLE: "Owners and recruiters assign hiring managers.",
  NOT_HIRING_MANAGER: "They are no hiring manager any more. Please load the page again.",
  NOT_FOUND: "This has changed meanwhile. Please load the page again.",
};

/** Who of a company's hiring managers a job is assigned to. */
export const hiringManagersWords = defineWords("hiring-managers", {
  en: {
    title: "Hiring managers",
    hint: "They see and answer the candidates of the jobs assigned to them, and no others.",
    none: "Nobody in the team is a hiring manager yet.",
    noneAssigned: "No hiring manager is assigned.",
    toTeam: "To the team",
    nameAndEmail: (name: string, email: string) => `${name} (${email})`,
    assigned: (person: string) => `The job is assigned to ${person}`,
    unassigned: (person: string) => `The job is not assigned to ${person} any more`,
    failed: "That did not work. Please try again.",
    refusals,
  },
});
