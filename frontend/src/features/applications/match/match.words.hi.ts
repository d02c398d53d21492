import { words as jobs } from "../../jobs/job/jobs.words.hi";
import type { Translated } from "../../../shared/words";
import type { Education } from "../../../shared/schema.generated";
import type { MatchFactor, matchWords } from "./match.words";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "नौकरी में कोई स्किल नहीं लिखी",
  TITLE: "नौकरी का पद साफ़ नहीं",
  EXPERIENCE: "नौकरी में अनुभव के साल नहीं लिखे",
  LOCATION: "नौकरी में कोई शहर नहीं लिखा",
  PAY: "नौकरी में वेतन का आँकड़ा नहीं",
  EDUCATION: "नौकरी में कोई ख़ास पढ़ाई नहीं माँगी",
  NOTICE: "नौकरी में नोटिस पीरियड नहीं लिखा",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "कोई स्किल नहीं बताई",
  TITLE: "पद नहीं बताया",
  EXPERIENCE: "अनुभव नहीं बताया",
  LOCATION: "जगह नहीं बताई",
  PAY: "अपेक्षित वेतन साझा नहीं किया",
  EDUCATION: "पढ़ाई नहीं बताई",
  NOTICE: "नोटिस पीरियड साझा नहीं किया",
};

const years = (count: number) => `${count} साल`;
const joining = (days: number) => (days === 0 ? "तुरंत" : `${days} दिन में`);
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked} में से ${own} स्किल`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "वही पद";
    return reason === "PARTLY_MET" ? "मिलता-जुलता पद" : "अलग पद";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `${years((asked ?? 0) - (own ?? 0))} का अनुभव कम`;
    if (reason === "MET" && own === 0) return "फ़्रेशर, जितना चाहिए";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "जितना चाहिए उससे ज़्यादा" : "जितना चाहिए"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET" ? `${ownCity} में` : `${ownCity} में, नौकरी ${(askedCities ?? []).join(" या ")} में`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "उम्मीद के मुताबिक" : "उम्मीद से कम"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, जितनी चाहिए`
      : `${educationOf(ownEducation)}, चाहिए ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} काम शुरू कर सकते हैं`;
    return reason === "MET" ? `${canJoin}, समय पर` : `${canJoin}, नौकरी में चाहिए ${joining(asked ?? 0)}`;
  },
};

/** The reasons are made of their parts (LANG-12). */
export const words: Translated<typeof matchWords> = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% मेल`,
  seeWhy: (score) => `${score}% मेल। वजह देखें`,
  thin: "प्रोफ़ाइल अधूरी",
  thinHint: "संख्या बताने के लिए जानकारी बहुत कम है।",
  notAsked: "स्कोर नहीं",
  notAskedHint: "नौकरी में बहुत कम माँगा गया है, इसलिए संख्या नहीं बता सकते।",
  sum: (points, of) => `${of} में से ${points} अंक। दोनों तरफ़ यही दिखता है।`,
  onJob: "यह नौकरी आपसे कितना मेल खाती है",
  onJobHint: "आपके सबसे नए पूरे रिज़्यूमे से, या वह न हो तो आपकी प्रोफ़ाइल से। कंपनियों को भी यही मेल दिखता है।",
  points: (points, of) => `${of} में से ${points}`,
  notAssessed: "गिना नहीं गया",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "स्किल",
    TITLE: "पद",
    EXPERIENCE: "अनुभव",
    LOCATION: "जगह",
    PAY: "वेतन",
    EDUCATION: "पढ़ाई",
    NOTICE: "नोटिस पीरियड",
  },
};
