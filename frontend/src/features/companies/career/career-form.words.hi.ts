import { paths } from "@job-portal/protocol/paths";
import type { Translated } from "../../../shared/words";
import type { careerFormWords } from "./career-form.words";

export const words: Translated<typeof careerFormWords> = {
  look: "पेज का ऊपरी हिस्सा कैसा दिखे",
  whatItSays: "पेज पर क्या लिखा हो",
  fields: {
    address: "पता",
    headline: "हेडलाइन",
    about: "आपके साथ काम करना कैसा है",
    color: "आपका रंग",
  },
  hints: {
    address: `${paths.careerPage("")} के बाद आता है: अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न। पुराने पते नए पर ले जाते हैं।`,
    headline: "एक लाइन, कि आपके साथ काम क्यों करें।",
    about: "5,000 अक्षर तक। # से शुरू लाइन शीर्षक बनती है, - से शुरू लाइन सूची की एक बात।",
    color: "जिस रंग पर सफ़ेद अक्षर न पढ़े जाएँ, उसे हम गहरा करते हैं।",
  },
  hasColor: "अपना रंग रखें",
  publish: "पेज सबको दिखे",
  isAt: "आपका पेज यहाँ है:",
  problem: (field, message) => `${field}: ${message}।`,
  save: "पेज सेव करें",
  saving: "सेव हो रहा है...",
  saved: "करियर पेज सेव हो गया।",
  savedForYou: "करियर पेज सेव हो गया। प्रकाशित करने तक इसे और कोई नहीं देखेगा।",
  notSaved: "करियर पेज सेव नहीं हो सका। फिर कोशिश करें।",
  embed: {
    title: "आपकी अपनी साइट पर",
    hint: "अपनी साइट पर जहाँ नौकरियाँ दिखनी हों, वहाँ यह लाइन रखें। सूची आपकी साइट के अक्षर और रंग लेती है, कोई कुकी नहीं रखती और हमेशा ताज़ी रहती है।",
    copy: "लाइन कॉपी करें",
    copied: "लाइन कॉपी हो गई।",
    notCopied: "लाइन कॉपी नहीं हो सकी। उसे चुनकर खुद कॉपी करें।",
  },
  leaveWarning: "करियर पेज में किए गए बदलाव अभी सेव नहीं हुए हैं।",
};
