import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["answers"] = {
  asks: (count) => (count === 1 ? "कंपनीचा एक प्रश्न आहे" : `कंपनीचे ${format.count(count)} प्रश्न आहेत`),
  loadFailed: "कंपनीचे प्रश्न लोड झाले नाहीत.",
  needs: (answer) => `कंपनीला हवे आहे: ${answer}. तुमचे उत्तर वेगळे असले तरी अर्ज करू शकता.`,
  notRupees: "एकच रक्कम लिहा, जसे 18000 किंवा 18k",
  differs: "कंपनीला हवे ते हे नाही. निर्णय माणूसच घेईल.",
  kept: (at) => `${format.shortDay(at)} रोजीच्या तुमच्या अर्जातून`,
  named: (text, isRequired) => (isRequired ? text : `${text} (ऐच्छिक)`),
  chooseAll: "लागू असलेले सर्व निवडा",
  choose: "एक निवडा",
  changed: "कंपनीने तिचे प्रश्न बदलले आहेत. जी उत्तरे अजून लागू आहेत ती ठेवली आहेत. पुन्हा एकदा पाहा.",
  problems: {
    REQUIRED: "या प्रश्नाचे उत्तर द्या",
    NOT_OFFERED: "दिलेल्या उत्तरांपैकी एक निवडा",
    ONE_ONLY: "एकच उत्तर निवडा",
    NOT_A_NUMBER: "आकडा टाका, जसे 2 किंवा 2.5",
    NOT_A_DATE: "तारीख टाका",
    PAST_DAY: "आजची किंवा त्यानंतरची तारीख निवडा",
    TOO_LONG: "500 किंवा कमी अक्षरांत लिहा",
    UNPRINTABLE: "यात दाखवता न येणारे एक अक्षर आहे. पुन्हा लिहा",
  },

  title: "उत्तरे",
  outcomes: {
    AS_WANTED: "तुम्हाला हवे तसे",
    DIFFERS: "वेगळे",
    ANSWERED: "उत्तर दिले",
    NOT_ANSWERED: "उत्तर दिले नाही",
  },
  notAnswered: "उत्तर दिले नाही",
  youAsked: (answer) => `तुम्हाला हवे होते: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `${format.count(asked)} पैकी ${format.count(met)} हवे तसे`,
  given: (given, asked) => `${format.count(asked)} पैकी ${format.count(given)}`,
  none: "प्रश्न नाहीत",
  filter: {
    question: "प्रश्न",
    anyQuestion: "कोणताही प्रश्न",
    answer: "उत्तर",
    anyAnswer: "कोणतेही उत्तर",
  },
};
