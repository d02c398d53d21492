import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { Translated } from "../../../shared/words";
import type { consentsWords } from "./consents.words";

export const words: Translated<typeof consentsWords> = {
  askTitle: "दो सवाल, सिर्फ़ एक बार",
  askText: "जवाब दें या छोड़ दें। सेटिंग में दोनों कभी भी बदल सकते हैं।",
  ageQuestion: `क्या आप ${ADULT_YEARS} साल या उससे ज़्यादा के हैं?`,
  adult: `हाँ, ${ADULT_YEARS} साल या उससे ज़्यादा`,
  younger: "नहीं, उससे कम",
  youngerText:
    `बताने के लिए धन्यवाद। यह पोर्टल ${ADULT_YEARS} साल और उससे ज़्यादा उम्र के लोगों के लिए है, इसलिए हम आपका खाता नहीं रख सकते। ` +
    "जब तक आप इसे नहीं मिटाते, आप न आवेदन कर सकते हैं, न नौकरी पोस्ट कर सकते हैं, न कंपनियों को दिख सकते हैं। " +
    `खाता मिटाने से वह सब मिट जाता है जो आपने हमें दिया। ${ADULT_YEARS} साल के होने पर आपका फिर स्वागत है।`,
  wronglyYounger: `गलत दबा, मेरी उम्र ${ADULT_YEARS} या ज़्यादा है`,
  wronglyAdult: `गलत दबा, मेरी उम्र ${ADULT_YEARS} से कम है`,
  adultSince: (day) => `आपने ${day} को बताया कि आप ${ADULT_YEARS} साल या उससे ज़्यादा के हैं।`,
  purposes: {
    SEARCH_FIGURES: {
      label: "मेरी खोजें गिनें",
      hint: "खोज को बेहतर बनाने के लिए हम गिनते हैं कि लोग क्या खोजते और खोलते हैं, यह बताए बिना कि किसने। गिनती 90 दिन बाद मिट जाती है।",
    },
  },
  allowedSince: (day) => `${day} को मंज़ूरी दी`,
  readNotice: "निजता की सूचना पढ़ें",
  done: "हो गया",
  settingsTitle: "आपने किसकी मंज़ूरी दी",
  others: "इनके अपने पेज हैं, जहाँ आप इन्हें चालू और बंद कर सकते हैं:",
  beingFound: "कंपनियों को दिखना",
  alerts: "नौकरी के अलर्ट",
  notSaved: "यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
};
