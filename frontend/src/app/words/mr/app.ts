import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "आवश्यक सेटिंग्ज नाहीत",
  crashed: "काहीतरी चुकले",
  crashedHint: "हे पेज बंद पडले. पुन्हा लोड केल्यावर सहसा सुरू होते.",
  reload: "पुन्हा लोड करा",
  partNotLoaded: "हे पेज लोड झाले नाही.",
  sessionUnknown: "साइन इन सेवेकडून उत्तर येत नाही.",
  signIn: "साइन इन",
};
