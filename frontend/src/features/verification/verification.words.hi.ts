import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { verificationWords } from "./verification.words";

const format = formatsIn("hi");

const refusals: OwnRefusalWords = {
  WEBSITE_MISSING: "पहले कंपनी के पेज पर अपनी वेबसाइट डालें।",
  NOT_FOUND: "आप अब इस कंपनी में नहीं हैं।",
  VERIFICATION_DECIDED: "अब आपकी कंपनी से कुछ नहीं माँगा गया है। ताज़ा स्थिति देखने के लिए पेज फिर खोलें।",
};

export const words: Translated<typeof verificationWords> = {
  checkedTitle: "हमने क्या जाँचा",
  steps: {
    WORK_EMAIL: "काम का ईमेल",
    DOMAIN: "वेबसाइट",
    GSTIN: "GST रजिस्ट्रेशन",
    DOCUMENTS: "काग़ज़",
  },
  says: {
    WORK_EMAIL: (domain) => `वहाँ कोई ${domain ?? "कंपनी के अपने पते"} पर ईमेल पढ़ता है।`,
    DOMAIN: (domain) => `${domain ?? "इस पेज पर दी गई"} वेबसाइट कंपनी की ही है।`,
    GSTIN: (state) => `हमने कंपनी का GST नंबर मिलाया${state ? `, जो ${state} से मिला है` : ""}।`,
    DOCUMENTS: () => "हमारे यहाँ किसी ने कंपनी के काग़ज़ पढ़े।",
  },
  notChecked: "अभी नहीं जाँचा",
  on: (at) => format.date(at),
  verifiedUntil: (until) => `हमारे यहाँ किसी ने इस कंपनी की जाँच की है। यह ${format.date(until)} तक मान्य है।`,
  verifiedOnce: "हमारे यहाँ किसी ने इस कंपनी की जाँच की है।",
  notVerified: "हमारे यहाँ अभी किसी ने इस कंपनी की जाँच नहीं की है।",
  doesNotSay: "इससे यह पता नहीं चलता कि काम या वेतन कैसा है।",
  neverPay: "नौकरी के लिए कभी पैसे न दें। कोई ईमानदार कंपनी फ़ीस नहीं माँगती।",

  title: "जाँच कराएँ",
  lead: (name) => `दिखाएँ कि आप ${name} हैं`,
  hint: "जितने चरण कर सकें, करें। फिर हमारे यहाँ कोई निशान का फ़ैसला करेगा, ज़्यादातर एक काम के दिन में।",
  status: {
    WAITING: "हम देख रहे हैं। आपको सूचना मिलेगी।",
    MORE_ASKED: "हमें आपसे कुछ और चाहिए।",
    VERIFIED: "",
    REFUSED: "हम आपकी कंपनी को वेरिफ़ाइड नहीं कर सके।",
  },
  message: (message) => `हमने लिखा: ${message}`,
  answer: "आपका जवाब",
  answerHint: "नीचे का कोई चरण करना भी जवाब है।",
  sendAnswer: "जवाब भेजें",
  badge: "आवेदन करने वालों को क्या दिखता है",
  renew: (until) => `आपका निशान ${format.date(until)} तक मान्य है।`,
  ended: "आपका निशान ख़त्म हो गया है: 12 महीने पूरे हुए, या नाम या वेबसाइट बदली। फिर माँगने के लिए कोई कदम दोबारा लें।",
  takenBack: "हमारे यहाँ से आपका निशान वापस लिया गया है। फिर माँगने के लिए कोई कदम दोबारा लें।",
  rule: "निशान 12 महीने तक रहता है। नाम या वेबसाइट बदलने पर फिर जाँच होती है; आपकी नौकरियाँ खुली रहती हैं।",
  noWebsite: "पहले दो चरणों के लिए आपकी वेबसाइट चाहिए। उसे कंपनी के पेज पर डालें।",
  addWebsite: "वेबसाइट डालें",
  states: {
    PENDING: "इंतज़ार",
    PASSED: "हो गया",
    FAILED: "नहीं माना गया",
    LAPSED: "ख़त्म",
    WITHDRAWN: "वापस लिया",
  },
  todo: "बाकी है",
  again: "यह चरण फिर करें",
  againOf: (step) => `यह चरण फिर करें: ${step}`,
  done: (subject, until) => [subject, until && `${format.date(until)} तक मान्य`].filter(Boolean).join(", "),
  stepHints: {
    WORK_EMAIL: (domain) => `हम ${domain} के किसी ईमेल पर कोड भेजते हैं।`,
    DOMAIN: (domain) => `${domain} के DNS में एक लाइन जोड़ें, या साइट पर एक फ़ाइल रखें।`,
    GSTIN: () => "हम नंबर जाँचते हैं और रजिस्टर में लिखा नाम आपके नाम से मिलाते हैं।",
    DOCUMENTS: () => "रजिस्ट्रेशन या उद्यम का सर्टिफ़िकेट। इसे सिर्फ़ हमारे लोग पढ़ते हैं, और फ़ैसले के 30 दिन बाद मिटा देते हैं।",
  },

  email: "काम का ईमेल",
  emailHint: (domain) => `जैसे you@${domain}`,
  sendCode: "कोड भेजें",
  sendAgain: "नया कोड भेजें",
  haveCode: "जो कोड आया है वह लिखें",
  codeSent: (email) => `हमने ${email} पर कोड भेजा है। वह 30 मिनट तक चलेगा।`,
  code: "ईमेल में आया कोड",
  confirm: "पक्का करें",
  mailOff: "यह पोर्टल ईमेल नहीं भेजता। कोई दूसरा चरण करें।",

  begin: "शुरू करें",
  ways: "इसे कहाँ रखना है",
  dns: "DNS रिकॉर्ड",
  file: "साइट पर फ़ाइल",
  type: "प्रकार",
  name: "नाम",
  value: "मान",
  address: "पता",
  content: "फ़ाइल में क्या हो",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया।",
  copyOf: (what) => `${what} कॉपी करें`,
  look: "अभी देखें",
  lookedAt: (at) => `हम 3 दिन तक हर 10 मिनट में देखते हैं। ${format.dateTime(at)} पर नहीं मिला।`,
  looks: "हम 3 दिन तक हर 10 मिनट में देखते हैं।",

  gstin: "GSTIN",
  gstinHint: "15 अक्षर और अंक, जैसे आपके बिल पर",
  legalName: "कानूनी नाम",
  legalNameHint: "जैसा GST सर्टिफ़िकेट पर है",
  sendGstin: "जाँच के लिए भेजें",
  gstinSent: "आपका नंबर मिल गया। हमारे यहाँ कोई उसे मिलाएगा।",
  gstinChange: "नंबर बदलें",

  upload: "PDF या फ़ोटो चुनें",
  uploading: "भेजा जा रहा है...",
  uploadHint: "PDF, JPEG या PNG, 5 MB तक, 5 काग़ज़ तक।",
  paper: (number, type, bytes, at) =>
    `${format.count(number)}. ${type === "application/pdf" ? "PDF" : "फ़ोटो"}, ${format.count(Math.max(1, Math.round(bytes / 1024)))} KB, ${format.date(at)} को भेजा`,
  remove: "हटाएँ",
  removeOf: (paper) => `${paper} हटाएँ`,

  working: "हो रहा है...",
  problem: (label, message) => `${label}: ${message}।`,
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  uploadFailed: (reason) => `काग़ज़ भेजा नहीं जा सका। ${reason}`,
  refusals,
};
