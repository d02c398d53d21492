import { LONGEST_GRIEVANCE_ANSWER } from "@job-portal/protocol/grievances";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { grievanceReviewWords } from "./grievance-review.words";

const format = formatsIn("hi");

const failures: OwnRefusalWords = {
  GRIEVANCE_ANSWERED: "दूसरे एडमिन ने इसका जवाब दे दिया है। आपका जवाब भेजा नहीं गया।",
  NOT_FOUND: "पूछने वाले ने इसे वापस ले लिया है। आपका जवाब भेजा नहीं गया।",
};

export const words: Translated<typeof grievanceReviewWords> = {
  title: "शिकायतें",
  hint: "लोग अपने डेटा के बारे में जो पूछते या शिकायत करते हैं। जिसका जवाब सबसे पहले देना है, वह सबसे ऊपर है।",
  none: "कोई शिकायत बाकी नहीं है",
  facts: (at, dueOn) => `${format.date(at)} को पूछा · ${format.calendarDate(dueOn)} तक जवाब`,
  left: (count) => (count === 0 ? "आज आख़िरी दिन" : `${format.count(count)} दिन बाकी`),
  late: (count) => `${format.count(count)} दिन की देर`,
  answer: "जवाब दें",
  answerOf: (number) => `नं. ${number} का जवाब दें`,
  yourAnswer: "आपका जवाब",
  answerHint: "पूछने वाले इसे अपने पेज पर पढ़ते हैं, और उन्हें सूचना मिलती है।",
  answerMissing: "जवाब लिखें",
  answerLong: `ज़्यादा से ज़्यादा ${format.count(LONGEST_GRIEVANCE_ANSWER)} अक्षर लिखें`,
  send: "जवाब भेजें",
  sending: "भेजा जा रहा है...",
  cancel: "रद्द करें",
  answered: "जवाब दे दिया।",
  failures,
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
};
