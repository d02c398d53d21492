import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { adminUserWords } from "./admin-user.words";

const format = formatsIn("hi");

const counted = (name: string, count: number, isCapped = false) =>
  `${name} ${format.count(count)}${isCapped ? "+" : ""}`;

export const words: Translated<typeof adminUserWords> = {
  title: "यूज़र",
  users: "यूज़र",
  nobody: "ऐसा कोई यूज़र नहीं",
  nobodyHint: "शायद उन्होंने अपना खाता मिटा दिया।",
  facts: (role, joined) => `${role} · ${format.date(joined)} को जुड़े`,
  account: "खाता",
  email: "ईमेल",
  name: "नाम",
  notGiven: "नहीं दिया",
  role: "भूमिका",
  plan: "प्लान",
  joined: "कब जुड़े",
  lastActive: "आख़िरी बार कब आए",
  nominee: "नॉमिनी",
  blocked: "ब्लॉक क्यों हैं",
  companies: "किन कंपनियों में",
  jobs: (count) => counted("नौकरियाँ", count),
  applications: (count) => counted("आवेदन", count),
  reports: (count) => counted("शिकायतें", count),
  reportedByThem: "इनकी शिकायत",
  reportedByOthers: "किसी और की शिकायत",
  comment: (comment) => `‘${comment}’`,
  audit: (count, isCapped) => counted("खाते के साथ क्या हुआ", count, isCapped),
  acts: (count, isCapped) => counted("इन्होंने क्या किया", count, isCapped),
  aboutThem: "खाते के साथ क्या हुआ",
  byThem: "इन्होंने क्या किया",
  none: "अभी कुछ नहीं।",
  dateOf: (at) => format.date(at),
  dayOf: (day) => format.calendarDate(day),
};
