import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { searchWordsWords } from "./search-words.words";

const format = formatsIn("hi");

const jobs = (count: number, isCapped = false) =>
  isCapped
    ? `${format.count(count)} से ज़्यादा नौकरियाँ`
    : `${format.count(count)} ${count === 1 ? "नौकरी" : "नौकरियाँ"}`;

export const words: Translated<typeof searchWordsWords> = {
  kinds: {
    TRADE: "पेशा",
    SKILL: "स्किल",
    CONDITION: "शर्त",
    LEVEL: "स्तर",
    WORD: "शब्द",
    NONE: "कोई मतलब नहीं",
  },
  kindHints: {
    TRADE: "काम का प्रकार। दूसरे पेशे का लंबा रूप उससे पहले आता है।",
    SKILL: "कोई क्या कर सकता है या चला सकता है। इसे विवरण में भी पढ़ा जाता है।",
    CONDITION: "काम कैसे, कब या किसके लिए है। जो नौकरियाँ यह बात अलग से बताती हैं, वे भी मिलती हैं।",
    LEVEL: "कितना अनुभव है। इससे सिर्फ़ क्रम बदलता है।",
    WORD: "शब्द जिसे लोग कई तरह से लिखते हैं।",
    NONE: "ऐसा शब्द-समूह जिसका मतलब उसके शब्दों से अलग है, जैसे ‘device driver’।",
  },
  table: "खोज के शब्द",
  word: "शब्द",
  kind: "प्रकार",
  includes: "यह भी मिलता है",
  openJobs: "खुली नौकरियाँ",
  actions: "काम",
  openJobsOf: (count) => (count === null ? "–" : `${format.count(count)}${count >= 1000 ? "+" : ""}`),
  more: (count) => `और ${format.count(count)}`,
  reading: (count) => `बदले शब्दों से ${jobs(count)} पढ़ी जा रही हैं।`,
  looking: "देख रहे हैं कि बदले शब्द किन नौकरियों पर असर डालते हैं।",

  add: "शब्द जोड़ें",
  edit: "बदलें",
  editOf: (name) => `${name} बदलें`,
  actionsOf: (name) => `${name} के लिए काम`,
  remove: "हटाएँ",
  removeTitle: (name) => `‘${name}’ हटाएँ?`,
  removeMeaning: "फिर इसके किसी रूप की खोज में सिर्फ़ वही नौकरियाँ मिलेंगी जिनमें वही शब्द हैं।",
  removeWord: "शब्द हटाएँ",
  removed: (name) => `‘${name}’ अब खोज का शब्द नहीं है।`,

  addTitle: "खोज का शब्द जोड़ें",
  editTitle: (name) => `‘${name}’ बदलें`,
  name: "नाम",
  nameHint: "जैसा स्क्रीन पर दिखे।",
  code: "कोड",
  codeHint: "फिर नहीं बदलता। अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न।",
  forms: "रूप",
  formsHint: "लिखने का हर तरीका, एक लाइन में एक, किसी भी लिपि में। अंग्रेज़ी के छोटे-बड़े अक्षर एक माने जाते हैं।",
  alsoFinds: "इनकी नौकरियाँ भी मिलें",
  alsoFindsHint: "दूसरे शब्द का कोई हिस्सा लिखें। उसकी नौकरियाँ इस शब्द की नौकरियों के बाद आती हैं।",
  includeWord: (name) => `${name} जोड़ें`,
  noSuchWord: "ऐसा कोई और शब्द नहीं।",
  needed: "इसे भरें।",
  save: "चालू करें",
  saving: "सेव हो रहा है...",
  saved: (name) => `‘${name}’ चालू है। नौकरियाँ अब इससे पढ़ी जा रही हैं।`,
  cancel: "रद्द करें",
  failed: "यह नहीं हो सका। फिर कोशिश करें।",

  tryTitle: "खोज आज़माएँ",
  tryText: "कोई क्या लिखता है",
  tryHint: "दिखाता है कि शब्द चालू होने पर क्या मिलेगा।",
  tryHintNow: "दिखाता है कि लिखे में कौन से शब्द पढ़े गए, और क्या मिला।",
  tryButton: "आज़माएँ",
  trying: "आज़मा रहे हैं...",
  tryFailed: "खोज आज़माई नहीं जा सकी। फिर कोशिश करें।",
  noWords: "इसमें खोज का कोई शब्द नहीं पढ़ा गया।",
  readAs: "समझा गया",
  finds: (total, isCapped) => `मिलती हैं: ${jobs(total, isCapped)}`,
  findsInstead: (before, total, isCapped) => `अभी ${jobs(before)}, फिर ${jobs(total, isCapped)}`,
  partial: "इसका असर उससे ज़्यादा नौकरियों पर है जितनी आज़माने में पढ़ी जाती हैं, इसलिए और मिल सकती हैं।",

  queryKinds: {
    FREQUENT: "सबसे ज़्यादा खोजे गए",
    FOUND_NOTHING: "कुछ नहीं मिला",
    NOT_OPENED: "किसी ने नौकरी नहीं खोली",
  },
  days: (days) => `${days} दिन`,
  queryTable: "लोग क्या खोजते हैं",
  searchedFor: "क्या खोजा",
  searches: "कितनी बार",
  foundNothing: "कुछ नहीं मिला",
  found: "मिलती हैं",
  clicks: "खोली गई नौकरियाँ",
  places: (places) => `ज़्यादातर ${places.join(", ")} में`,
  opened: (title, position) => `${title} (जगह ${format.count(position)})`,
  openedMost: "सबसे ज़्यादा खोली गई:",
  count: (count) => format.count(count),
  addIt: "शब्द की तरह जोड़ें",
  addQuery: (text) => `‘${text}’ को शब्द की तरह जोड़ें`,
  rare: "3 बार से कम खोजे गए शब्द नहीं दिखते, क्योंकि उनमें किसी का नाम हो सकता है।",
  kept: "90 दिन रखा जाता है: शब्द, जगह, कितनी नौकरियाँ मिलीं और कौन सी खोली गईं। न खाता, न पता।",
};
