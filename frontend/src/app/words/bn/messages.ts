import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "মেসেজ" : `মেসেজ, ${format.count(unread)}টি পড়া হয়নি`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "পড়া হয়নি:",
  you: (text) => `আপনি: ${text}`,
  own: { open: "মেসেজ", write: "মেসেজ লিখুন" },
};
