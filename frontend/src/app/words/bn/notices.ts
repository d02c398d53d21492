import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["notices"] = {
  title: "নোটিফিকেশন",
  bell: (unread) => (unread > 0 ? `নোটিফিকেশন, ${unread}টি পড়া হয়নি` : "নোটিফিকেশন"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "পড়া হয়নি:",
  at: (time) => format.dateTime(time),
  markAll: "সব পড়া হয়েছে",
  older: "আগেরগুলি দেখান",
  empty: "এখনও কিছু নেই",
  emptyHint: "আপনার আবেদন, চাকরি আর প্ল্যানের খবর এখানে আসবে।",
  loadFailed: "আপনার নোটিফিকেশন লোড করা যায়নি।",
  markFailed: "নোটিফিকেশনগুলিকে পড়া হয়েছে বলে চিহ্ন দেওয়া যায়নি।",
};
