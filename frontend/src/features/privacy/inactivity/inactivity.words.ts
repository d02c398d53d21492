import { FIRST_WARNING_DAYS, INACTIVE_YEARS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { formatsIn } from "../../../shared/language/formats";
import type { InactivityExemption } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const kept: Readonly<Record<InactivityExemption, string>> = {
  ADMIN: "Yours stays while you are an administrator.",
  BLOCKED: "Yours stays while it is blocked.",
  PLAN: "Yours stays while you have a paid plan.",
  HIRING: "Yours stays while a company that you own has open jobs.",
  UNREACHABLE: "Yours stays, because without a verified e-mail address we couldn’t warn you.",
  TEAM: "Yours stays while your company has other members and no other owner.",
};

export const inactivityWords = defineWords("inactivity", {
  en: {
    /** `day` as 2029-11-26. */
    goes: (day: string) =>
      `If you don’t use your account again, we’ll delete it on ${format.calendarLongDate(day)}. We’ll email you ` +
      `${FIRST_WARNING_DAYS} days before, and again ${SECOND_WARNING_DAYS} days before. To keep it, just sign in.`,
    stays: (reason: InactivityExemption) =>
      `We delete accounts that nobody has used for ${INACTIVE_YEARS} years. ${kept[reason]}`,
  },
});
