import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["answers"] = {
  asks: (count) =>
    count === 1 ? "వారు ఒక ప్రశ్న అడుగుతున్నారు" : `వారు ${format.count(count)} ప్రశ్నలు అడుగుతున్నారు`,
  loadFailed: "కంపెనీ ప్రశ్నలను లోడ్ చేయలేకపోయాం.",
  needs: (answer) => `వారు కోరేది: ${answer}. వేరే జవాబుతో కూడా అప్లై చేయవచ్చు.`,
  notRupees: "ఒకే మొత్తాన్ని రాయండి, ఉదాహరణకు 18000 లేదా 18k",
  differs: "వారు కోరింది ఇది కాదు. నిర్ణయం ఒక మనిషే తీసుకుంటారు.",
  kept: (at) => `${format.shortDay(at)} నాటి మీ దరఖాస్తు నుండి`,
  named: (text, isRequired) => (isRequired ? text : `${text} (తప్పనిసరి కాదు)`),
  chooseAll: "సరిపోయేవన్నీ ఎంచుకోండి",
  choose: "ఒకటి ఎంచుకోండి",
  changed: "కంపెనీ తన ప్రశ్నలను మార్చింది. ఇప్పటికీ సరిపోయే జవాబులు అలాగే ఉన్నాయి. వాటిని మరోసారి చూడండి.",
  problems: {
    REQUIRED: "ఈ ప్రశ్నకు జవాబివ్వండి",
    NOT_OFFERED: "ఇచ్చిన జవాబుల్లో ఒకటి ఎంచుకోండి",
    ONE_ONLY: "ఒక్క జవాబే ఎంచుకోండి",
    NOT_A_NUMBER: "2 లేదా 2.5 లాంటి సంఖ్య ఇవ్వండి",
    NOT_A_DATE: "ఒక తేదీ ఇవ్వండి",
    PAST_DAY: "ఈ రోజు లేదా ఆ తర్వాతి తేదీ ఎంచుకోండి",
    TOO_LONG: "500 అక్షరాలు దాటకుండా రాయండి",
    UNPRINTABLE: "ఇందులో చూపించలేని అక్షరం ఉంది. మళ్లీ టైప్ చేయండి",
  },

  title: "జవాబులు",
  outcomes: {
    AS_WANTED: "మీరు కోరినట్టే",
    DIFFERS: "వేరుగా ఉంది",
    ANSWERED: "జవాబిచ్చారు",
    NOT_ANSWERED: "జవాబివ్వలేదు",
  },
  notAnswered: "జవాబివ్వలేదు",
  youAsked: (answer) => `మీరు కోరింది: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `${format.count(asked)}లో ${format.count(met)} కోరినట్టే`,
  given: (given, asked) => `${format.count(asked)} లో ${format.count(given)}`,
  none: "ప్రశ్నలు లేవు",
  filter: {
    question: "ప్రశ్న",
    anyQuestion: "ఏ ప్రశ్న అయినా",
    answer: "జవాబు",
    anyAnswer: "ఏ జవాబు అయినా",
  },
};
