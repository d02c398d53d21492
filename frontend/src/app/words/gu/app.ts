import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "જરૂરી સેટિંગ નથી",
  crashed: "કંઈક ખોટું થયું",
  crashedHint: "આ પેજ બંધ થઈ ગયું. ફરી લોડ કરવાથી મોટે ભાગે ચાલુ થઈ જાય છે.",
  reload: "ફરી લોડ કરો",
  partNotLoaded: "આ પેજ લોડ થઈ શક્યું નહીં.",
  sessionUnknown: "સાઇન ઇન સેવા તરફથી જવાબ આવતો નથી.",
  signIn: "સાઇન ઇન",
};
