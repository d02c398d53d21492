import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => (found.total === 1 ? "1 வேலை" : `${figure(found)} வேலைகள்`);

export const words: SeekerWords["job-results"] = {
  widerArea: "சுற்றியுள்ள பெரிய பகுதிக்கு",
  popularPlaces: "பிரபலமான இடங்கள்",
  remote: "ரிமோட்",
  anywhere: "எங்கு வேண்டுமானாலும்",
  unlisted:
    "பட்டியலில் உள்ளதை விட அதிக வேலைகள் பொருந்துகின்றன. மற்றவற்றைப் பார்க்க ஒரு சொல், இடம் அல்லது ஃபில்டரைச் சேருங்கள்.",
  unmeasured: "அங்கிருந்து தூரத்தைக் கணக்கிட முடியவில்லை. இந்தப் பட்டியல் தூரம் இல்லாமல் காட்டப்படுகிறது.",

  close: {
    WITHOUT_CONDITION: (found) => `அது இல்லாமல் ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found) => `இந்தியாவின் பிற இடங்களில் ${jobs(found)}`,
  },
  leftOut: "விடப்பட்டது",
  showAll: (found) => (found.total === 1 ? "இந்த ஒன்றைத் தேடு" : `எல்லாம் காட்டு (${figure(found)})`),

  empty: {
    title: "இவை அனைத்திற்கும் பொருந்தும் வேலை இன்னும் இல்லை",
    hint: "தேடலில் ஒரு பகுதியை நீக்குங்கள், அல்லது வேறு நகரத்தில் பாருங்கள்.",
    hintEverywhere: "தேடலில் ஒரு பகுதியை நீக்குங்கள்.",
    hintClose: "இவை மிக நெருக்கமானவை.",
    withoutFilters: "ஃபில்டர்கள் இல்லாமல் தேடு",
    allTypes: "எல்லா வேலை வகைகளையும் காட்டு",
    anywhere: "எல்லா இடங்களிலும் தேடு",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” இல்லாமல் தேடு`,
    clearAll: "முழுத் தேடலையும் அழி",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "வேறு இடங்களில் இதே தேடல்",
    popularPlaces: "அல்லது எல்லா வேலைகளையும் பாருங்கள்:",
  },
  noJobs: {
    title: "இன்னும் வேலைகள் இல்லை",
    hint: "முதலில் பதிவிடப்படும் வேலை இங்கே வரும்.",
    postJob: "வேலை பதிவிடுங்கள்",
  },
};
