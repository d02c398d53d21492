import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { apiKeyWords } from "./api-keys.words";

const format = formatsIn("hi");

const refusals: OwnRefusalWords = {
  API_KEY_LIMIT: "आपकी 20 कुंजियाँ पहले से चल रही हैं। पहले उनमें से कोई एक बंद करें।",
  MEMBER_ROLE: "यह सिर्फ़ मालिक कर सकते हैं।",
  NOT_FOUND: "इस बीच यह बदल गया है। पेज फिर से खोलें।",
};

export const words: Translated<typeof apiKeyWords> = {
  title: "API कुंजियाँ और वेबहुक",
  intro: "कुंजी से आपका भर्ती सॉफ़्टवेयर वह पढ़ता और बदलता है जो आप चुनें। वेबहुक से उसे नई बातों की ख़बर मिलती है।",
  loadFailed: "कुंजियाँ खुल नहीं सकीं।",
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  refusals,

  keys: (count) => (count === 1 ? "1 कुंजी" : `${format.count(count)} कुंजियाँ`),
  none: "अभी कोई कुंजी नहीं",
  noneHint: "जिस प्रोग्राम को आपकी नौकरियों और उम्मीदवारों पर काम करना है, उसके लिए नीचे एक कुंजी बनाएँ।",
  scopes: {
    JOBS_READ: "नौकरियाँ पढ़ना",
    JOBS_WRITE: "नौकरी पोस्ट करना, बदलना और बंद करना",
    CANDIDATES_READ: "उम्मीदवारों की जानकारी पढ़ना",
    CANDIDATES_WRITE: "उम्मीदवारों की स्थिति बदलना",
  },
  begins: (hint) => `${hint}…`,
  made: (by, at) => `${format.date(at)} को${by === null ? "" : ` ${by} ने`} बनाई`,
  used: (at) => (at === null ? "कभी इस्तेमाल नहीं हुई" : `आख़िरी बार ${format.date(at)} को इस्तेमाल हुई`),
  until: (at) => `${format.date(at)} तक चलेगी`,
  ended: (at, isRevoked) => `${format.date(at)} को ${isRevoked ? "बंद की गई" : "ख़त्म हुई"}`,
  revoke: "बंद करें",
  revokeKey: (name) => `${name} बंद करें`,
  revokeTitle: (name) => `कुंजी ${name} बंद करें?`,
  revokeText: "जो प्रोग्राम इससे चलता है, उसे अगली बार से ही मना कर दिया जाएगा। बंद कुंजी वापस नहीं लाई जा सकती।",
  revoking: "बंद हो रही है…",
  revoked: (name) => `${name} अब नहीं चलेगी`,
  cancel: "रद्द करें",

  makeTitle: "कुंजी बनाएँ",
  name: "नाम",
  nameHint: "जैसे प्रोग्राम का नाम। इतिहास में यही दिखता है।",
  nameRequired: "कृपया नाम लिखें",
  nameWrong: "कृपया 60 अक्षरों तक का नाम लिखें",
  uses: "यह क्या कर सकती है",
  scopeRequired: "कृपया एक या ज़्यादा चुनें",
  days: "कब तक चलेगी",
  daysOptions: { 30: "30 दिन", 90: "90 दिन", 365: "1 साल" },
  make: "कुंजी बनाएँ",
  making: "बन रही है…",
  limits:
    "यह सिर्फ़ आपकी कंपनी के लिए चलती है, और उससे ज़्यादा कभी नहीं कर सकती जितना आप खुद कर सकते हैं। हम दूसरे मालिकों को बताते हैं कि इसे आपने बनाया।",

  secretTitle: "आपकी नई कुंजी",
  secretOnce: "इसे अभी कॉपी करें। हम इसकी कॉपी नहीं रखते, और यह दोबारा नहीं दिखेगी।",
  secretLost: "कुंजी बन गई, पर हम इसे दोबारा नहीं दिखा सकते। इसे बंद करें और दूसरी बनाएँ।",
  copy: "कुंजी कॉपी करें",
  copied: "कुंजी कॉपी हो गई",
  notCopied: "आपके ब्राउज़र ने कॉपी नहीं करने दिया। कृपया कुंजी चुनकर खुद कॉपी करें।",
  done: "हो गया",
};
