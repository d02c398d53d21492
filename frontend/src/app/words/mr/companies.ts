import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["companies"] = {
  verified: "व्हेरिफाइड",
  notVerified: "अजून व्हेरिफाइड नाही",
  whatWasChecked: "आम्ही काय तपासले",
  team: "टीम",
  getVerified: "व्हेरिफाय करून घ्या",
  verification: "व्हेरिफिकेशन",
  industry: "क्षेत्र",
  employees: "कर्मचारी",
  headquarters: "मुख्य ऑफिस",
  website: "वेबसाइट",
  replyRate: "उत्तर देते",
  replyRateIs: (percent) => `${percent}% अर्जदारांना`,
  company: "कंपनी",
  allJobs: "सर्व नोकऱ्या",
  blocked: (name) =>
    `${name} ही कंपनी ब्लॉक आहे: ती आणि तिच्या नोकऱ्या कोणालाही दिसत नाहीत, आणि तिच्यासाठी कोणी नोकरी पोस्ट करू शकत नाही.`,
  blockReason: (reason) => `कारण: ${reason}`,
  careerPage: "करिअर पेज",
  moreOf: "कंपनी उत्तर कसे देते, आणि काय तपासले",
  editPage: "हे पेज बदला",
  about: "कंपनीबद्दल",
  atAGlance: "थोडक्यात",
  noAbout: (name) => `${name} यांनी अजून स्वतःबद्दल लिहिलेले नाही.`,
  firstReply: "पहिले उत्तर",
  firstReplyWithin: (days) => `सहसा ${days === 1 ? "एका दिवसात" : `${days} दिवसांत`}`,
};
