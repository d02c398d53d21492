import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "మెసేజ్‌లు" : `మెసేజ్‌లు, చదవనివి ${format.count(unread)}`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "చదవలేదు:",
  you: (text) => `మీరు: ${text}`,
  own: { open: "మెసేజ్‌లు", write: "మెసేజ్ రాయండి" },
};
