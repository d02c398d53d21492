import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["notices"] = {
  title: "सूचना",
  bell: (unread) => (unread > 0 ? `सूचना, ${unread} न वाचलेल्या` : "सूचना"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "न वाचलेली:",
  at: (time) => format.dateTime(time),
  markAll: "सर्व वाचल्या म्हणून खूण करा",
  older: "जुन्या दाखवा",
  empty: "अजून काही नाही",
  emptyHint: "तुमचे अर्ज, नोकऱ्या आणि प्लॅनबद्दलच्या बातम्या इथे दिसतील.",
  loadFailed: "तुमच्या सूचना लोड झाल्या नाहीत.",
  markFailed: "सूचना वाचल्या म्हणून खूण करता आली नाही.",
};
