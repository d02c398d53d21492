import { hindi as clientWords } from "@job-portal/protocol/client.words.hi";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const hindi: HeadWords = {
  home: "होम",
  jobs: "नौकरियाँ",
  portal: "भारत के शहरों में आपके आसपास की नौकरियाँ",
  plain: "भारत के शहरों में अपने आसपास नौकरी खोजें। वेतन कार्ड पर ही लिखा है।",
  privacyNotice: "प्राइवेसी नोटिस",
  termsOfUse: "इस्तेमाल की शर्तें",
  findJobs: "नौकरी खोजें",
  jobsIn: (place) => `${place} में नौकरियाँ`,
  remoteJobs: "रिमोट नौकरियाँ",
  list: (name) =>
    `${name ?? "भारत के शहरों में नौकरियाँ"} जो अभी खुली हैं। वेतन, अनुभव और स्किल के साथ। ` + "काम, कंपनी और जगह से खोजें।",
  topic: (trade, city) =>
    [city !== null && `${city} में`, trade === null ? "नौकरियाँ" : `${trade} की नौकरियाँ`]
      .filter(Boolean)
      .join(" "),
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "कंपनी" : "कंपनियों"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ${total === 1 ? "नौकरी खुली है" : "नौकरियाँ खुली हैं"}`;
    const paid = pay === null ? "" : ` ${pay}।`;
    return `${name}: ${companies} में ${jobs}।${paid} हर एक का वेतन, दूरी और कंपनी देखें और आवेदन करें।`;
  },
  jobAt: (title, company, client) =>
    client.isForClient ? `${title}, ${clientWords.posterFor(company, client)}` : `${company} में ${title}`,
  pay: PAY_TOLD.hi,
  jobGone: "यह नौकरी यहाँ नहीं है",
  mayBeFilled: "हो सकता है कि यह भर गई हो या बंद हो, या पता ग़लत लिखा हो।",
  jobsAtCompany: (company) => `${company} में नौकरियाँ`,
  aboutCompany: (company) => `${company} अपने बारे में क्या कहती है, और उसकी खुली नौकरियाँ।`,
  companyGone: "यह कंपनी यहाँ नहीं है",
  mayHaveLeft: "हो सकता है कि यह पोर्टल छोड़ चुकी हो, या पता ग़लत लिखा हो।",
  careersAt: (company) => `${company} में करियर`,
  aboutWork: (company) => `${company} में काम करना कैसा है, और उसकी खुली नौकरियाँ।`,
  pageGone: "यह पेज यहाँ नहीं है",
  mayBeTakenBack: "हो सकता है कि कंपनी ने इसे हटा लिया हो, या पता ग़लत लिखा हो।",
};
