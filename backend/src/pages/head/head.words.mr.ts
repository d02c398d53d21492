import { marathi as clientWords } from "@job-portal/protocol/client.words.mr";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const marathi: HeadWords = {
  home: "होम",
  jobs: "नोकऱ्या",
  portal: "भारतातील शहरांमध्ये तुमच्या जवळच्या नोकऱ्या",
  plain: "भारतातील शहरांमध्ये तुमच्या जवळ नोकरी शोधा. पगार कार्डवरच दिसतो.",
  privacyNotice: "प्रायव्हसी नोटिस",
  termsOfUse: "वापराच्या अटी",
  findJobs: "नोकरी शोधा",
  jobsIn: (place) => `${place} येथील नोकऱ्या`,
  remoteJobs: "रिमोट नोकऱ्या",
  list: (name) =>
    `${name ?? "भारतातील शहरांमधील नोकऱ्या"}. आत्ता खुल्या असलेल्या, पगार, अनुभव आणि कौशल्यांसह. ` +
    "पद, कंपनी आणि ठिकाणानुसार शोधा.",
  topic: (trade, city) =>
    [city !== null && `${city} येथे`, trade !== null && trade, "नोकऱ्या"].filter(Boolean).join(" "),
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "कंपनीत" : "कंपन्यांमध्ये"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ${total === 1 ? "खुली नोकरी" : "खुल्या नोकऱ्या"}`;
    const paid = pay === null ? "" : ` ${pay}.`;
    return `${name}: ${companies} ${jobs}.${paid} प्रत्येकीचा पगार, अंतर आणि कंपनी पाहा आणि अर्ज करा.`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.mr,
  jobGone: "ही नोकरी इथे नाही",
  mayBeFilled: "ती भरली किंवा बंद झाली असेल, किंवा पत्ता चुकीचा लिहिला असेल.",
  jobsAtCompany: (company) => `${company} येथील नोकऱ्या`,
  aboutCompany: (company) => `${company} यांची स्वतःबद्दलची माहिती, आणि त्यांच्या खुल्या नोकऱ्या.`,
  companyGone: "ही कंपनी इथे नाही",
  mayHaveLeft: "कंपनीने पोर्टल सोडले असेल, किंवा पत्ता चुकीचा लिहिला असेल.",
  careersAt: (company) => `${company} येथे करिअर`,
  aboutWork: (company) => `${company} येथे काम करणे कसे असते, आणि तिथल्या खुल्या नोकऱ्या.`,
  pageGone: "हे पेज इथे नाही",
  mayBeTakenBack: "कंपनीने ते काढून टाकले असेल, किंवा पत्ता चुकीचा लिहिला असेल.",
};
