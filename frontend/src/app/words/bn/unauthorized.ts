import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "অনুমতি নেই",
  explanation: "এই পেজ দেখার অনুমতি আপনার নেই।",
  goHome: "হোমে ফিরে যান",
};
