import { words as refusals } from "../../shared/language/refusal.words.hi";
import type { Translated } from "../../shared/words";
import type { accountsWords } from "./accounts.words";

export const words: Translated<typeof accountsWords> = {
  email: "ईमेल",
  password: "पासवर्ड",
  iAmA: "आप कौन हैं",
  roles: { JOBSEEKER: "नौकरी ढूँढने वाले", EMPLOYER: "नौकरी देने वाले", ADMIN: "एडमिन" },
  roleHints: { jobseeker: "पास में काम ढूँढें", employer: "आसपास के लोगों को काम दें" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "चुनें कि आप कौन हैं",
  enterEmail: "अपना ईमेल लिखें",
  enterPassword: "पासवर्ड डालें",
  passwordHint: "6 या ज़्यादा अक्षर",

  continueWithGoogle: "Google से आगे बढ़ें",
  orWithEmail: "या ईमेल से",
  googleHints: {
    allowPopups: "इस साइट के लिए पॉप-अप चालू करें और फिर कोशिश करें।",
    closed: "साइन इन पूरा होने से पहले Google की विंडो बंद हो गई।",
    foreignSite: "Google इस साइट का पता नहीं जानता। ईमेल से साइन इन करें।",
    allowStorage: "इस साइट के लिए कुकी और साइट डेटा चालू करें और फिर कोशिश करें।",
    usePassword: "इस ईमेल से एक खाता पहले से है। उसके पासवर्ड से साइन इन करें, Google उसमें जुड़ जाएगा।",
  },

  verifyEmail: (email) => `ईमेल पाने के लिए अपने पते की पुष्टि करें: ${email} पर भेजे गए ईमेल का लिंक खोलें।`,
  verificationSent: (email) => `हमने ${email} पर नया ईमेल भेजा है। स्पैम फ़ोल्डर भी देखें।`,
  verificationFailed: (message) => `ईमेल नहीं भेजा जा सका। ${message}`,
  sendAgain: "फिर से भेजें",
  changeAddress: "पता गलत है? बदलें",
  emailMeant: { before: "क्या आपका मतलब है", after: "?" },
  sending: "भेजा जा रहा है...",

  askSupport: "अगर आपको लगता है कि यह गलती है, तो यहाँ लिखें:",

  createAccount: "खाता बनाएँ",
  creatingAccount: "खाता बन रहा है...",
  signUpFailed: (message) => `खाता नहीं बन सका। ${message}`,
  errors: {
    malformedEmail: "ईमेल इस तरह लिखें: name@example.in",
    outage: "सेवा तक पहुँच नहीं हुई। इंटरनेट देखकर फिर कोशिश करें।",
    tooManyTries: "बहुत ज़्यादा कोशिशें हुईं। कुछ मिनट रुककर फिर कोशिश करें।",
    emailInUse: "इस ईमेल से एक खाता पहले से है।",
    disabled: "यह खाता बंद कर दिया गया है।",
    passwordRefused: () => "यह पासवर्ड बहुत आसान है। उसे लंबा रखें, और बड़े-छोटे अक्षर, एक अंक और एक चिह्न डालें।",
    unknown: "फिर कोशिश करें।",
    refusals,
  },
};
