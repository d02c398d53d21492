import { registerEnumType } from "type-graphql";

/** Why a company decided for others; stored as spelled here. */
export enum RejectionReason {
  SKILLS = "skills",
  EXPERIENCE = "experience",
  PAY = "pay",
  PLACE = "place",
  NOTICE = "notice",
  UNREACHED = "unreached",
  FILLED = "filled",
  OTHER = "other",
}

registerEnumType(RejectionReason, {
  name: "RejectionReason",
  description: "Why a company decided for others, for its own figures alone (PIPE-02).",
  valuesConfig: {
    SKILLS: { description: "Skills or qualification don't fit." },
    EXPERIENCE: { description: "More or less experience than the work asks for." },
    PAY: { description: "The expected pay is beyond the job's." },
    PLACE: { description: "The way to work is too long, or they can't move." },
    NOTICE: { description: "They can't join in time." },
    UNREACHED: { description: "They did not answer, or did not come." },
    FILLED: { description: "Somebody else was taken." },
    OTHER: { description: "Something else." },
  },
});
