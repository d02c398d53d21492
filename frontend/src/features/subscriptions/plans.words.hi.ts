import type { PlanFeature } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { plansWords } from "./plans.words";

const format = formatsIn("hi");

const dateOf = (time: string) => format.longDate(time);
const dayOf = (time: string) => format.day(time);

const featureDetails: Partial<Record<PlanFeature, string>> = {
  ADVANCED_FILTERS: "एक साथ कई स्किल, वेरिफ़ाइड कंपनियाँ, ज़्यादातर को जवाब देने वाली कंपनियाँ",
};

export const words: Translated<typeof plansWords> = {
  title: "प्लान",
  back: "जहाँ थे वहाँ वापस",
  lead: "ज़्यादा नौकरियों के लिए आवेदन करें और ज़्यादा सही खोजें। प्लान कभी भी बदलें।",
  leadForCompanies: "ज़्यादा साथियों को नौकरियों और उम्मीदवारों पर काम करने दें। प्लान कभी भी बदलें।",
  loadFailed: "प्लान खुल नहीं सके।",
  lines: {
    FREE: "चुनी हुई नौकरियाँ ढूँढने के लिए।",
    PAID: "ज़ोर-शोर से ढूँढने के लिए।",
    PREMIUM: "जब जल्दी हो।",
  },
  linesForCompanies: {
    FREE: "पहली भर्ती के लिए।",
    PAID: "मिलकर भर्ती करने वाली टीम के लिए।",
    PREMIUM: "एक साथ कई नौकरियों के लिए।",
  },
  amount: (price) => format.rupees(price),
  withGst: (paise) => `इसमें ${format.exactRupees(paise / 100)} GST (18%) शामिल है`,
  aMonth: "महीना",
  applications: (limit) => (limit === null ? "आवेदन की कोई सीमा नहीं" : `महीने में ${limit} आवेदन`),
  templates: (limit) => (limit === null ? "रिज़्यूमे के सभी टेम्प्लेट" : `रिज़्यूमे के ${limit} टेम्प्लेट`),
  forCompanies: "कंपनियों के लिए",
  forSeekers: "नौकरी ढूँढने वालों के लिए",
  companiesOf: (plan) => `${plan} में कंपनियों को क्या मिलता है`,
  teamSeats: (seats) => `टीम में ${seats} लोग तक`,
  highlightedJobs: (count) =>
    count === 0 ? "कोई हाइलाइट नौकरी नहीं" : `वेरिफ़ाइड होने पर एक बार में ${count} हाइलाइट नौकरियाँ तक`,
  everythingIn: (plan) => `${plan} का सब कुछ`,
  featuresOf: (plan) => `${plan} में क्या मिलता है`,

  features: {
    VIEW_LISTINGS: "नौकरियाँ देखना",
    BASIC_TEMPLATES: "सादे टेम्प्लेट",
    BASIC_SEARCH: "सादी खोज",
    PROFESSIONAL_TEMPLATES: "पेशेवर टेम्प्लेट",
    ADVANCED_FILTERS: "और बारीक फ़िल्टर",
    PRIORITY_PROCESSING: "आपका काम पहले",
  },
  featureDetails,

  yourPlan: "आपका प्लान",
  currentPlan: "अभी का प्लान",
  startsOn: (time) => `${dayOf(time)} से शुरू`,
  requestedOn: (time) => `${dateOf(time)} को माँगा`,
  endsOn: (time, next) => `${dayOf(time)} से ${next} हो जाएगा`,

  upgradeTo: (plan) => `${plan} लें`,
  downgradeTo: (plan) => `${plan} पर आएँ`,
  keep: (plan) => `${plan} रखें`,
  takeBack: "अनुरोध वापस लें",
  paymentAwaited: "आपके भुगतान का इंतज़ार है",
  goOnPaying: "भुगतान पूरा करें",
  signInToChoose: (plan) => `${plan} चुनने के लिए साइन इन करें`,
  finishRegistration: "पहले अपना खाता पूरा बनाएँ",

  upgradeQuestion: (plan) => `${plan} लें?`,
  downgradeQuestion: (plan) => `${plan} पर आएँ?`,
  price: (price) => `इसका खर्च ${price} महीना है।`,
  payments: {
    TEST: {
      starts: (plan) => `${plan} तुरंत शुरू होगा।`,
      hint: "यह टेस्ट भुगतान है: पैसे नहीं कटते।",
      confirm: (plan) => `${plan} लें`,
      notice: "टेस्ट भुगतान: प्लान तुरंत शुरू होता है और पैसे नहीं कटते।",
    },
    APPROVAL: {
      starts: (plan) => `आपका अनुरोध हमें मिलेगा, और भुगतान हम आपके साथ तय करेंगे। हमारी मंज़ूरी के बाद ${plan} शुरू होगा।`,
      hint: null,
      confirm: (plan) => `${plan} माँगें`,
      notice: "बड़ा प्लान अनुरोध से मिलता है: भुगतान हम आपके साथ तय करते हैं, फिर मंज़ूरी देते हैं।",
    },
    PROVIDER: {
      starts: (plan) => `भुगतान हमारे पेमेंट पार्टनर के पेज पर होता है। पैसे मिलते ही ${plan} शुरू होगा।`,
      hint: null,
      confirm: () => "भुगतान पर जाएँ",
      notice: "बड़े प्लान का भुगतान हमारे पेमेंट पार्टनर के पेज पर होता है। पैसे मिलते ही वह शुरू होता है।",
    },
  },
  replacesRequest: (plan) => `यह आपके ${plan} वाले अनुरोध की जगह लेगा।`,
  atMonthEnd: (current, plan) => `${current} महीने के अंत तक रहेगा; फिर ${plan} शुरू होगा, जिसमें है:`,
  staysYours: "आपके आवेदन और बनाई चीज़ें आपकी रहेंगी। तब तक इसे वापस लिया जा सकता है।",
  cancel: "रद्द करें",
  saving: "सेव हो रहा है...",

  changed: (plan) => `अब आपका प्लान ${plan} है।`,
  requested: (plan) => `${plan} के लिए आपका अनुरोध भेज दिया गया।`,
  scheduled: (plan, time) => `${plan} ${dayOf(time)} से शुरू होगा।`,
  unchanged: "आपका प्लान नहीं बदला है।",
  awaitsPayment: (plan) => `पैसे मिलते ही ${plan} शुरू होगा।`,
  paymentFailed: "भुगतान नहीं हुआ। आपका प्लान नहीं बदला है।",
  kept: (plan) => `आपका प्लान ${plan} ही रहेगा।`,
  takenBack: "आपका अनुरोध वापस ले लिया गया।",
  failed: (why) => `आपका प्लान बदला नहीं जा सका। ${why}`,
  tryAgain: "थोड़ी देर में फिर कोशिश करें।",

  monthEnd: "छोटा प्लान महीने के अंत से लागू होता है। भेजे गए आवेदन और बनाए गए रिज़्यूमे हर प्लान में आपके रहते हैं।",
};
