import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "ভাষা",
  current: (name) => `ভাষা: ${name}`,
  text: "আপনার অ্যাকাউন্টে থাকে, আপনার সব ডিভাইসের জন্য।",
  unsaved: "অন্য ভাষায় পেজটি নতুন করে লোড হবে। এখানে যা লিখেছেন তা মুছে যাবে।",
  notSaved: "আপনার ভাষা সেভ করা যায়নি।",
  machineMade: "মেশিনে অনুবাদ করা।",
  tellUs: "ভুল থাকলে আমাদের জানান",
};
