import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { jobSearchWords } from "./job-search.words";

const format = formatsIn("hi");

/** Rupees in lakh and crore, as people here say them. */
const lakh = (amount: number) =>
  amount >= 100 ? `₹${format.count(amount / 100)} करोड़` : `₹${format.count(amount)} लाख`;

/** 1,000+ where more than so many were found. */
const figure = (total: number, isCapped: boolean) => `${format.count(total)}${isCapped ? "+" : ""}`;

export const words: Translated<typeof jobSearchWords> = {
  search: "नौकरियाँ खोजें",
  searchText: "खोज",
  searchTextHint: "पद या कोई शब्द",
  jobType: "नौकरी का प्रकार",
  allTypes: "सभी",
  location: "जगह",
  locationHint: "शहर या Remote",
  submit: "खोजें",
  changeSearch: "खोज बदलें:",

  jobs: "नौकरियाँ",
  count: ({ total, isTotalCapped }, kind) =>
    [
      total === 0 ? "कोई" : figure(total, isTotalCapped),
      kind,
      total === 0 ? "नौकरी नहीं" : total === 1 ? "नौकरी" : "नौकरियाँ",
    ]
      .filter(Boolean)
      .join(" "),
  figure,
  remoteKind: "रिमोट",
  inPlace: (location) => `${location} में`,
  narrowedBy: "सूची इनसे छाँटी गई है",
  clearAll: "सब हटाएँ",
  sortBy: "क्रम",
  sorts: {
    relevance: "सबसे सही पहले",
    newest: "नई पहले",
    pay: "ज़्यादा वेतन पहले",
    nearest: "पास की पहले",
  },

  readAs: "हमने यह समझा",
  resultsFor: "इसके नतीजे:",
  allJobs: "सभी नौकरियाँ",
  searchInstead: "इसकी जगह यह खोजें:",
  exactWords: "ठीक यही शब्द",

  filters: "फ़िल्टर",
  clearFilters: "फ़िल्टर हटाएँ",
  showJobs: (count) => `${count} देखें`,
  noJobsLeft: "कोई नौकरी नहीं",
  culprit: (choice) => `“${choice}” से कोई नौकरी नहीं बचती।`,
  quickFilters: "झटपट फ़िल्टर",
  partTime: "पार्ट टाइम",
  counted: (choice, count) => `${choice} (${count})`,
  any: "कोई भी",
  posted: "कब पोस्ट हुई",
  anyTime: "कभी भी",
  postedWithin: {
    1: "पिछले 24 घंटे",
    3: "पिछले 3 दिन",
    7: "पिछले 7 दिन",
    30: "पिछले 30 दिन",
  },
  workMode: "काम कहाँ से",
  anyMode: "कहीं से भी",
  modes: { "on-site": "काम की जगह से", hybrid: "हाइब्रिड", remote: "रिमोट" },
  yourExperience: "आपका अनुभव",
  anyExperience: "कितना भी अनुभव",
  yearsOfWork: (years) => (years === 0 ? "फ़्रेशर" : `${years} साल`),
  yourEducation: "आपकी पढ़ाई",
  types: {
    "full-time": "फ़ुल टाइम",
    "part-time": "पार्ट टाइम",
    contract: "कॉन्ट्रैक्ट",
    internship: "इंटर्नशिप",
  },
  educations: {
    "below-10th": "10वीं से कम",
    "10th": "10वीं पास",
    "12th": "12वीं पास",
    iti: "आईटीआई",
    diploma: "डिप्लोमा",
    graduate: "ग्रेजुएट",
    postgraduate: "पोस्ट ग्रेजुएट",
  },
  shift: "शिफ़्ट",
  shifts: {
    day: "दिन",
    night: "रात",
    rotational: "बदलती हुई",
    flexible: "अपनी सुविधा से",
  },
  shiftChips: {
    day: "दिन की शिफ़्ट",
    night: "रात की शिफ़्ट",
    rotational: "बदलती शिफ़्ट",
    flexible: "अपनी सुविधा का समय",
  },
  yourEnglish: "आपकी अंग्रेज़ी",
  english: { none: "बिल्कुल नहीं", basic: "थोड़ी", good: "अच्छी", fluent: "बहुत अच्छी" },
  englishChips: {
    none: "अंग्रेज़ी ज़रूरी नहीं",
    basic: "थोड़ी अंग्रेज़ी",
    good: "अच्छी अंग्रेज़ी",
    fluent: "बहुत अच्छी अंग्रेज़ी",
  },
  walkIn: "वॉक-इन",
  walkInHint: "बिना आवेदन के सीधे जाकर मिलें",

  distance: "दूरी",
  anyDistance: "कितनी भी",
  placeAlone: "सिर्फ़ वहीं",
  km: (km) => `${km} किमी`,
  nearMe: "मेरे पास",
  useMyPlace: "मेरी मौजूदा जगह लें",
  askingPlace: "आपके ब्राउज़र से पूछ रहे हैं...",
  placeRefused: "आपका ब्राउज़र आपकी जगह नहीं बता रहा। जगह का नाम लिखें।",
  placeMissing: "आपके ब्राउज़र को आपकी जगह पता नहीं। जगह का नाम लिखें।",
  placeUnasked: "हमें आपकी जगह पता नहीं, इसलिए यह सूची सब जगहों की है।",
  withinOfMe: (km) => `आपसे ${km} किमी के अंदर`,
  nearYou: "आपके पास",
  within: (km) => `${km} किमी के अंदर`,
  addPlaceLabel: "एक और जगह",
  addPlaceHint: "पुणे",
  add: "जोड़ें",

  advancedFilters: "और बारीक फ़िल्टर",
  advancedLocked: "बड़े प्लान में मिलते हैं।",
  advancedParts: ["एक साथ कई स्किल", "वेरिफ़ाइड कंपनियाँ", "ज़्यादातर को जवाब देने वाली"],
  advancedLeftOut: "स्किल, वेरिफ़ाइड कंपनियाँ और जवाब देने वाली कंपनियाँ बड़े प्लान में खोजी जा सकती हैं। यह सूची इनके बिना है।",
  upgrade: "बड़ा प्लान लें",
  pay: "वेतन",
  payUnits: { month: "महीना", year: "साल" },
  monthlyPay: "महीने का वेतन, कम से कम",
  monthlyPayFrom: (pay) => `${format.rupees(pay)} महीना या ज़्यादा`,
  mostPay: (pay) => `${format.rupees(pay)}+`,
  leastPay: (pay) => format.rupees(pay),
  aYear: "रुपये, साल के हिसाब से",
  payFromLabel: "वेतन कम से कम",
  payToLabel: "वेतन ज़्यादा से ज़्यादा",
  anyPay: "कितना भी",
  lakh,
  payFrom: (amount) => `${lakh(amount)} से ज़्यादा`,
  payTo: (amount) => `${lakh(amount)} तक`,
  addSkillLabel: "स्किल",
  addSkillHint: "जैसे Excel",
  addSkill: "जोड़ें",
  verifiedCompanies: "वेरिफ़ाइड कंपनियाँ",
  replyingCompanies: "ज़्यादातर को जवाब देने वाली",
};
