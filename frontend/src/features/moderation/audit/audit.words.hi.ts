import type { AuditAction, AuditSubject } from "@job-portal/protocol/audit";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { auditWords } from "./audit.words";

const format = formatsIn("hi");

/** By the server's name of the act; of a former release's the name itself is shown. */
const actions: Readonly<Partial<Record<string, string>>> = {
  "account.role": "भूमिका बदली",
  "account.status": "स्थिति बदली",
  "account.email": "ईमेल पता बदला",
  "account.second-factor": "ऑथेंटिकेटर ऐप बदला",
  "account.delete": "खाता मिटाया",
  "subscription.plan": "प्लान बदला",
  "subscription.request": "प्लान का अनुरोध",
  "subscription.schedule": "प्लान का बदलाव तय हुआ",
  "company.create": "कंपनी बनी",
  "company.update": "कंपनी बदली",
  "company.verify": "जाँच की स्थिति बदली",
  "company.status": "कंपनी ब्लॉक हुई या ब्लॉक हटा",
  "company.merge": "कंपनियाँ मिलाई गईं",
  "company.check": "कंपनी जाँची",
  "company.document": "कंपनी का काग़ज़ पढ़ा",
  "company.invite": "कंपनी की टीम में बुलाया",
  "company.member": "कंपनी की टीम बदली",
  "company.api-key": "API key बनी या हटाई गई",
  "company.webhook": "Webhook बदला",
  "company.verification": "जाँच का फ़ैसला या अंत",
  "breach.create": "डेटा का उल्लंघन दर्ज हुआ",
  "breach.report": "बोर्ड को उल्लंघन बताया गया",
  "breach.tell": "लोगों को उल्लंघन बताया गया",
  "breach.update": "उल्लंघन की जानकारी बदली गई",
  "grievance.answer": "शिकायत का जवाब",
  "job.import": "नौकरियाँ फ़ाइल से आईं",
  "job.import-withdrawal": "फ़ाइल से आई नौकरियाँ वापस ली गईं",
  "job.review": "नौकरी देखी गई",
  "message.file": "मैसेज की फ़ाइल पढ़ी",
  "message.review": "मैसेज देखा गया",
  "person.answer": "बुलावे का जवाब",
  "nominee.create": "नॉमिनी बनाया गया",
  "nominee.update": "नॉमिनी बदला गया",
  "nominee.remove": "नॉमिनी हटाया गया",
  "person.findable": "कंपनियों की खोज चालू या बंद",
  "person.invite": "नौकरी के लिए बुलाया",
  "person.look": "कंपनी ने कार्ड खोला",
  "job.manager": "नौकरी का हायरिंग मैनेजर बदला",
  "job.feed": "नौकरियों की फ़ीड बदली",
  "job.status": "नौकरी की स्थिति बदली",
  "job.update": "नौकरी बदली",
  "search-word.create": "खोज का शब्द जुड़ा",
  "search-word.remove": "खोज का शब्द हटा",
  "search-word.update": "खोज का शब्द बदला",
} satisfies Record<AuditAction, string>;

const subjects: Readonly<Partial<Record<string, string>>> = {
  account: "खाता",
  breach: "उल्लंघन",
  company: "कंपनी",
  job: "नौकरी",
  "search-word": "खोज का शब्द",
} satisfies Record<AuditSubject, string>;

/** By the server's name of what stood or stands there; of others the name itself is shown. */
const facts: Readonly<Record<string, string>> = {
  changesAt: "कब से",
  created: "बनी नौकरियाँ",
  dismissedReports: "ख़ारिज शिकायतें",
  factor: "दूसरा प्रमाण",
  fields: "बदले हिस्से",
  breach: "उल्लंघन नं.",
  people: "लोग",
  grievance: "शिकायत नं.",
  mergedIntoId: "किसमें मिलाई",
  messageId: "मैसेज",
  nextPlan: "अगला प्लान",
  openUntil: "कब तक खुली",
  rules: "मिले नियम",
  settledReports: "निपटी शिकायतें",
  slug: "पता",
  plan: "प्लान",
  reason: "वजह",
  role: "भूमिका",
  status: "स्थिति",
};

/** By the server's word for it; of others the word itself is shown. */
const values: Readonly<Record<string, string>> = {
  authenticator: "ऑथेंटिकेटर ऐप",
  jobseeker: "नौकरी ढूँढने वाला",
  employer: "कंपनी",
  admin: "एडमिन",
  active: "चालू",
  blocked: "ब्लॉक",
  verified: "वेरिफ़ाइड",
  unverified: "वेरिफ़ाइड नहीं",
  headquarters: "मुख्य ऑफ़िस",
  logoId: "लोगो",
  workMode: "काम कहाँ से",
  "awaiting-payment": "भुगतान का इंतज़ार",
  TRADE: "पेशा",
  SKILL: "स्किल",
  LEVEL: "स्तर",
  WORD: "शब्द",
  NONE: "शब्द-समूह जिसका अपना मतलब नहीं",
  free: "Free",
  paid: "Paid",
  premium: "Premium",
};

const TIME = /^\d{4}-\d\d-\d\dT/;

/** What stands there in words: times as times in India, several fields with commas between them. */
function valueOf(name: string, value: string): string {
  if (TIME.test(value)) return format.dateTime(value);
  if (name === "reason") return value;
  const parts = name === "fields" ? value.split(" ") : [value];
  return parts.map((part) => values[part] ?? part).join(", ");
}

export const words: Translated<typeof auditWords> = {
  table: "ऑडिट लॉग",
  actor: "किसने",
  action: "काम",
  subject: "किस पर",
  change: "क्या बदला",
  timeOf: (at) => format.dateTime(at),
  actionOf: (action, isFirst) =>
    action === "job.status" && isFirst ? "नौकरी पोस्ट हुई" : (actions[action] ?? action),
  subjectOf: (type) => subjects[type] ?? type,
  portal: "खुद पोर्टल",
  gone: "मिटाया गया खाता",
  fact: (name) => facts[name] ?? name,
  valueOf,
  nothing: "कुछ नहीं",
  becomes: "बदलकर",
};
