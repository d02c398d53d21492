import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { seekerDashboardWords } from "./seeker-dashboard.words";

const format = formatsIn("hi");
const leftOver = (count: number) => `${count} ${count === 1 ? "बचा है" : "बचे हैं"}`;

export const words: Translated<typeof seekerDashboardWords> = {
  quickActions: "झटपट काम",
  findJobs: "नौकरी खोजें",
  profile: "मेरी प्रोफ़ाइल",
  settings: "सेटिंग",
  backToDashboard: "डैशबोर्ड पर वापस",
  createResume: "रिज़्यूमे बनाएँ",
  planName: (name) => `${name} प्लान`,
  allPlans: "सभी प्लान",
  upgrade: "बड़ा प्लान लें",
  features: "प्लान में क्या मिलता है",
  applicationsThisMonth: (resetsAt) => `${format.month(new Date(Date.parse(resetsAt) - 1))} के आवेदन`,
  usedOf: (used, limit) => (limit === null ? `${used}` : `${limit} में से ${used}`),
  unlimited: "जितने चाहें।",
  left: (remaining, resetsAt) =>
    `${remaining === 0 ? "एक भी नहीं बचा" : leftOver(remaining)}। ${format.day(resetsAt)} से फिर नए मिलेंगे।`,
  templates: "रिज़्यूमे के टेम्प्लेट",
  templatesLeft: (remaining) =>
    remaining === 0 ? "इस प्लान में एक भी नहीं बचा।" : `इस प्लान में ${leftOver(remaining)}।`,
  recommended: "आपके लिए सही नौकरियाँ",
  recommendedHint: "अपने लिए सही नौकरियाँ देखने के लिए प्रोफ़ाइल में अपना पद और शहर जोड़ें।",
  completeProfile: "प्रोफ़ाइल पूरी करें",
};
