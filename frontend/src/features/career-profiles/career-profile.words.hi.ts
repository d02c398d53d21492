import type { PayUnit } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { careerProfileWords } from "./career-profile.words";

const format = formatsIn("hi");

const years = (count: number) => `${format.count(count)} साल`;

/** 81 months are 6 years 9 months. */
const span = (months: number): string =>
  [
    Math.floor(months / 12) > 0 && years(Math.floor(months / 12)),
    months % 12 > 0 && `${format.count(months % 12)} ${months % 12 === 1 ? "महीना" : "महीने"}`,
  ]
    .filter(Boolean)
    .join(" ");

const units: Record<PayUnit, string> = {
  YEAR: "साल का",
  MONTH: "महीने का",
  DAY: "दिन का",
  HOUR: "घंटे का",
};

export const words: Translated<typeof careerProfileWords> = {
  title: "काम की प्रोफ़ाइल",
  hint: "इसमें कुछ भी ज़रूरी नहीं। यह आपके आवेदनों के साथ जाती है, उतनी जितनी आप कंपनियों को दिखाएँ।",
  loadFailed: "आपकी काम की प्रोफ़ाइल खुल नहीं सकी।",
  back: "मेरी प्रोफ़ाइल",
  edit: "काम की प्रोफ़ाइल बदलें",
  begin: "कंपनियाँ अनुभव, जगह, वेतन और नोटिस पीरियड देखकर चुनती हैं। एक बार बताएँ, हर आवेदन के साथ जाएँगे।",

  complete: "पूरी",
  percent: (percent) => `${percent}% पूरी`,
  helpsMost: "सबसे ज़्यादा काम की बातें",
  gain: (gain) => `+${gain}%`,

  saving: {
    saving: "सेव हो रहा है...",
    saved: (at) => `${format.time(at)} पर सेव हुआ`,
    incomplete: "अभी सेव नहीं हुआ। निशान वाली जगहें देखें।",
    refused: "सेव नहीं हुआ। निशान वाली जगहें देखें।",
    kept: "अभी सेव नहीं हुआ: सेवा तक पहुँच नहीं है। कोशिश जारी है।",
    changed: "आपकी काम की प्रोफ़ाइल कहीं और बदली गई। आगे बढ़ने के लिए उसे खोलें।",
  },
  load: "उसे खोलें",
  leaveWarning: "काम की प्रोफ़ाइल में आपके आख़िरी बदलाव अभी सेव नहीं हुए हैं।",

  sections: {
    about: "आपका काम",
    skills: "स्किल और पढ़ाई",
    wishes: "कैसा काम चाहिए",
    expectedPay: "अपेक्षित वेतन",
    currentPay: "अभी का वेतन",
    transport: "आना-जाना",
    help: "काम पर मदद",
  },
  fields: {
    headline: "आपका काम एक लाइन में",
    experienceMonths: "अनुभव",
    currentTitle: "अभी का पद",
    currentEmployer: "अभी की कंपनी",
    skills: "स्किल",
    education: "सबसे ऊँची पढ़ाई",
    languages: "भाषाएँ",
    links: "लिंक",
    expectedPay: "अपेक्षित वेतन",
    currentPay: "अभी का वेतन",
    noticePeriodDays: "नोटिस पीरियड",
    preferredPlaces: "जगहें",
    workModes: "काम कहाँ से",
    shifts: "शिफ़्ट",
    jobTypes: "नौकरी का प्रकार",
    licences: "ड्राइविंग लाइसेंस",
    ownTwoWheeler: "अपना दोपहिया",
    helpAtWork: "दिव्यांगता, और काम पर किस मदद की ज़रूरत है",
  },
  fieldsOfOthers: { expectedPay: "अपेक्षित वेतन", currentPay: "अभी का वेतन" },
  gaps: {
    headline: "एक लाइन में बताएँ कि आप क्या करते हैं",
    experienceMonths: "बताएँ कि आपने कितने समय काम किया है",
    currentTitle: "अभी का पद जोड़ें",
    currentEmployer: "अभी की कंपनी जोड़ें",
    skills: "अपनी स्किल जोड़ें",
    education: "अपनी पढ़ाई जोड़ें",
    languages: "जो भाषाएँ बोलते हैं, वे जोड़ें",
    links: "अपने काम का कोई लिंक जोड़ें",
    expectedPay: "बताएँ कि कितना वेतन चाहिए",
    currentPay: "बताएँ कि अभी कितना वेतन है",
    noticePeriodDays: "बताएँ कि काम कब शुरू कर सकते हैं",
    preferredPlaces: "बताएँ कि कहाँ काम करना है",
    workModes: "चुनें कि काम कहाँ से करना है",
    shifts: "बताएँ कि किन शिफ़्ट में काम करते हैं",
    jobTypes: "नौकरी के प्रकार चुनें",
    licences: "अपना ड्राइविंग लाइसेंस जोड़ें",
    ownTwoWheeler: "बताएँ कि आपके पास दोपहिया है या नहीं",
    helpAtWork: "बताएँ कि काम पर किस मदद की ज़रूरत है",
  },
  hints: {
    headline: "जैसे: ट्रेडिंग कंपनियों में सीनियर अकाउंटेंट, GST और Tally।",
    years: "फ़्रेशर हों तो 0।",
    places: "बीच में ; लगाएँ, जैसे Kothrud, Pune; Mumbai।",
    links: "एक लाइन में एक, जैसे आपका पेज, GitHub या Behance।",
    helpAtWork: "यह किसी को नहीं दिखता। आप चाहें तो किसी एक आवेदन के साथ भेजें।",
    pay: "रुपये में, कटौती से पहले, जैसे 18,000 महीना या 4.8 LPA।",
  },
  years: "साल",
  months: "महीने",
  skill: (position) => `स्किल ${position}`,
  skillYears: (position) => `स्किल ${position} के साल`,
  addSkill: "स्किल जोड़ें",
  language: (position) => `भाषा ${position}`,
  level: "कितनी आती है",
  languageLevel: (position) => `भाषा ${position} कितनी आती है`,
  addLanguage: "भाषा जोड़ें",
  remove: (name) => `${name} हटाएँ`,
  amountOf: { expectedPay: "कितना वेतन चाहिए", currentPay: "अभी कितना वेतन है" },
  unit: "कितने समय का",
  unitOf: (pay) => `कितने समय का: ${pay}`,
  units,
  payRead: (amount, unit) => `${units[unit]} ${format.rupees(amount)}`,
  levels: {
    BASIC: "थोड़ी",
    GOOD: "अच्छी",
    FLUENT: "बहुत अच्छी",
    NATIVE: "मातृभाषा",
  },
  licences: {
    TWO_WHEELER: "दोपहिया",
    LIGHT_VEHICLE: "कार",
    TRANSPORT_VEHICLE: "कमर्शियल गाड़ी",
  },
  notSaid: "नहीं बताया",
  yes: "हाँ",
  no: "नहीं",

  whoSees: "यह किसे दिखे",
  whoSeesOf: (section) => `यह किसे दिखे: ${section}`,
  audiences: {
    PRIVATE: "सिर्फ़ आपको",
    APPLYING: "जिन कंपनियों में आवेदन करें",
    OPEN: "सबको, लोगों की खोज में भी",
  },

  problems: {
    amount: "रकम रुपये में लिखें, जैसे 25,000",
    years: "0 से 60 तक पूरे साल, और 11 तक महीने लिखें",
    skillYears: "60 तक पूरे साल लिखें",
    places: "इनमें से कोई जगह हमें पता नहीं। शहर, या इलाका और उसका शहर लिखें",
    links: "वेब के पते लिखें, जैसे https://example.in",
    other: "यह बहुत लंबा है",
  },

  experience: (months) => (months === 0 ? "फ़्रेशर" : span(months)),
  shortExperience: (months) =>
    months === 0 ? "फ़्रेशर" : months < 12 ? `${months} महीने` : `${Math.floor(months / 12)} साल`,
  notice: (days) => (days === 0 ? "तुरंत आ सकते हैं" : `${format.count(days)} दिन का नोटिस`),
  noticeOption: (days) => (days === 0 ? "तुरंत" : `${days} दिन`),
  expects: (pay) => `अपेक्षित वेतन ${pay}`,
  skillOf: (name, count) => (count === null ? name : `${name}, ${years(count)}`),
  languageOf: (name, level) => (level === null ? name : `${name} (${level})`),
  hasTwoWheeler: "अपना दोपहिया है",
  noTwoWheeler: "दोपहिया नहीं है",
};
