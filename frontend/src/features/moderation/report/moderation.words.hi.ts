import type { Translated } from "../../../shared/words";
import type { moderationWords } from "./moderation.words";

/** The server names a rule, with the words that it found: "asks-for-money: registration fee". */
function ruleInWords(rule: string): string {
  const [name = "", ...found] = rule.split(": ");
  const plain = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return found.length > 0 ? `नियम ${plain}: “${found.join(": ")}”` : `नियम ${plain}`;
}

export const words: Translated<typeof moderationWords> = {
  rule: ruleInWords,
  heldBy: (rules) => `इसे रोकने की वजह: ${rules.map(ruleInWords).join("; ")}।`,
  reportJob: "इस नौकरी की शिकायत करें",
  reportTitle: "इस नौकरी की शिकायत करें",
  reportText:
    "आपकी शिकायत हमारी टीम पढ़ती है। कंपनी को सिर्फ़ शिकायत की वजह पता चलती है, शिकायत किसने की यह कभी नहीं। जाँच होने तक नौकरी बनी रहती है।",
  reason: "इसमें क्या गलत है?",
  reasons: {
    SCAM: "धोखा लगता है",
    ASKS_FOR_MONEY: "पैसे माँगती है",
    EXPIRED: "नौकरी भर चुकी है या पुरानी है",
    WRONG_DETAILS: "जानकारी गलत है",
    DISCRIMINATORY: "भेदभाव करती है",
    OTHER: "कुछ और",
  },
  chooseReason: "चुनें कि क्या गलत है।",
  comment: "और बताएँ",
  commentHint: "पासवर्ड या बैंक की जानकारी कभी न भेजें।",
  commentTooLong: "ज़्यादा से ज़्यादा 1,000 अक्षर लिखें।",
  cancel: "रद्द करें",
  send: "शिकायत भेजें",
  sending: "भेजा जा रहा है...",
  sent: "धन्यवाद। हम इस नौकरी को देखेंगे।",
  notOpen: "यह नौकरी अब खुली नहीं है।",
  failed: "शिकायत भेजी नहीं जा सकी। फिर कोशिश करें।",
};
