import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { webhookWords } from "./webhooks.words";

const format = formatsIn("hi");

const refusals: OwnRefusalWords = {
  WEBHOOK_LIMIT: "आपके 10 वेबहुक पहले से हैं। पहले उनमें से कोई एक मिटाएँ।",
  MEMBER_ROLE: "यह सिर्फ़ मालिक कर सकते हैं।",
  NOT_FOUND: "इस बीच यह बदल गया है। पेज फिर से खोलें।",
};

export const words: Translated<typeof webhookWords> = {
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  refusals,

  webhooks: "वेबहुक",
  none: "अभी कोई वेबहुक नहीं",
  noneHint: "अपने सॉफ़्टवेयर के पते के लिए एक वेबहुक बनाएँ। कोई आवेदन करे, तो उसे तुरंत ख़बर मिलेगी।",
  events: {
    APPLICATION_RECEIVED: "आवेदन आया",
    APPLICATION_MOVED: "उम्मीदवार की स्थिति बदली",
    MESSAGE_RECEIVED: "संदेश आया",
    INTERVIEW_CHANGED: "इंटरव्यू में बदलाव",
    OFFER_CHANGED: "ऑफ़र में बदलाव",
  },
  failing: (since) => `${format.date(since)} से नहीं पहुँच रहा`,
  off: (at) => `कई दिन न पहुँचने के कारण ${format.date(at)} को बंद हुआ`,
  switchOn: "चालू करें",
  switchedOn: "यह फिर चालू है, और जो रुका था वह भेजा जा रहा है",
  delete: "मिटाएँ",
  deleteUrl: (url) => `${url} मिटाएँ`,
  deleteTitle: "यह वेबहुक मिटाएँ?",
  deleteText: "इसके बाद वहाँ कुछ नहीं भेजा जाएगा। इसका इतिहास भी मिट जाएगा।",
  deleting: "मिट रहा है…",
  deleted: "वेबहुक मिटा दिया गया",
  cancel: "रद्द करें",

  log: (count) => `पिछली ख़बरें (${format.count(count)})`,
  statuses: {
    PENDING: "भेजना बाकी है",
    DELIVERED: "पहुँच गई",
    FAILED: "नहीं पहुँची",
  },
  tries: (attempts) => `${format.count(attempts)} बार कोशिश हुई`,
  answered: (status) => `जवाब ${status}`,
  replay: "फिर भेजें",
  replayEvent: (event, at) => `${format.date(at)} की ख़बर फिर भेजें: ${event}`,
  replayed: "यह फिर भेजी जा रही है",

  makeTitle: "वेबहुक बनाएँ",
  url: "पता",
  urlHint: "https से शुरू होने वाला पता, जो इंटरनेट पर खुलता हो",
  urlRequired: "कृपया पता लिखें",
  urlWrong: "कृपया इंटरनेट पर खुलने वाला https पता लिखें",
  tells: "किसकी ख़बर दे",
  eventRequired: "कृपया एक या ज़्यादा चुनें",
  make: "वेबहुक बनाएँ",
  making: "बन रहा है…",
  carries:
    "इसमें सिर्फ़ पहचान संख्या और स्थिति जाती है, कोई नाम नहीं। बाकी आपका सॉफ़्टवेयर API कुंजी से पढ़ता है। हम दूसरे मालिकों को बताते हैं कि इसे आपने बनाया।",

  secretTitle: "इसके हस्ताक्षर की गुप्त कुंजी",
  secretOnce: "इसे अभी कॉपी करें, यह दोबारा नहीं दिखेगी। इससे आपका सॉफ़्टवेयर जाँचता है कि ख़बर हमने भेजी है।",
  secretLost: "वेबहुक बन गया, पर हम इसकी गुप्त कुंजी दोबारा नहीं दिखा सकते। इसे मिटाएँ और दूसरा बनाएँ।",
  copy: "गुप्त कुंजी कॉपी करें",
  copied: "गुप्त कुंजी कॉपी हो गई",
  notCopied: "आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया गुप्त कुंजी चुनकर खुद कॉपी करें।",
  done: "हो गया",
};
