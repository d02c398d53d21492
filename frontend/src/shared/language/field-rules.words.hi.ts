import type { FieldRuleWords } from "./field-rules.words";

/** Every rule has its words: the server's own messages are English. */
export const words: FieldRuleWords = {
  ENDS_BEFORE_START: "अंत की तारीख शुरुआत से पहले की नहीं हो सकती",
  INVISIBLE: "इसमें कोई अक्षर है जो दिखता नहीं। इसे मिटाकर हाथ से दोबारा लिखें",
  NOT_PAST: "बीती हुई तारीख लिखें",
  NO_ADDRESS: "पूरा वेब पता लिखें, जैसे https://example.in",
  NO_DATE: "तारीख लिखें",
  NO_EMAIL: "पूरा ईमेल पता लिखें, जैसे name@example.in",
  NO_LINKEDIN: "अपनी LinkedIn प्रोफ़ाइल का https पता लिखें",
  NO_NUMBER: "पूरी संख्या लिखें, जैसे 25000",
  NO_PHONE: "भारत का फ़ोन नंबर लिखें, या + और देश के कोड वाला नंबर",
  NO_PLACE: "यह जगह हमें नहीं मिली। शहर या इलाके का नाम जाँचें",
  REQUIRED: "इसे भरना ज़रूरी है",
  SEVERAL_PLACES: "इस नाम की कई जगहें हैं। राज्य का नाम भी लिखें",
  TOO_FEW: (bound) => `कम से कम ${bound} चुनें`,
  TOO_GREAT: (bound) => `${bound} या उससे कम लिखें`,
  TOO_LONG: (bound) => `छोटा करके लिखें: ज़्यादा से ज़्यादा ${bound} अक्षर`,
  TOO_MANY: (bound) => `ज़्यादा से ज़्यादा ${bound} रखें`,
  TOO_SHORT: (bound) => `थोड़ा और लिखें: कम से कम ${bound} अक्षर`,
  TOO_SMALL: (bound) => `${bound} या उससे ज़्यादा लिखें`,
  UNDER_AGE: "यह पोर्टल 18 साल और उससे ज़्यादा उम्र के लोगों के लिए है",
  UNPRINTABLE: "इसमें कोई अक्षर है जो दिखाया नहीं जा सकता। इसे दोबारा लिखें",
};
