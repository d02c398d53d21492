import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminActsWords } from "./admin-acts.words";

const format = formatsIn("hi");

const failures: OwnRefusalWords = {
  LAST_ADMIN: "पोर्टल को एक एडमिन चाहिए: पहले किसी और को एडमिन बनाएँ।",
  CONFIGURED_ADMIN: "पोर्टल की सेटिंग में ये एडमिन लिखे हैं।",
  EMAIL_NOT_VERIFIED: "एडमिन के ईमेल की पुष्टि होना ज़रूरी है।",
  NOT_FOUND: "यह अब नहीं है। पेज फिर से खोलकर देखें।",
};

export const words: Translated<typeof adminActsWords> = {
  cancel: "रद्द करें",
  undo: "वापस लें",
  working: "हो रहा है...",
  reasonRule: "3 से 500 अक्षर लिखें।",
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  failures,
  all: "सभी",
  showAll: "सभी दिखाएँ",
  noneFoundHint: "कुछ और खोजें, या कोई फ़िल्टर हटाएँ।",
  noneHint: "जो आएगा, यहाँ दिखेगा।",
  counted: (name, count, isCapped) => `${name} ${format.count(count)}${isCapped ? "+" : ""}`,
  total: (count, isCapped) => `कुल ${format.count(count)}${isCapped ? " या ज़्यादा" : ""}`,
};
