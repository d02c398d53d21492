import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = {
  accountUnconfirmed: "உங்கள் கணக்கைச் சரிபார்க்க முடியவில்லை.",
};
