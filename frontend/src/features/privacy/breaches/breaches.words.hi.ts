import { BREACH_HOURS } from "@job-portal/protocol/breaches";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { breachesWords } from "./breaches.words";

const format = formatsIn("hi");

export const words: Translated<typeof breachesWords> = {
  title: "डेटा के उल्लंघन",
  hint: `निजी डेटा के उल्लंघनों का रजिस्टर। बोर्ड को तुरंत बताया जाता है, और पूरी जानकारी ${BREACH_HOURS} घंटे के अंदर दी जाती है।`,
  none: "कोई उल्लंघन दर्ज नहीं है",
  enter: "उल्लंघन दर्ज करें",
  name: (number) => `उल्लंघन नं. ${number}`,
  facts: (noticedAt, dueAt, count) =>
    `पता चला ${format.dateTime(noticedAt)} · बोर्ड को बताएँ ${format.dateTime(dueAt)} तक · ${format.count(count)} लोग`,
  left: (count) => `${format.count(count)} घंटे बाकी`,
  late: (count) => `${format.count(count)} घंटे की देर`,
  reported: (at) => `बोर्ड को बताया ${format.date(at)}`,
  paper: "बोर्ड के लिए कागज़",
  paperOf: (number) => `बोर्ड के लिए कागज़, नं. ${number}`,
  change: "बदलें",
  changeOf: (number) => `नं. ${number} बदलें`,
  markReported: "बोर्ड को बता दिया",
  markReportedOf: (number) => `नं. ${number} बोर्ड को बता दिया`,
  reportTitle: (number) => `क्या नं. ${number} बोर्ड को बता दिया?`,
  reportMeaning: (at) =>
    `रजिस्टर में लिखा जाएगा कि ${format.date(at)} को बोर्ड को पूरी जानकारी दी गई। उसके बाद इसे कोई न बदल सकता है, न वापस ले सकता है।`,
  told: (count, at, isGoingOn) =>
    isGoingOn
      ? `${format.date(at)} से बताया जा रहा है: अब तक ${format.count(count)} लोग`
      : `${format.date(at)} से बताया गया: ${format.count(count)} लोग`,
  tell: "लोगों को बताएँ",
  tellOf: (number) => `नं. ${number} के बारे में लोगों को बताएँ`,
  tellMeaning:
    "हर खाते को एक बार बताया जाता है, एक सूचना और एक ईमेल से, जिन्हें कोई बंद नहीं कर सकता। इसे वापस नहीं लिया जा सकता।",
  audience: "किस पर असर हुआ",
  audiences: {
    EVERYONE: "जिनका भी खाता है",
    JOBSEEKERS: "सभी नौकरी ढूँढने वाले",
    EMPLOYERS: "सभी कंपनियों के लोग",
    ADDRESSES: "ये ईमेल पते",
  },
  addresses: "ईमेल पते, हर लाइन में एक",
  addressesMissing: "कृपया कम से कम एक पता डालें",
  message: "उन्हें क्या बताया जाए",
  messageOf: (what, data, consequences, measures) =>
    `क्या हुआ: ${what}\n\nआपका डेटा: ${data}\n\nक्या हो सकता है: ${consequences}\n\nहमने क्या किया: ${measures}`,
  advice: "सुरक्षित रहने के लिए वे क्या कर सकते हैं",
  adviceHint: "जैसे: अपना पासवर्ड बदलें, या OTP माँगने वाले फ़ोन का जवाब न दें।",
  telling: "बताया जा रहा है...",
  tellingBegun: "लोगों को बताया जा रहा है।",
  namesNobody: "कृपया किसी का नाम न लिखें: खाते मिटने के बाद भी रजिस्टर रहता है।",
  noticedOn: "किस दिन पता चला (भारत)",
  noticedAt: "किस समय पता चला (भारत)",
  peopleCount: "कितने लोगों के बारे में है",
  texts: {
    what: "क्या हुआ, कब और कहाँ",
    data: "कौन सा डेटा",
    consequences: "इन लोगों के लिए क्या नतीजे हो सकते हैं",
    measures: "इसके बारे में क्या किया गया",
  },
  dayMissing: "कृपया दिन चुनें",
  timeMissing: "कृपया समय चुनें",
  countMissing: "कृपया संख्या डालें, अभी पता न हो तो 0",
  textMissing: "कृपया इसे भरें",
  textLong: (most) => `कृपया ${most} या उससे कम अक्षर लिखें`,
  future: "इसका पता भविष्य में नहीं चल सकता।",
  save: "सहेजें",
  saving: "सहेजा जा रहा है...",
  cancel: "रद्द करें",
  saved: "सहेजा गया।",
  failed: "यह नहीं हो पाया। कृपया फिर कोशिश करें।",
};
