import { telugu as clientWords } from "@job-portal/protocol/client.words.te";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const telugu: HeadWords = {
  home: "హోమ్",
  jobs: "ఉద్యోగాలు",
  portal: "భారతీయ నగరాల్లో మీ దగ్గర్లోనే ఉద్యోగాలు",
  plain: "భారతీయ నగరాల్లో మీ దగ్గర్లోనే ఉద్యోగాలు వెతకండి. కార్డులోనే జీతం కనిపిస్తుంది.",
  privacyNotice: "గోప్యతా ప్రకటన",
  termsOfUse: "వినియోగ నిబంధనలు",
  findJobs: "ఉద్యోగాలు వెతకండి",
  jobsIn: (place) => `ఉద్యోగాలు: ${place}`,
  remoteJobs: "రిమోట్ ఉద్యోగాలు",
  list: (name) =>
    `${name ?? "భారతీయ నగరాల్లో ఉద్యోగాలు"}. ఇప్పుడున్నవి, జీతం, అనుభవం, స్కిల్స్‌తో సహా. ` + "ఉద్యోగం, కంపెనీ, ఊరి పేరుతో వెతకండి.",
  topic: (trade, city) => {
    const jobs = trade === null ? "ఉద్యోగాలు" : `${trade} ఉద్యోగాలు`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "కంపెనీలో" : "కంపెనీల్లో"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ${total === 1 ? "ఉద్యోగం ఉంది" : "ఉద్యోగాలు ఉన్నాయి"}`;
    const paid = pay === null ? "" : ` ${pay}.`;
    return `${name}. ${companies} ${jobs}.${paid} ఒక్కోదాని జీతం, దూరం, కంపెనీ చూసి అప్లై చేయండి.`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.te,
  jobGone: "ఈ ఉద్యోగం ఇక్కడ లేదు",
  mayBeFilled: "ఎవరినైనా తీసుకుని ఉండవచ్చు, మూసేసి ఉండవచ్చు, లేదా లింక్ తప్పుగా ఉండవచ్చు.",
  jobsAtCompany: (company) => `ఉద్యోగాలు: ${company}`,
  aboutCompany: (company) => `${company} తన గురించి చెప్పేది, అందులో ఇప్పుడున్న ఉద్యోగాలు.`,
  companyGone: "ఈ కంపెనీ ఇక్కడ లేదు",
  mayHaveLeft: "కంపెనీ పోర్టల్ నుండి వెళ్లిపోయి ఉండవచ్చు, లేదా లింక్ తప్పుగా ఉండవచ్చు.",
  careersAt: (company) => `కెరీర్: ${company}`,
  aboutWork: (company) => `${company}: అక్కడ పని ఎలా ఉంటుంది, ఏ ఉద్యోగాలు ఉన్నాయి.`,
  pageGone: "ఈ పేజీ ఇక్కడ లేదు",
  mayBeTakenBack: "కంపెనీ దీన్ని తీసేసి ఉండవచ్చు, లేదా లింక్ తప్పుగా ఉండవచ్చు.",
};
