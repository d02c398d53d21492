import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { answersWords } from "./answers.words";

const format = formatsIn("hi");

export const words: Translated<typeof answersWords> = {
  asks: (count) => `कंपनी ${format.count(count)} सवाल पूछती है`,
  loadFailed: "कंपनी के सवाल खुल नहीं सके।",
  needs: (answer) => `कंपनी को चाहिए: ${answer}। दूसरा जवाब देकर भी आवेदन हो सकता है।`,
  differs: "कंपनी ने यह नहीं माँगा था। फ़ैसला कोई इंसान करेगा।",
  kept: (at) => `आपके ${format.shortDay(at)} के आवेदन से`,
  named: (text, isRequired) => (isRequired ? text : `${text} (ज़रूरी नहीं)`),
  chooseAll: "जो सही हों, सब चुनें",
  choose: "एक चुनें",
  changed: "कंपनी ने अपने सवाल बदले हैं। जो जवाब अब भी सही हैं, वे रखे गए हैं। एक बार फिर देख लें।",
  problems: {
    REQUIRED: "इस सवाल का जवाब दें",
    NOT_OFFERED: "दिए गए जवाबों में से चुनें",
    ONE_ONLY: "एक जवाब चुनें",
    NOT_A_NUMBER: "संख्या लिखें, जैसे 2 या 2.5",
    NOT_A_DATE: "तारीख डालें",
    PAST_DAY: "आज या उसके बाद की तारीख चुनें",
    TOO_LONG: "500 अक्षर तक लिखें",
    UNPRINTABLE: "इसमें ऐसा अक्षर है जो दिखाया नहीं जा सकता। फिर से लिखें",
  },
  notRupees: "एक ही रकम लिखें, जैसे 18000 या 18k",

  title: "जवाब",
  outcomes: {
    AS_WANTED: "जैसा माँगा था",
    DIFFERS: "अलग",
    ANSWERED: "जवाब दिया",
    NOT_ANSWERED: "जवाब नहीं दिया",
  },
  notAnswered: "जवाब नहीं दिया",
  youAsked: (answer) => `आपने माँगा था: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `${format.count(asked)} में से ${format.count(met)} जैसा माँगा था`,
  given: (given, asked) => `${format.count(asked)} में से ${format.count(given)} दिए`,
  none: "कोई सवाल नहीं",
  filter: {
    question: "सवाल",
    anyQuestion: "कोई भी सवाल",
    answer: "जवाब",
    anyAnswer: "कोई भी जवाब",
  },
};
