import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { resumesWords } from "./resumes.words";

const format = formatsIn("hi");

export const words: Translated<typeof resumesWords> = {
  yourResumes: "आपके रिज़्यूमे",
  papers: "रिज़्यूमे और कवर लेटर",
  viewAll: (count) => `सभी ${format.count(count)} देखें`,
  create: "रिज़्यूमे बनाएँ",
  bring: "अपना रिज़्यूमे लाएँ",
  none: "अभी कोई रिज़्यूमे नहीं",
  noneHint: "अपनी PDF या Word फ़ाइल लाएँ, या चार चरणों में भरें और साथ-साथ देखें कि कैसा दिखता है।",
  untitled: "बिना नाम का रिज़्यूमे",
  draft: "ड्राफ़्ट",
  unfinished: (title, changedAt) =>
    `आपका एक रिज़्यूमे अधूरा है, ${title ? `‘${title}’` : "जिसका नाम अभी नहीं है"}, ${format.date(changedAt)} को सेव हुआ।`,
  updated: (at) => `${format.date(at)} को बदला`,
  actionsOf: (title) => `${title} के और काम`,
  downloadOf: (title) => `${title} PDF में डाउनलोड करें`,
  download: "PDF डाउनलोड करें",
  exportJson: "JSON में निकालें",
  duplicate: "कॉपी बनाएँ",
  delete: "मिटाएँ",
  undo: "वापस लाएँ",
  deleted: (title) => `${title} मिट गया।`,
  restored: (title) => `${title} वापस आ गया।`,
  duplicated: (title) => `${title} की कॉपी बन गई।`,
  failed: {
    download: "फ़ाइल नहीं बन सकी। फिर कोशिश करें।",
    duplicate: "रिज़्यूमे की कॉपी नहीं बन सकी। फिर कोशिश करें।",
    delete: "रिज़्यूमे मिट नहीं सका। फिर कोशिश करें।",
    restore: "रिज़्यूमे वापस नहीं आ सका। फिर कोशिश करें।",
    import: "फ़ाइल नहीं लाई जा सकी। फिर कोशिश करें।",
  },
  templateLimit: "इस रिज़्यूमे का टेम्प्लेट आपके प्लान में नहीं है। ‘बड़ा प्लान लें’ देखें।",
  resumeLimit: "आपके 100 रिज़्यूमे हो चुके हैं। इससे ज़्यादा नहीं रखे जा सकते।",

  import: "JSON से लाएँ",
  importing: "लाया जा रहा है...",
  imported: "आपका रिज़्यूमे आ गया।",
  importedTitle: "आ गया, बस यह छोड़कर",
  importedHint: (count) =>
    count === 1
      ? "फ़ाइल की एक बात के लिए यहाँ रिज़्यूमे में जगह नहीं है। बाकी सब आ गया।"
      : `फ़ाइल की ${format.count(count)} बातों के लिए यहाँ रिज़्यूमे में जगह नहीं है। बाकी सब आ गया।`,
  line: (line) => `लाइन ${format.count(line)}`,
  open: "रिज़्यूमे खोलें",
  tooLarge: "ज़्यादा से ज़्यादा 64 kB की JSON Resume फ़ाइल चुनें।",
  notJson:
    "यह फ़ाइल पढ़ी नहीं जा सकती। JSON Resume फ़ाइल (.json) चुनें, जैसी ‘JSON में निकालें’ से बनती है। PDF या Word फ़ाइल के लिए ‘अपना रिज़्यूमे लाएँ’ चुनें।",

  templates: {
    CLASSIC: "क्लासिक",
    MODERN: "मॉडर्न",
    COMPACT: "कॉम्पैक्ट",
    ELEGANT: "एलिगेंट",
    TECHNICAL: "टेक्निकल",
    ACADEMIC: "एकेडमिक",
    BOLD: "बोल्ड",
    MINIMAL: "मिनिमल",
  },
};
