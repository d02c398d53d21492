import type { MatchFactorKind } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";
import type { MatchExplanation_MatchFragment } from "./MatchExplanation.generated";

export type MatchFactor = MatchExplanation_MatchFragment["factors"][number];

/** How a person fits a job: the same words for the person and for the company. */
export const matchWords = defineWords("match", {
  en: {
    score: (score: number) => `${score}%`,
    of: (score: number) => `${score}% match`,
    seeWhy: (score: number) => `${score}% match. See why`,
    thin: "Thin profile",
    thinHint: "We know too little to give a number.",
    notAsked: "No score",
    notAskedHint: "The job asks for too little to give a number.",
    sum: (points: number, of: number) => `${points} of ${of} points. Both sides see the same.`,
    onJob: "How you fit this job",
    onJobHint:
      "Based on your latest finished resume, or your profile if you have none. Employers see the same match.",
    points: (points: number, of: number) => `${points} of ${of}`,
    notAssessed: "Not counted",
    why: ({ detail }: MatchFactor) => detail,
    factors: {
      SKILLS: "Skills",
      TITLE: "Title",
      EXPERIENCE: "Experience",
      LOCATION: "Location",
      PAY: "Pay",
      EDUCATION: "Education",
      NOTICE: "Notice period",
    } satisfies Record<MatchFactorKind, string>,
  },
});
