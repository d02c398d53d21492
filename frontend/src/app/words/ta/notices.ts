import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["notices"] = {
  title: "அறிவிப்புகள்",
  bell: (unread) => (unread > 0 ? `அறிவிப்புகள், படிக்காதவை ${unread}` : "அறிவிப்புகள்"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "படிக்காதது:",
  at: (time) => format.dateTime(time),
  markAll: "எல்லாவற்றையும் படித்ததாகக் குறி",
  older: "பழையவற்றைக் காட்டு",
  empty: "இன்னும் எதுவும் இல்லை",
  emptyHint: "உங்கள் விண்ணப்பங்கள், வேலைகள், பிளான் பற்றிய செய்திகள் இங்கே வரும்.",
  loadFailed: "உங்கள் அறிவிப்புகளை ஏற்ற முடியவில்லை.",
  markFailed: "அறிவிப்புகளைப் படித்ததாகக் குறிக்க முடியவில்லை.",
};
