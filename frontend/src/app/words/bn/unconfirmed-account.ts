import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = {
  accountUnconfirmed: "আপনার অ্যাকাউন্ট দেখে নেওয়া যায়নি।",
};
