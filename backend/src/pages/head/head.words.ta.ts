import { tamil as clientWords } from "@job-portal/protocol/client.words.ta";
import { PAY_TOLD } from "../../modules/jobs/reading/pay-told";
import { inWords } from "../../text/text.rules";
import type { HeadWords } from "./head.words";

export const tamil: HeadWords = {
  home: "முகப்பு",
  jobs: "வேலைகள்",
  portal: "இந்திய நகரங்களில் உங்கள் அருகிலேயே வேலைகள்",
  plain: "இந்திய நகரங்களில் உங்கள் அருகிலேயே வேலை தேடுங்கள். கார்டிலேயே சம்பளம் தெரியும்.",
  privacyNotice: "தனியுரிமை அறிவிப்பு",
  termsOfUse: "பயன்பாட்டு விதிமுறைகள்",
  findJobs: "வேலை தேடுங்கள்",
  jobsIn: (place) => `வேலைகள்: ${place}`,
  remoteJobs: "ரிமோட் வேலைகள்",
  list: (name) =>
    `${name ?? "இந்திய நகரங்களில் வேலைகள்"}. இப்போது திறந்துள்ளவை, சம்பளம், அனுபவம், திறன்களுடன். ` +
    "வேலை, நிறுவனம், இடத்தை வைத்துத் தேடுங்கள்.",
  topic: (trade, city) => {
    const jobs = trade === null ? "வேலைகள்" : `${trade} வேலைகள்`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  topicFigures: (name, { total, isTotalCapped, companyCount, pay }) => {
    const companies = `${inWords(companyCount)} ${companyCount === 1 ? "நிறுவனத்தில்" : "நிறுவனங்களில்"}`;
    const jobs = `${inWords(total)}${isTotalCapped ? "+" : ""} ${total === 1 ? "வேலை உள்ளது" : "வேலைகள் உள்ளன"}`;
    const paid = pay === null ? "" : ` ${pay}.`;
    return `${name}. ${companies} ${jobs}.${paid} ஒவ்வொன்றின் சம்பளம், தூரம், நிறுவனத்தைப் பார்த்து விண்ணப்பியுங்கள்.`;
  },
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  pay: PAY_TOLD.ta,
  jobGone: "இந்த வேலை இங்கே இல்லை",
  mayBeFilled: "ஆள் எடுத்திருக்கலாம், மூடப்பட்டிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம்.",
  jobsAtCompany: (company) => `வேலைகள்: ${company}`,
  aboutCompany: (company) => `${company} தன்னைப் பற்றிச் சொல்வதும், அதில் இப்போதுள்ள வேலைகளும்.`,
  companyGone: "இந்த நிறுவனம் இங்கே இல்லை",
  mayHaveLeft: "நிறுவனம் போர்ட்டலை விட்டுச் சென்றிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம்.",
  careersAt: (company) => `வேலைவாய்ப்புகள்: ${company}`,
  aboutWork: (company) => `${company}: அங்கே வேலை செய்வது எப்படி இருக்கும், என்ன வேலைகள் உள்ளன.`,
  pageGone: "இந்தப் பக்கம் இங்கே இல்லை",
  mayBeTakenBack: "நிறுவனம் இதை நீக்கியிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம்.",
};
