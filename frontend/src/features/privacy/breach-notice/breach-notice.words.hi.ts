import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { breachNoticeWords } from "./breach-notice.words";

const format = formatsIn("hi");

export const words: Translated<typeof breachNoticeWords> = {
  title: "आपके डेटा के साथ क्या हुआ",
  back: "सेटिंग",
  facts: (number, at) => `उल्लंघन नं. ${number} · आपको ${format.date(at)} को बताया गया`,
  missing: "हमने आपको इस उल्लंघन के बारे में नहीं बताया है",
  missingHint: "अगर आपका कोई और खाता है, तो उससे साइन इन करें।",
  toSettings: "सेटिंग पर जाएँ",
  advice: "आप क्या कर सकते हैं",
  questions: "पूछें या शिकायत करें",
  questionsHint: "इसके बारे में कोई सवाल है? हम 30 दिनों के अंदर जवाब देते हैं।",
};
