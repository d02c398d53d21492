import { formatsIn, INDIAN_ZONE } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { emailChangeWords } from "./email-change.words";

const format = formatsIn("hi");

export const words: Translated<typeof emailChangeWords> = {
  add: "ईमेल जोड़ें",
  change: "ईमेल बदलें",
  noEmail: "यहाँ आपका कोई ईमेल पता नहीं है। एक जोड़ें, ताकि जवाब और अलर्ट मेल से भी मिलें।",
  address: "नया ईमेल पता",
  addressHint: "हम वहाँ एक लिंक भेजेंगे। लिंक खोलने पर आपका पता बदलेगा।",
  send: "लिंक भेजें",
  sending: "भेजा जा रहा है…",
  cancel: "रद्द करें",
  sameAddress: "यह पहले से आपका पता है",
  waiting: (email, until) =>
    `हमने ${email} पर मेल भेजा है। उसमें दिया लिंक खोलें। वह ${format.momentIn(INDIAN_ZONE, until)} तक चलेगा।`,

  confirmTitle: "आपका नया ईमेल पता",
  confirmLead: (email) => `इस खाते के लिए ${email} इस्तेमाल करें?`,
  confirmText: "आप हर जगह से साइन आउट हो जाएँगे। इसके बाद नए पते से साइन इन करें।",
  addText: "आप हर जगह से साइन आउट हो जाएँगे। पहले की तरह फिर से साइन इन करें।",
  confirm: "यही पता रखें",
  confirming: "बदला जा रहा है…",
  changed: (email) => `अब आपका ईमेल पता ${email} है। फिर से साइन इन करें।`,
  overTitle: "यह लिंक अब नहीं चलता",
  over: (signInName) =>
    `यह इस्तेमाल हो चुका है, इसका समय पूरा हो गया है, या यह किसी और खाते का है। आप ${signInName} से साइन इन हैं।`,
  toSettings: "सेटिंग पर जाएँ",
  failed: "यह नहीं हो सका। फिर से कोशिश करें।",
  notLoaded: "लिंक पढ़ा नहीं जा सका।",
  refusals: {
    EMAIL_TAKEN:
      "इस ईमेल पते से किसी और का खाता है। अगर वह आपका है, तो उससे साइन इन करके वह खाता मिटाएँ, फिर कोशिश करें।",
    EMAIL_CHANGE_LIMIT: "आज आप पाँच लिंक मँगा चुके हैं। कल फिर कोशिश करें।",
    NOT_FOUND: "यह लिंक अब नहीं चलता। सेटिंग में नया लिंक मँगाएँ।",
    RECENT_SIGN_IN_REQUIRED: "पहले फिर से पक्का करें कि ये आप ही हैं, फिर लिंक भेजें।",
  },
};
