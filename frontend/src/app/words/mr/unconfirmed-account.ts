import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = {
  accountUnconfirmed: "तुमचे खाते तपासता आले नाही.",
};
