import type { CheckState } from "../../../shared/schema.generated";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { verificationReviewWords } from "./verification-review.words";

const format = formatsIn("hi");

const failures: OwnRefusalWords = {
  DOCUMENTS_UNREAD: "पहले कंपनी का हर काग़ज़ खोलकर पढ़ें। अभी सभी नहीं पढ़े गए हैं।",
  VERIFICATION_DECIDED: "इस कंपनी पर दूसरे एडमिन ने फ़ैसला कर दिया है।",
  OWN_COMPANY: "यह आपकी अपनी कंपनी है। इस पर कोई दूसरा एडमिन फ़ैसला करेगा।",
};

/** By the server's name of the act and how it ended. */
const statuses: Readonly<Record<string, string>> = {
  verified: "वेरिफ़ाइड",
  unverified: "निशान वापस लिया",
  blocked: "ब्लॉक",
  asked: "और माँगा",
  refused: "नामंज़ूर",
  lapsed: "निशान का समय पूरा",
  changed: "नाम या डोमेन बदला: निशान ख़त्म",
};

const outcomes: Readonly<Record<CheckState, string>> = {
  PENDING: "शुरू",
  PASSED: "सही निकला",
  FAILED: "सही नहीं निकला",
  LAPSED: "ख़त्म",
  WITHDRAWN: "वापस लिया",
};

export const words: Translated<typeof verificationReviewWords> = {
  title: "कंपनियों की जाँच",
  none: "कोई कंपनी इंतज़ार में नहीं",
  noneHint: "जो कंपनी कोई चरण करे, वह यहाँ आती है।",
  choose: "बाईं तरफ़ कंपनी चुनें, या J दबाएँ।",
  queue: "इंतज़ार वाली कंपनियाँ",
  waiting: (count) => `${format.count(count)} इंतज़ार में`,
  waits: (at) => `${format.dateTime(at)} से`,
  back: "इंतज़ार वाली सभी",
  facts: (joined, jobs, members) =>
    [
      `${format.date(joined)} को जुड़ी`,
      `${format.count(jobs)} खुली ${jobs === 1 ? "नौकरी" : "नौकरियाँ"}`,
      ...members,
    ].join(" · "),
  answered: (answer) => `कंपनी का जवाब: ${answer}`,
  earlier: (message) => `हमने पहले लिखा: ${message}`,

  alike: "नाम या डोमेन किसी वेरिफ़ाइड कंपनी से मिलता-जुलता है।",
  alikeTo: (name, percent) => `${name}, ${percent}% मिलता-जुलता`,
  compare: (name) => `${name} को देखें`,

  theySay: "कंपनी कहती है",
  weFound: "हमें मिला",
  result: "नतीजा",
  part: "क्या",
  parts: {
    NAME: "नाम",
    DOMAIN: "डोमेन",
    WORK_EMAIL: "काम का ईमेल",
    SITE: "वेबसाइट",
    GSTIN: "GSTIN",
    GST_NAME: "रजिस्टर में नाम",
    GST_STATE: "मुख्य ऑफ़िस",
    DOCUMENTS: "काग़ज़",
  },
  results: { AGREES: "मेल खाता है", LOOK: "देखें", DIFFERS: "अलग है" },
  nothingSaid: "कुछ नहीं",
  nothingFound: "अभी कुछ नहीं",
  notRegistered: "रजिस्टर में ऐसा कोई नंबर नहीं",
  noVerified: "इससे मिलती कोई वेरिफ़ाइड कंपनी नहीं",
  confirmed: (at) => `${format.date(at)} को पुष्टि हुई`,
  siteFound: (how, at) => `${format.date(at)} को ${how === "dns" ? "DNS में" : "फ़ाइल में"} मिला`,
  registeredIn: (state) => `जाँच वाला अंक सही है। राज्य: ${state}`,
  registerOff: "नहीं पूछा: रजिस्टर जुड़ा नहीं है",
  gstStateIs: (state) => `GSTIN ${state} का है`,
  papersJudged: (at) => `एडमिन ने इन्हें ${format.date(at)} को माना`,
  papersGone: "अब रखे नहीं गए हैं",
  papers: (count) => `${format.count(count)} काग़ज़`,
  readBelow: "नीचे पढ़ें",

  documents: "काग़ज़",
  read: "खोला गया",
  unread: "अभी नहीं खोला",
  open: "खोलें",
  openOf: (paper) => `${paper} खोलें`,
  paper: (number, type, bytes, at) =>
    `${format.count(number)}. ${type === "application/pdf" ? "PDF" : "फ़ोटो"}, ${format.count(Math.max(1, Math.round(bytes / 1024)))} KB, ${format.date(at)}`,
  // The name of a file, which every device keeps as it is.
  paperName: "company-document.pdf",
  paperFailed: "काग़ज़ खुल नहीं सका। फिर कोशिश करें।",
  history: "अब तक",
  joined: "पोर्टल पर आई",
  step: (name, state) => `${name}: ${outcomes[state]}`,
  statusOf: (status) => (status && statuses[status]) || status || "",
  day: (at) => format.date(at),

  acts: "फ़ैसला",
  verify: "वेरिफ़ाइड करें",
  ask: "और माँगें",
  refuse: "नामंज़ूर करें",
  keys: "J अगली, K पिछली",
  verifyTitle: (name) => `${name} को वेरिफ़ाइड करें?`,
  verifyMeaning: "कुछ अलग है या दूसरी कंपनी जैसा दिखता है। लिखें कि फिर भी यह सही क्यों है।",
  verifyUnproven: (parts) => `साबित नहीं: ${parts}। सब पढ़ेंगे कि यहाँ किसी ने कंपनी की जाँच की है।`,
  verifyReason: "यह सही क्यों है?",
  verifyReasonHint: "बाद में पढ़ने वालों के लिए। कंपनी को नहीं दिखता।",
  askTitle: (name) => `${name} से और माँगें`,
  askMeaning: "कंपनी आपकी बात अपने पेज पर और ईमेल में पढ़ती है। उसका जवाब या अगला चरण उसे यहाँ वापस लाता है।",
  askWords: "आपको क्या चाहिए?",
  askHint: "जैसे: अपना रजिस्ट्रेशन सर्टिफ़िकेट भेजें।",
  refuseTitle: (name) => `${name} को नामंज़ूर करें?`,
  refuseMeaning: "इसके इंतज़ार वाले चरण नहीं माने जाएँगे। कंपनी वजह पढ़ेगी, और फिर कोशिश कर सकती है।",
  refuseWords: "क्यों?",
  refuseHint: "कंपनी इसे पढ़ती है।",
  verified: (name) => `${name} वेरिफ़ाइड हो गई।`,
  asked: (name) => `हमने ${name} से और माँगा।`,
  refused: (name) => `${name} नामंज़ूर हुई।`,
  ownCompany: "यह आपकी अपनी कंपनी है, इसलिए कोई दूसरा एडमिन फ़ैसला करेगा।",
  failures,
};
