import type { Translated } from "../../shared/words";
import type { companiesWords } from "./companies.words";

export const words: Translated<typeof companiesWords> = {
  verified: "वेरिफ़ाइड",
  notVerified: "अभी वेरिफ़ाइड नहीं",
  whatWasChecked: "हमने क्या जाँचा",
  team: "टीम",
  getVerified: "जाँच कराएँ",
  verification: "कंपनी की जाँच",
  industry: "किस तरह का काम",
  employees: "लोग",
  headquarters: "मुख्य ऑफ़िस",
  website: "वेबसाइट",
  replyRate: "जवाब देती है",
  replyRateIs: (percent) => `${percent}% आवेदन करने वालों को`,
  company: "कंपनी",
  allJobs: "सभी नौकरियाँ",
  blocked: (name) =>
    `${name} ब्लॉक है: यह और इसकी नौकरियाँ किसी को नहीं दिखतीं, और इसके लिए कोई नौकरी पोस्ट नहीं कर सकता।`,
  blockReason: (reason) => `वजह: ${reason}`,
  careerPage: "करियर पेज",
  moreOf: "कितना जवाब देती है, और क्या जाँचा गया",
  editPage: "यह पेज बदलें",
  about: "परिचय",
  atAGlance: "एक नज़र में",
  noAbout: (name) => `${name} ने अभी अपने बारे में नहीं लिखा है।`,
  firstReply: "पहला जवाब",
  firstReplyWithin: (days) => `आम तौर पर ${days} दिन में`,
};
