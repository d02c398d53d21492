import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "লাইনের নম্বর নিন",
  linkTitle: "এই চাকরিতে ওয়াক-ইন আছে",
  linkHint: "একটি নম্বর নিন, আর কখন আপনার পালা দেখুন।",
};
