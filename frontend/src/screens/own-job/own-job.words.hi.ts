import type { JobEventKind } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { ownJobWords } from "./own-job.words";

const format = formatsIn("hi");

/** What somebody did, after their name; the portal's acts stand without one. */
const acts: Record<Exclude<JobEventKind, "ASSIGNED" | "UNASSIGNED">, string> = {
  POSTED: "ने पोस्ट की",
  CHANGED: "ने बदली",
  CLOSED: "ने बंद की",
  REOPENED: "ने फिर खोली",
  EXTENDED: "ने समय बढ़ाया",
  ANSWERED: "ने हटाने का जवाब दिया",
  HELD: "एडमिन के देखने तक पोर्टल ने इसे रोका है",
  APPROVED: "एडमिन ने देख लिया: सब ठीक है",
  REMOVED: "एडमिन ने इसे हटाया",
  HIGHLIGHTED: "ने हाइलाइट की",
  UNHIGHLIGHTED: "ने हाइलाइट हटाई",
};

/** By the API's names of fields that are named in the history; others are further details. */
const fieldNames: Readonly<Record<string, string>> = {
  title: "पद का नाम",
  type: "प्रकार",
  location: "जगह",
  pay: "वेतन",
  experience: "अनुभव",
  description: "विवरण",
  requirements: "क्या-क्या चाहिए",
  benefits: "सुविधाएँ",
  skills: "स्किल",
};

export const words: Translated<typeof ownJobWords> = {
  title: "पोस्ट की गई नौकरी",
  postings: "पोस्ट की गई नौकरियाँ",
  notFoundTitle: "नौकरी नहीं मिली",
  notFound: "यह आपकी कंपनियों की नौकरियों में नहीं है।",
  closes: (at) => `${format.date(at)} को बंद होगी`,
  candidates: (count) => `उम्मीदवार ${format.count(count)}`,
  answer: "हटाने का जवाब दें",
  flagged: "पढ़ने वालों ने इस नौकरी की शिकायत की है। जब तक हम देखें, यह खुली रहेगी।",
  reason: (reason, count) => `${reason}: ${format.count(count)}`,

  figures: "आँकड़े",
  views: "कितनी बार देखी गई",
  viewsRemark: "आपका देखना छोड़कर",
  applied: "आवेदन किया",
  appliedRemark: "वापस लिए गए छोड़कर",
  toYourSite: "आपकी साइट पर गए",
  count: (count, isCapped = false) => `${format.count(count)}${isCapped ? "+" : ""}`,

  byDay: "पिछले 14 दिन",
  day: "दिन",
  applications: "आवेदन",
  dayOf: (day) => format.calendarDate(day),
  shortDayOf: (day) => format.calendarShortDay(day),

  waiting: "अभी नहीं खोले",
  waitingHint: "सबसे सही पहले",
  allCandidates: "सभी उम्मीदवार",
  noneWaiting: "सभी आवेदन खोल लिए",
  noneYet: "अभी कोई आवेदन नहीं",
  noneYetHint: "नौकरी शेयर करें, ज़्यादा लोग देखेंगे।",

  history: "अब तक",
  timeOf: (at) => format.dateTime(at),
  somebody: "आपकी कंपनी से किसी",
  isByPortal: (kind) => kind === "HELD" || kind === "APPROVED" || kind === "REMOVED",
  act: (kind) => acts[kind],
  assigned: (manager) => `ने ${manager} को सौंपी`,
  unassigned: (manager) => `ने ${manager} से वापस ली`,
  someManager: "हायरिंग मैनेजर",
  changed: (fields) => `ने ${format.list(fields)} बदला`,
  fieldName: (field) => fieldNames[field] ?? "दूसरी जानकारी",
};
