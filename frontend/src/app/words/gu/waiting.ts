import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "નેટવર્કની રાહ છે. તે આપમેળે મોકલાઈ જશે.",
  takeBack: "મોકલશો નહીં",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `તમારી અરજી મોકલાઈ ગઈ: ${title}`,
  refused: (title) => `તમારી અરજી મોકલાઈ નથી: ${title}`,
  seeWhy: "કારણ જુઓ",
  notSent: "તમારી અરજી મોકલી શકાઈ નહીં.",
  limitReached: "આ મહિનાની તમારી બધી અરજીઓ વપરાઈ ગઈ છે.",
  questionsChanged: "કંપનીએ તેના સવાલો બદલ્યા છે. ફરીથી જવાબ આપો.",
  kept: "તમે જે લખ્યું હતું",
  openAgain: "ફરી ખોલો",
  remove: "કાઢી નાખો",
};
