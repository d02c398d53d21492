import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "मेसेज" : `मेसेज, ${format.count(unread)} न वाचलेले`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "न वाचलेला:",
  you: (text) => `तुम्ही: ${text}`,
  own: { open: "मेसेज", write: "मेसेज लिहा" },
};
