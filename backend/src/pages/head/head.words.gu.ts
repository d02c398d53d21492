import { gujarati as clientWords } from "@job-portal/protocol/client.words.gu";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const gujarati: HeadWords = {
  home: "હોમ",
  jobs: "નોકરીઓ",
  portal: "ભારતનાં શહેરોમાં તમારી નજીક નોકરીઓ",
  plain: "ભારતનાં શહેરોમાં તમારી નજીક નોકરી શોધો. કાર્ડ પર જ પગાર દેખાય છે.",
  privacyNotice: "પ્રાઇવસી નોટિસ",
  termsOfUse: "વપરાશની શરતો",
  findJobs: "નોકરી શોધો",
  jobsIn: (place) => `નોકરીઓ: ${place}`,
  remoteJobs: "રિમોટ નોકરીઓ",
  list: (name) =>
    `${name ?? "ભારતનાં શહેરોમાં નોકરીઓ"}. હમણાં ખુલ્લી છે, પગાર, અનુભવ અને સ્કિલ્સની જાણ સાથે. ` +
    "નોકરીનું નામ, કંપની અને સ્થળથી શોધો.",
  topic: (trade, city) => {
    const jobs = trade === null ? "નોકરીઓ" : `${trade} નોકરીઓ`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "કંપનીમાં" : "કંપનીઓમાં"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ખુલ્લી ${total === 1 ? "નોકરી" : "નોકરીઓ"}`;
    const paid = pay === null ? "" : ` ${pay}.`;
    return `${name}. ${companies} ${jobs}.${paid} દરેકનો પગાર, અંતર અને કંપની જુઓ અને અરજી કરો.`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.gu,
  jobGone: "આ નોકરી અહીં નથી",
  mayBeFilled: "જગ્યા ભરાઈ ગઈ હોઈ શકે, નોકરી બંધ થઈ હોઈ શકે, અથવા એડ્રેસ ખોટું લખાયું હોઈ શકે.",
  jobsAtCompany: (company) => `નોકરીઓ: ${company}`,
  aboutCompany: (company) => `${company}: કંપની પોતાના વિશે શું કહે છે, અને હમણાં ખુલ્લી નોકરીઓ.`,
  companyGone: "આ કંપની અહીં નથી",
  mayHaveLeft: "કંપનીએ પોર્ટલ છોડી દીધું હોઈ શકે, અથવા એડ્રેસ ખોટું લખાયું હોઈ શકે.",
  careersAt: (company) => `કરિયર: ${company}`,
  aboutWork: (company) => `${company}: ત્યાં કામ કરવું કેવું છે, અને કઈ નોકરીઓ ખુલ્લી છે.`,
  pageGone: "આ પેજ અહીં નથી",
  mayBeTakenBack: "કંપનીએ તેને પાછું લઈ લીધું હોઈ શકે, અથવા એડ્રેસ ખોટું લખાયું હોઈ શકે.",
};
