import type { Translated } from "../../../shared/words";
import type { matchWords } from "./match.words";

export const words: Translated<typeof matchWords> = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% मेल`,
  seeWhy: (score) => `${score}% मेल। वजह देखें`,
  thin: "प्रोफ़ाइल अधूरी",
  thinHint: "संख्या बताने के लिए जानकारी बहुत कम है।",
  sum: (points, of) => `${of} में से ${points} अंक। दोनों तरफ़ यही दिखता है।`,
  onJob: "आप इस नौकरी से कितना मेल खाते हैं",
  onJobHint: "आपके सबसे नए पूरे रिज़्यूमे से, या वह न हो तो आपकी प्रोफ़ाइल से। कंपनियों को भी यही मेल दिखता है।",
  points: (points, of) => `${of} में से ${points}`,
  notAssessed: "गिना नहीं गया",
  factors: {
    SKILLS: "स्किल",
    TITLE: "पद",
    EXPERIENCE: "अनुभव",
    LOCATION: "जगह",
    PAY: "वेतन",
    EDUCATION: "पढ़ाई",
    NOTICE: "नोटिस पीरियड",
  },
};
