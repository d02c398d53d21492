import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = {
  accountUnconfirmed: "તમારું એકાઉન્ટ તપાસી શકાયું નહીં.",
};
