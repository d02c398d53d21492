import type { Translated } from "../../shared/words";
import type { careerScreenWords } from "./career-screen.words";

export const words: Translated<typeof careerScreenWords> = {
  careersAt: (name) => `${name} में करियर`,
  page: "करियर",
  about: (name) => `${name} में काम करना कैसा है`,
  search: "इन नौकरियों में पद या जगह से खोजें",
  loadFailed: "पेज खुल नहीं सका।",
  notFoundEyebrow: "नहीं मिला",
  notFoundTitle: "यह पेज यहाँ नहीं है",
  notFound: "शायद कंपनी ने इसे हटा लिया, या पता गलत लिखा है।",
  findJobs: "नौकरी खोजें",
  editTitle: "करियर पेज",
  notVerified: "करियर पेज सिर्फ़ वेरिफ़ाइड कंपनियों का होता है, ताकि कोई आपके नाम से न बना ले।",
  getVerified: "जाँच कराएँ",
};
