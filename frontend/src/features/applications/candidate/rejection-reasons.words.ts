import type { RejectionReason } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

/** In the order in which they are asked. */
export const REJECTION_REASONS = [
  "SKILLS",
  "EXPERIENCE",
  "PAY",
  "PLACE",
  "NOTICE",
  "UNREACHED",
  "FILLED",
  "OTHER",
] as const satisfies readonly RejectionReason[];

/** Why a company decided for others; applicants never read it. */
export const rejectionReasonWords = defineWords("rejection-reasons", {
  en: {
    label: "Reason",
    hint: "For your own figures. Applicants never see it.",
    none: "Not said",
    reasons: {
      SKILLS: "Skills or qualification",
      EXPERIENCE: "Too little or too much experience",
      PAY: "Expected pay",
      PLACE: "Too far away",
      NOTICE: "Can’t join in time",
      UNREACHED: "Did not answer or come",
      FILLED: "Somebody else was taken",
      OTHER: "Something else",
    } satisfies Record<RejectionReason, string>,
  },
});
