import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "নতুন চাকরি এলেই",
  [AlertFrequency.DAILY]: "রোজ সকাল 8টায়",
  [AlertFrequency.WEEKLY]: "প্রতি সোমবার সকাল 8টায়",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const bengali: AlertMailWords = {
  subject: (total, title) => `${inWords(total)}টি নতুন চাকরি: ${title}`,
  greeting: (name) => (name ? `নমস্কার ${name}।` : "নমস্কার।"),
  askedFor: (conditions) => `আপনি চেয়েছেন: ${conditions.join(", ")}।`,
  wereOpen: (total) =>
    total === 1 ? "ইমেল লেখার সময় এতে আবেদন চলছিল।" : "ইমেল লেখার সময় সবগুলিতেই আবেদন চলছিল।",
  fits: (reasons) => `মিলছে: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "যা মেলে, সব দেখুন" : `সব দেখুন (${inWords(total)})`),
  because: (frequency, title) => `আপনি “${title}” অ্যালার্ট চালু করেছেন, তাই এই ইমেল ${RHYTHM[frequency]} আসে।`,
  dailyInstead: "বদলে রোজ চাই",
  weeklyInstead: "বদলে সপ্তাহে একবার চাই",
  pause: "থামান",
  end: "এই অ্যালার্ট বন্ধ করুন",
  questionSubject: (title) => `আপনার জব অ্যালার্ট নিশ্চিত করুন: ${title}`,
  question: (frequency, title, conditions) =>
    `“${title}”${inBrackets(conditions)} অ্যালার্টের খবর ${RHYTHM[frequency]} এই ঠিকানায় পাঠাতে কেউ আমাদের বলেছেন।`,
  confirm: "নিশ্চিত করুন",
  notYou: "আপনি বলেননি? কিছু করতে হবে না: আমরা আর লিখব না। লিঙ্কটি 7 দিন কাজ করে।",
};
