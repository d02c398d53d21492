import { kannada as clientWords } from "@job-portal/protocol/client.words.kn";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const kannada: HeadWords = {
  home: "ಮುಖಪುಟ",
  jobs: "ಕೆಲಸಗಳು",
  portal: "ಭಾರತದ ನಗರಗಳಲ್ಲಿ ನಿಮ್ಮ ಹತ್ತಿರದಲ್ಲೇ ಕೆಲಸಗಳು",
  plain: "ಭಾರತದ ನಗರಗಳಲ್ಲಿ ನಿಮ್ಮ ಹತ್ತಿರದಲ್ಲೇ ಕೆಲಸ ಹುಡುಕಿ. ಕಾರ್ಡ್‌ನಲ್ಲೇ ಸಂಬಳ ಕಾಣುತ್ತದೆ.",
  privacyNotice: "ಗೌಪ್ಯತಾ ಸೂಚನೆ",
  termsOfUse: "ಬಳಕೆಯ ನಿಯಮಗಳು",
  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  jobsIn: (place) => `ಕೆಲಸಗಳು: ${place}`,
  remoteJobs: "ರಿಮೋಟ್ ಕೆಲಸಗಳು",
  list: (name) =>
    `${name ?? "ಭಾರತದ ನಗರಗಳಲ್ಲಿ ಕೆಲಸಗಳು"}. ಈಗ ಖಾಲಿ ಇರುವವು, ಸಂಬಳ, ಅನುಭವ, ಕೌಶಲ್ಯಗಳ ವಿವರ ಸಹಿತ. ` +
    "ಹುದ್ದೆ, ಕಂಪನಿ ಮತ್ತು ಸ್ಥಳದಿಂದ ಹುಡುಕಿ.",
  topic: (trade, city) => {
    const jobs = trade === null ? "ಕೆಲಸಗಳು" : `${trade} ಕೆಲಸಗಳು`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "ಕಂಪನಿಯಲ್ಲಿ" : "ಕಂಪನಿಗಳಲ್ಲಿ"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ${total === 1 ? "ಕೆಲಸ ಖಾಲಿ ಇದೆ" : "ಕೆಲಸಗಳು ಖಾಲಿ ಇವೆ"}`;
    const paid = pay === null ? "" : ` ${pay}.`;
    return `${name}. ${companies} ${jobs}.${paid} ಪ್ರತಿಯೊಂದರ ಸಂಬಳ, ದೂರ, ಕಂಪನಿ ನೋಡಿ ಅರ್ಜಿ ಹಾಕಿ.`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.kn,
  jobGone: "ಈ ಕೆಲಸ ಇಲ್ಲಿಲ್ಲ",
  mayBeFilled: "ಹುದ್ದೆ ಭರ್ತಿಯಾಗಿರಬಹುದು, ಮುಚ್ಚಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು.",
  jobsAtCompany: (company) => `ಕೆಲಸಗಳು: ${company}`,
  aboutCompany: (company) => `${company} ತನ್ನ ಬಗ್ಗೆ ಹೇಳುವುದು, ಮತ್ತು ಅಲ್ಲಿ ಈಗ ಖಾಲಿ ಇರುವ ಕೆಲಸಗಳು.`,
  companyGone: "ಈ ಕಂಪನಿ ಇಲ್ಲಿಲ್ಲ",
  mayHaveLeft: "ಕಂಪನಿ ಪೋರ್ಟಲ್ ಬಿಟ್ಟಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು.",
  careersAt: (company) => `ಉದ್ಯೋಗಾವಕಾಶಗಳು: ${company}`,
  aboutWork: (company) => `${company}: ಅಲ್ಲಿ ಕೆಲಸ ಮಾಡುವುದು ಹೇಗಿರುತ್ತದೆ, ಯಾವ ಕೆಲಸಗಳು ಖಾಲಿ ಇವೆ.`,
  pageGone: "ಈ ಪುಟ ಇಲ್ಲಿಲ್ಲ",
  mayBeTakenBack: "ಕಂಪನಿ ಇದನ್ನು ತೆಗೆದಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು.",
};
