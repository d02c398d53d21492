import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "परवानगी नाही",
  explanation: "तुम्हाला हे पेज पाहण्याची परवानगी नाही.",
  goHome: "होमवर परत जा",
};
