import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "મેસેજ" : `મેસેજ, ${format.count(unread)} ન વાંચેલા`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "ન વાંચેલો:",
  you: (text) => `તમે: ${text}`,
  own: { open: "મેસેજ", write: "મેસેજ લખો" },
};
