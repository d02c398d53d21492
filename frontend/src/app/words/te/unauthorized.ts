import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "అనుమతి లేదు",
  explanation: "ఈ పేజీని చూడటానికి మీకు అనుమతి లేదు.",
  goHome: "హోమ్ పేజీకి వెళ్లండి",
};
