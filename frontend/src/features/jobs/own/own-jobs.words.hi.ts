import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { ownJobsWords } from "./own-jobs.words";

const format = formatsIn("hi");

const applications = (count: number) => `${format.count(count)} आवेदन`;
const days = (count: number) => `${format.count(count)} दिन`;

const failures: OwnRefusalWords = {
  JOB_HELD: "पहले एडमिन को यह नौकरी देखनी होगी।",
  JOB_ACTION_NOT_ALLOWED: "नौकरी की हालत अब बदल चुकी है। देखने के लिए पेज फिर से खोलें।",
  DRAFT_LIMIT: "आपके 50 ड्राफ़्ट हैं। पहले कोई एक पोस्ट करें या मिटाएँ।",
  HIGHLIGHT_LIMIT: "आपके प्लान में और नौकरियाँ हाइलाइट नहीं हो सकतीं।",
  EMAIL_NOT_VERIFIED: "पहले अपने ईमेल की पुष्टि करें।",
};

export const words: Translated<typeof ownJobsWords> = {
  choice: {
    label: "नौकरी",
    all: "सभी नौकरियाँ",
    hint: (location, sent, unopened) =>
      [
        location,
        sent > 0 ? applications(sent) : "कोई आवेदन नहीं",
        unopened > 0 ? `${format.count(unopened)}\u00a0नए` : "",
      ]
        .filter(Boolean)
        .join(" · "),
  },
  all: "सभी पोस्ट की हुई",
  filterOf: (name, count) => `${name} ${format.count(count)}`,
  statusFilter: "स्थिति",
  search: "पद या रेफ़रेंस से खोजें",
  postNew: "नई नौकरी पोस्ट करें",

  table: "पोस्ट की गई नौकरियाँ",
  job: "नौकरी",
  company: "कंपनी",
  allCompanies: "सभी कंपनियाँ",
  status: "स्थिति",
  applications: "आवेदन",
  applicationsLabel: () => "आवेदन",
  applicationsOf: (count) => `${format.count(count)} आवेदन`,
  toYourSite: (count) => `${format.count(count)} आपकी साइट पर`,
  views: "कितनी बार देखी गई",
  viewsLabel: () => "बार देखी गई",
  closes: "कब बंद होगी",
  actions: "काम",
  actionsOf: (title) => `${title} के लिए काम`,
  count: (count) => format.count(count),
  unopened: (count) => `${format.count(count)} नए`,
  hired: (hired, openings) => `${format.count(openings)} में से ${format.count(hired)} चुने गए`,
  reports: (count) => `${format.count(count)} ${count === 1 ? "शिकायत" : "शिकायतें"}`,
  blocks: {
    COMPANY: "इसकी कंपनी ब्लॉक है।",
    POSTER: "इसे पोस्ट करने वाला खाता ब्लॉक है।",
  },
  reason: (reason) => `वजह: ${reason}`,
  daysLeft: (count) => (count === 0 ? "आज" : `${days(count)} में`),
  closesOn: (at) => `${format.date(at)} को`,
  closedOn: (at) => `${format.date(at)} को बंद हुई`,
  over: "समय पूरा",
  untitledDraft: "अभी नाम नहीं है",
  savedOn: (at) => `${format.date(at)} को सेव हुआ`,

  yourJob: "आपकी कंपनी की नौकरी",
  candidates: "उम्मीदवार",
  candidatesOf: (count) => `उम्मीदवार ${format.count(count)}`,
  howItGoes: "कैसी चल रही है",
  walkInList: "वॉक-इन की सूची",
  asSeekersSee: "जैसी लोगों को दिखती है",
  share: "शेयर करें",
  copyLink: "लिंक कॉपी करें",
  edit: "बदलें",
  extend: (count, until) => `${days(count)} बढ़ाएँ, ${format.date(until)} तक`,
  duplicate: "कॉपी बनाएँ",
  postAgain: "फिर से पोस्ट करें",
  postAgainOf: (title) => `फिर से पोस्ट करें: ${title}`,
  close: "बंद करें",
  reopen: (until) => `${format.date(until)} तक फिर खोलें`,
  resubmit: "जवाब देकर फिर भेजें",
  lastDay: "आवेदन का आख़िरी दिन",
  day: (at) => format.date(at),
  atOnce: "समय बढ़ाना तुरंत लागू होता है, सेव करने की ज़रूरत नहीं।",
  runsLongest: "अभी इसे बढ़ाया नहीं जा सकता: समय आज से 90 दिन तक ही हो सकता है। जल्दी ख़त्म करने के लिए इसे बंद करें।",
  continueDraft: "पूरा करें",
  deleteDraft: "ड्राफ़्ट मिटाएँ",

  closeQuestion: (title) => `‘${title}’ बंद करें?`,
  closeMeaning: "यह तुरंत खोज से हट जाएगी, और कोई आवेदन नहीं कर सकेगा। इसे फिर खोला जा सकता है।",
  closeReturns: (count) =>
    count === 1
      ? "जो आवेदन किसी ने नहीं खोला, वह भेजने वाले की सीमा में नहीं गिना जाएगा। वह आपकी सूची में रहेगा।"
      : `जो ${format.count(count)} आवेदन किसी ने नहीं खोले, वे भेजने वालों की सीमा में नहीं गिने जाएँगे। वे आपकी सूची में रहेंगे।`,
  keepOpen: "खुली रखें",
  closeJob: "नौकरी बंद करें",

  filled: (hired, openings) =>
    `पद ${format.count(openings)}, चुने गए ${format.count(hired)}। नौकरी अब भी खोज में दिखती है, और लोग आवेदन कर सकते हैं।`,
  changeOpenings: "पदों की संख्या बदलें",

  closed: (title) => `‘${title}’ बंद हो गई।`,
  reopened: (title, until) => `‘${title}’ ${format.date(until)} तक फिर खुल गई।`,
  extended: (title, until) => `‘${title}’ अब ${format.date(until)} तक चलेगी।`,
  draftDeleted: "ड्राफ़्ट मिट गया।",
  draftRestored: "ड्राफ़्ट वापस आ गया।",
  undo: "वापस लाएँ",
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  failures,

  none: "अभी कोई नौकरी पोस्ट नहीं की",
  noneHint: "पहली नौकरी में करीब पाँच मिनट लगते हैं, और वह लोगों को तुरंत दिखती है।",
  noneAssigned: "अभी आपके लिए कोई नौकरी नहीं",
  noneAssignedHint: "कंपनी की नौकरियाँ दूसरे लोग पोस्ट करते हैं। जो आप देख सकते हैं, वे यहाँ दिखेंगी।",
  noneFound: "ऐसी कोई नौकरी नहीं मिली",
  noneFoundHint: "दूसरी स्थिति में देखें, या कुछ और खोजें।",
  showAll: "पोस्ट की गई सभी नौकरियाँ देखें",
  noDrafts: "कोई ड्राफ़्ट नहीं",
  noDraftsHint: "जो नौकरी लिखना शुरू करेंगे, वह पोस्ट होने तक यहाँ रहेगी।",
};
