import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminDashboardWords } from "./admin-dashboard.words";

const format = formatsIn("hi");

/** How many wait; there may be more where it is capped. */
type Count = Parameters<Translated<typeof adminDashboardWords>["flaggedJobs"]>[0];

const textOf = ({ total, isTotalCapped }: Count) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (count: Count) => (count.total === 1 ? "नौकरी" : "नौकरियाँ");

export const words: Translated<typeof adminDashboardWords> = {
  figures: "आँकड़े",
  totalUsers: "कुल यूज़र",
  activeCompanies: "चालू कंपनियाँ",
  activeJobs: "खुली नौकरियाँ",
  premiumUsers: "Premium यूज़र",
  recentUsers: "नए यूज़र",
  recentJobs: "नई नौकरियाँ",
  allUsers: "सभी यूज़र",
  allJobs: "सभी नौकरियाँ",
  noUsers: "अभी किसी ने खाता नहीं बनाया।",
  noJobs: "अभी कोई नौकरी पोस्ट नहीं हुई।",
  waiting: "आपका इंतज़ार है",
  nothingWaits: "आपके लिए कुछ बाकी नहीं है।",
  flaggedJobs: (count) => `शिकायत वाली ${textOf(count)} ${jobs(count)}`,
  heldJobs: (count) => `रुकी हुई ${textOf(count)} ${jobs(count)}`,
  verifications: (count) => `${textOf(count)} ने जाँच माँगी है`,
  grievances: (count, late) =>
    `${textOf(count)} ${count.total === 1 ? "शिकायत" : "शिकायतें"}${late.total > 0 ? `, ${textOf(late)} में देर` : ""}`,
  breaches: (count, hours) => `डेटा के ${textOf(count)} उल्लंघन बोर्ड को बताने हैं, ${hours}`,
  messages: (count) => `${textOf(count)} मैसेज जाँचने हैं`,
  planRequests: (count) => `प्लान के ${textOf(count)} अनुरोध`,
  owedPayments: (count) => `${textOf(count)} भुगतान वापस करने हैं`,
  auditMeaning: "खाते, प्लान, कंपनी या नौकरी का हर बदलाव लिखा जाता है।",
  growth: "बढ़त",
  newUsers: "नए यूज़र",
  jobsPosted: "पोस्ट हुई नौकरियाँ",
  applications: "आवेदन",
  byWeek: (weeks) => `हर हफ़्ते, पिछले ${weeks} हफ़्ते।`,
  week: "हफ़्ता",
  noGrowth: "इन हफ़्तों में अभी कुछ नहीं हुआ।",
  count: (count) => format.count(count),
  shortDayOf: (day) => format.calendarShortDay(day),
  weekOf: (from, to) => format.calendarSpan(from, to),
  auditLog: "ऑडिट लॉग",
};
