import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "সেভ করা চাকরি",
  saved: (at) => `সেভ করেছেন ${format.shortDay(at)}`,
  closed: "আবেদন নেওয়া বন্ধ",
  remove: (title) => `সেভ করা চাকরি থেকে সরান: ${title}`,
  removed: "সেভ করা চাকরি থেকে সরানো হয়েছে",
  undo: "ফিরিয়ে আনুন",
  restored: "আবার সেভ করা চাকরিতে রাখা হয়েছে",
  notRestored: "এই চাকরি আবার সেভ করা যায়নি। আবার চেষ্টা করুন।",
  notRemoved: "এই চাকরি সরানো যায়নি। আবার চেষ্টা করুন।",
  viewAll: (total) => `সব দেখুন (${format.count(total)})`,
  findJobs: "চাকরি খুঁজুন",
  none: "এখনও কোনও চাকরি সেভ করা নেই",
  noneHint: "যেসব চাকরি সেভ করবেন, সেগুলি এখানে থাকবে।",
};
