import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "ભાષા",
  current: (name) => `ભાષા: ${name}`,
  text: "તમારા એકાઉન્ટમાં સેવ રહેશે, તમારાં બધાં ડિવાઇસ માટે.",
  unsaved: "બીજી ભાષામાં પેજ ફરીથી લોડ થશે. તમે અહીં લખેલું જતું રહેશે.",
  notSaved: "તમારી ભાષા સેવ થઈ શકી નહીં.",
  machineMade: "મશીનથી થયેલો અનુવાદ.",
  tellUs: "ભૂલ હોય તો અમને જણાવો",
};
