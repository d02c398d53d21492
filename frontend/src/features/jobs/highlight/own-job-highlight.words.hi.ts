import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { ownJobHighlightWords } from "./own-job-highlight.words";

const format = formatsIn("hi");

export const words: Translated<typeof ownJobHighlightWords> = {
  title: "हाइलाइट",
  highlight: "यह नौकरी हाइलाइट करें",
  used: (used, limit) => `${format.count(limit)} में से ${format.count(used)} हाइलाइट`,
  means:
    "इसके कार्ड पर “हाइलाइट · पैसे देकर” लिखा रहता है। जिस खोज में यह सबसे अच्छी नौकरी जितनी मेल खाए, उसमें यह सबसे ऊपर आ सकती है।",
  ends: "नौकरी बंद होने पर, प्लान ख़त्म होने पर या आपके हटाने पर यह ख़त्म हो जाता है।",
  views: (count, all) => `${format.count(all)} में से ${format.count(count)} बार इसे हाइलाइट रहते देखा गया।`,
  noneInPlan: "आपकी कंपनी के किसी मालिक के प्लान में हाइलाइट नौकरियाँ नहीं हैं।",
  plans: "प्लान देखें",
  full: "सब इस्तेमाल हो चुके हैं। पहले कोई दूसरा हटाएँ, या बड़ा प्लान लें।",
  notVerified: "नौकरी सिर्फ़ वेरिफ़ाइड कंपनियाँ हाइलाइट कर सकती हैं।",
  verify: "वेरिफ़ाइड बनें",
  on: "नौकरी हाइलाइट हो गई।",
  off: "नौकरी अब हाइलाइट नहीं है।",
};
