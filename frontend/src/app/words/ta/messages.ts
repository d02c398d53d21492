import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["messages"] = {
  link: (unread) => (unread === 0 ? "மெசேஜ்கள்" : `மெசேஜ்கள், படிக்காதவை ${format.count(unread)}`),
  badge: (unread) => (unread > 99 ? "99+" : format.count(unread)),
  unread: "படிக்காதது:",
  you: (text) => `நீங்கள்: ${text}`,
  own: { open: "மெசேஜ்கள்", write: "மெசேஜ் எழுதுங்கள்" },
};
