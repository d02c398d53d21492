import type { MatchFactorKind } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

/** How a person fits a job: the same words for the person and for the company. */
export const matchWords = defineWords({
  en: {
    score: (score: number) => `${score}%`,
    of: (score: number) => `${score}% match`,
    thin: "Thin profile",
    thinHint: "Too little is said on one side to give a number.",
    sum: (points: number, of: number) => `${points} of ${of} points. Both sides see the same.`,
    onJob: "How you fit this job",
    onJobHint:
      "From the finished resume that you changed last or, without one, your profile. Employers see the same of what you send.",
    points: (points: number, of: number) => `${points} of ${of}`,
    notAssessed: "Not assessed",
    factors: {
      SKILLS: "Skills",
      TITLE: "Title",
      EXPERIENCE: "Experience",
      LOCATION: "Location",
      PAY: "Pay",
    } satisfies Record<MatchFactorKind, string>,
  },
});
