import type { Translated } from "../../../shared/words";
import type { completionWords } from "./completion.words";

export const words: Translated<typeof completionWords> = {
  fields: {
    name: "पूरा नाम",
    title: "आपका पद या काम",
    phone: "फ़ोन",
  },
  nameHint: "हम इसे आपकी प्रोफ़ाइल में सेव करेंगे।",
  nameNeeded: "अपना पूरा नाम लिखें",
  phoneHint: "ताकि कंपनी फ़ोन कर सके। हम इसे आपकी प्रोफ़ाइल में सेव करेंगे।",
  titleHint: "आप क्या काम करते हैं, जैसे Staff Nurse। हम इसे आपकी प्रोफ़ाइल में सेव करेंगे।",

  title: (company) => `${company} यह भी माँगती है`,
  alsoSent: "आपकी काम की प्रोफ़ाइल से:",
  notice: "नोटिस पीरियड",
  pay: "अपेक्षित वेतन",
  keep: "इसे मेरी काम की प्रोफ़ाइल में रखें",
  sendHelp: "यह भी भेजें कि काम पर मुझे किस मदद की ज़रूरत है",
  resumeNeeded: "कंपनी को रिज़्यूमे चाहिए। ऊपर से एक चुनें, या अपना लाएँ।",
  bringResume: "अपना रिज़्यूमे लाएँ",
  needed: {
    phone: "अपना फ़ोन नंबर लिखें",
    notice: "बताएँ कि काम कब शुरू कर सकते हैं",
    pay: "रकम रुपये में लिखें, जैसे 25,000",
  },
  bare: "अभी सिर्फ़ आपका नाम और ईमेल जाएगा। अपना पद, फ़ोन या रिज़्यूमे जोड़ें, ताकि कंपनी आपको चुन सके।",
  sendBare: "फिर भी भेजें",
};
