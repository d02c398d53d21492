import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { nomineeWords } from "./nominee.words";

const format = formatsIn("hi");

export const words: Translated<typeof nomineeWords> = {
  title: "आपके नॉमिनी",
  lead: "किसी एक का नाम दें, जो आपकी मृत्यु होने पर या आपके कुछ न कर पाने पर हमसे आपका डेटा माँग सके या उसे मिटवा सके।",
  nobodyTold: "हम किसी को नहीं बताते कि आपने उन्हें चुना है, इसलिए उन्हें आप खुद बताएँ।",
  nameSomebody: "नॉमिनी चुनें",
  change: "बदलें",
  changeTitle: "नॉमिनी बदलें",
  remove: "हटाएँ",
  removeTitle: "नॉमिनी को हटाएँ?",
  removeText: (name) => `${name} के बारे में हम कुछ नहीं रखेंगे। आप कभी भी किसी को फिर चुन सकते हैं।`,
  name: "पूरा नाम",
  relation: "वे आपके क्या लगते हैं",
  relationHint: "जैसे बहन, पति या दोस्त।",
  email: "ईमेल",
  phone: "फ़ोन",
  phoneHint: "भारत का नंबर। ईमेल या फ़ोन नंबर, कोई एक काफ़ी है।",
  namedOn: (at) => `${format.longDate(at)} को चुना`,
  required: "कृपया इसे भरें।",
  tooLong: (most) => `कृपया ${format.count(most)} अक्षरों तक ही लिखें।`,
  nameWrong: "इसमें ऐसा अक्षर है, जिसे हम नहीं रख सकते।",
  contactMissing: "कृपया ईमेल या फ़ोन नंबर दें।",
  emailWrong: "यह ईमेल सही नहीं है।",
  phoneWrong: "यह भारत का फ़ोन नंबर नहीं है।",
  save: "सहेजें",
  saving: "सहेजा जा रहा है…",
  removing: "हटाया जा रहा है…",
  cancel: "रद्द करें",
  saved: "आपके नॉमिनी सहेज लिए गए।",
  removed: "आपके नॉमिनी हटा दिए गए।",
  failed: "यह नहीं हो पाया। कृपया फिर कोशिश करें।",
  refusals: {},
};
