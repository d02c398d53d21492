import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "ಮೆಸೇಜ್‌ಗಳು" : `ಮೆಸೇಜ್‌ಗಳು, ಓದದಿರುವುದು ${format.count(unread)}`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "ಓದದಿರುವುದು:",
  you: (text) => `ನೀವು: ${text}`,
  own: { open: "ಮೆಸೇಜ್‌ಗಳು", write: "ಮೆಸೇಜ್ ಬರೆಯಿರಿ" },
};
