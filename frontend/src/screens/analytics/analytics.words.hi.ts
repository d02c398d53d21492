import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { analyticsWords } from "./analytics.words";

const format = formatsIn("hi");

/** The server tells tenths of an hour: so few are none of them. */
const minutes = (count: number) => (count < 6 ? "6 मिनट से कम" : `${format.count(count)} मिनट`);

/** In the unit that people reckon in: minutes below an hour, days from two on. */
function duration(hours: number): string {
  if (hours < 1) return minutes(Math.round(hours * 60));
  if (hours < 48) return `${format.count(hours)} ${hours === 1 ? "घंटा" : "घंटे"}`;
  return `${format.count(Math.round(hours / 2.4) / 10)} दिन`;
}

/** Whole days, as the server counts them; null: without an end. */
function daysBetween(from: number, to: number | null): string {
  if (to === null) return `${from} दिन या ज़्यादा`;
  if (to === 0) return "24 घंटे में";
  return `${from}–${to} दिन`;
}

export const words: Translated<typeof analyticsWords> = {
  title: "आँकड़े",
  job: "नौकरी",
  period: "अवधि",
  lastDays: (count) => `पिछले ${format.count(count)} दिन`,
  figures: "आँकड़े",
  views: "कितनी बार देखी गई",
  applications: "आवेदन",
  shortlisted: "शॉर्टलिस्ट",
  answer: "पहले जवाब में आम तौर पर लगा समय",
  answerShort: "पहला जवाब",
  duration: (hours) => (hours === null ? "अभी कोई जवाब नहीं" : duration(hours)),
  funnel: "आवेदन कहाँ तक पहुँचे",
  funnelHint: "हर चरण में वे गिने जाते हैं जो वहाँ या आगे पहुँचे।",
  stage: "चरण",
  ofAll: "सब में से",
  share: (count, all) => (all === 0 ? "–" : `${Math.round((count / all) * 100)}%`),
  jobs: "हर नौकरी",
  jobAt: (title, location) => `${title}, ${location}`,
  noJobs: "इस अवधि में किसी ने न नौकरी देखी, न आवेदन किया।",
  byDay: "हर दिन",
  day: "दिन",
  dayOf: (day) => format.calendarDate(day),
  todaySoFar: (day) => `${format.calendarDate(day)}, अब तक`,
  shortDayOf: (day) => format.calendarShortDay(day),
  span: (from, to) => format.calendarSpan(from, to),
  answerInDays: "पहला जवाब, आवेदन के आम तौर पर कितने दिन बाद",
  answerInHours: "पहला जवाब, आवेदन के आम तौर पर कितने घंटे बाद",
  answers: "पहले जवाब का समय",
  answersHint: "आवेदन खोलना अभी जवाब नहीं है।",
  rejections: "मना करने की वजहें",
  rejectionsHint: "जो आवेदन ‘नहीं चुने गए’ में हैं। इसे सिर्फ़ आपकी कंपनी देखती है।",
  reason: "वजह",
  answeredAfter: "पहला जवाब कब",
  daysBetween,
  unanswered: "अभी कोई जवाब नहीं",
  figure: "आँकड़ा",
  mostJobs: (shown, all) => `${format.count(all)} में से पहली ${format.count(shown)} नौकरियाँ; तालिका में सब हैं।`,
  emptyTitle: "अभी दिखाने को कुछ नहीं",
  postings: "आपकी पोस्ट की गई नौकरियाँ",
  count: (count) => format.count(count),
};
