import type { Translated } from "../../../shared/words";
import type { phoneCodeWords } from "./phone-code.words";

export const words: Translated<typeof phoneCodeWords> = {
  number: "मोबाइल नंबर",
  numberHint: "10 अंकों का भारतीय नंबर। हम SMS से एक कोड भेजेंगे।",
  wrongNumber: "10 अंकों का भारतीय मोबाइल नंबर डालें",
  sendCode: "कोड भेजें",
  sending: "भेजा जा रहा है...",
  code: "कोड",
  codeHint: "छह अंक। JobPortal का कोई भी व्यक्ति आपसे यह कोड कभी नहीं माँगेगा।",
  enterCode: "SMS में आए छह अंक डालें",
  sentTo: (number) => `${number} पर SMS से कोड भेज दिया है।`,
  change: "बदलें",
  sendAgain: "फिर भेजें",
  sendAgainIn: (seconds) => `${seconds} सेकंड में फिर भेजें`,
  problems: {
    "invalid-verification-code": "यह कोड सही नहीं है। SMS देखकर फिर डालें।",
    "code-expired": "यह कोड पुराना हो गया। नया कोड भेजें।",
    "invalid-phone-number": "10 अंकों का भारतीय मोबाइल नंबर डालें",
    "quota-exceeded": "अभी और SMS नहीं भेजे जा सकते। ईमेल से साइन इन करें, या बाद में फिर कोशिश करें।",
    "captcha-check-failed": "यह जाँचा नहीं जा सका कि आप इंसान हैं। फिर कोशिश करें।",
    "credential-already-in-use": "यह नंबर किसी और खाते का है। उसी से साइन इन करें, या उसे वहाँ से हटाएँ।",
    "account-exists-with-different-credential":
      "यह नंबर किसी और खाते का है। उसी से साइन इन करें, या उसे वहाँ से हटाएँ।",
  },

  byPhone: "फ़ोन नंबर से जारी रखें",
  signInTitle: "फ़ोन नंबर से साइन इन करें",
  signInLead: "नए हैं? इसी तरह आपका खाता भी बन जाएगा।",
  signIn: "आगे बढ़ें",
  signingIn: "जाँचा जा रहा है...",
  useEmail: "ईमेल से साइन इन करें",

  section: "फ़ोन नंबर",
  sectionText: "इससे बिना पासवर्ड साइन इन करें। इसकी पुष्टि हो चुकी मानी जाती है।",
  add: "फ़ोन नंबर जोड़ें",
  addTitle: "अपना फ़ोन नंबर जोड़ें",
  replace: "बदलें",
  remove: "हटाएँ",
  removed: "फ़ोन नंबर हटा दिया गया।",
  notRemoved: (message) => `नंबर हटाया नहीं जा सका। ${message}`,
  save: "नंबर सेव करें",
  saving: "सेव हो रहा है...",
  saved: "फ़ोन नंबर सेव हो गया।",
  cancel: "रद्द करें",

  addEmailText: "जवाब और अलर्ट आपको ईमेल से भी मिल सकते हैं।",
  addEmail: "ईमेल पता जोड़ें",
  addingEmail: "जोड़ा जा रहा है...",
  emailAdded: (email) => `${email} पर एक ईमेल भेजा है। पुष्टि के लिए उसका लिंक खोलें।`,
  emailNotAdded: (message) => `पता जोड़ा नहीं जा सका। ${message}`,
};
