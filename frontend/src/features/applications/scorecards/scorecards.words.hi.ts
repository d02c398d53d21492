import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { scorecardsWords } from "./scorecards.words";

const format = formatsIn("hi");
const cards = (count: number) => `${format.count(count)} स्कोरकार्ड`;

export const words: Translated<typeof scorecardsWords> = {
  title: "स्कोरकार्ड",
  hint: "इन्हें सिर्फ़ आपकी कंपनी के सदस्य पढ़ते हैं। दूसरों की राय आपको अपना स्कोरकार्ड देने के बाद दिखती है।",
  summary: (count, average) =>
    average === null ? cards(count) : `${cards(count)}, औसत 5 में से ${average.toFixed(1)}`,
  figure: (average) => average.toFixed(1),
  nobody: "आपकी कंपनी के एक सदस्य",
  own: "आप",
  averageOf: (average) => `5 में से ${average.toFixed(1)}`,
  markOf: (mark) => (mark === null ? "पूछा नहीं गया" : `5 में से ${format.count(mark)}`),
  hidden: "आपके अपना देने तक छिपा है।",
  notAsked: "पूछा नहीं गया",
  scale: "1 यानी कमज़ोर, 5 यानी बहुत बढ़िया।",
  remark: "दो शब्द",
  remarkTooLong: "यहाँ 500 अक्षरों तक लिखा जा सकता है।",
  give: "स्कोरकार्ड दें",
  giving: "दिया जा रहा है...",
  change: "मेरा स्कोरकार्ड बदलें",
  cancel: "रद्द करें",
  noMark: "कम से कम एक अंक दें।",
  given: "स्कोरकार्ड दे दिया गया।",
  failed: "स्कोरकार्ड दिया नहीं जा सका। फिर कोशिश करें।",
  criteriaChanged: "इस बीच नौकरी की कसौटियाँ बदल गई हैं। कृपया नई कसौटियों पर अंक दें।",
  unsaved: "आपका स्कोरकार्ड अभी दिया नहीं गया है।",
  gave: "स्कोरकार्ड",
  time: (at) => format.dateTime(at),

  criteria: {
    title: "स्कोरकार्ड की कसौटियाँ",
    hint: "आपकी टीम हर उम्मीदवार को इन पर 1 से 5 तक अंक देती है। आवेदन करने वालों को ये कभी नहीं दिखतीं।",
    none: "अभी कोई कसौटी नहीं। लिखें कि आपकी टीम क्या देखे, जैसे सिलाई या समय की पाबंदी।",
    name: "कसौटियाँ लिखें",
    change: "कसौटियाँ बदलें",
    label: "कसौटियाँ",
    labelHint: "हर लाइन में एक, ज़्यादा से ज़्यादा 8। जो स्कोरकार्ड दिए जा चुके हैं, उनमें पुरानी ही रहेंगी।",
    save: "सेव करें",
    saving: "सेव हो रहा है...",
    cancel: "रद्द करें",
    saved: "कसौटियाँ सेव हो गईं।",
    failed: "कसौटियाँ सेव नहीं हो सकीं। फिर कोशिश करें।",
    tooMany: "ज़्यादा से ज़्यादा 8 कसौटियाँ लिखें।",
    tooLong: "एक कसौटी 60 अक्षरों तक की हो सकती है।",
    twice: "हर कसौटी एक ही बार लिखें।",
    unsaved: "कसौटियाँ अभी सेव नहीं हुई हैं।",
  },
};
