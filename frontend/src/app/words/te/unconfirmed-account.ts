import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = { accountUnconfirmed: "మీ ఖాతాను సరిచూడలేకపోయాం." };
