import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { noticesWords } from "./notices.words";

const format = formatsIn("hi");

export const words: Translated<typeof noticesWords> = {
  title: "सूचनाएँ",
  bell: (unread) => (unread > 0 ? `सूचनाएँ, ${unread} बिना पढ़ी` : "सूचनाएँ"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "बिना पढ़ी:",
  at: (time) => format.dateTime(time),
  markAll: "सब पर ‘पढ़ लिया’ लगाएँ",
  older: "पुरानी दिखाएँ",
  empty: "अभी कुछ नहीं",
  emptyHint: "आपके आवेदनों, नौकरियों और प्लान की ख़बरें यहाँ दिखेंगी।",
  loadFailed: "आपकी सूचनाएँ खुल नहीं सकीं।",
  markFailed: "सूचनाओं पर ‘पढ़ लिया’ नहीं लग सका।",
};
