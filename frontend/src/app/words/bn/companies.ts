import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["companies"] = {
  verified: "ভেরিফায়েড",
  notVerified: "এখনও ভেরিফায়েড নয়",
  whatWasChecked: "আমরা যা যাচাই করেছি",
  team: "টিম",
  getVerified: "ভেরিফায়েড হোন",
  verification: "ভেরিফিকেশন",
  industry: "শিল্পক্ষেত্র",
  employees: "কর্মী",
  headquarters: "হেড অফিস",
  website: "ওয়েবসাইট",
  replyRate: "উত্তর দেয়",
  replyRateIs: (percent) => `${percent}% আবেদনকারীকে`,
  company: "কোম্পানি",
  allJobs: "সব চাকরি",
  blocked: (name) =>
    `${name} ব্লক করা হয়েছে: কেউ এই কোম্পানি বা তার চাকরি দেখতে পান না, এর হয়ে কেউ চাকরি পোস্টও করতে পারেন না।`,
  blockReason: (reason) => `কারণ: ${reason}`,
  careerPage: "কেরিয়ার পেজ",
  moreOf: "কতটা উত্তর দেয়, কী কী যাচাই হয়েছে",
  editPage: "এই পেজ এডিট করুন",
  about: "কোম্পানির কথা",
  atAGlance: "এক নজরে",
  noAbout: (name) => `${name} এখনও নিজেদের কথা লেখেনি।`,
  firstReply: "প্রথম উত্তর",
  firstReplyWithin: (days) => `সাধারণত ${days === 1 ? "এক" : days} দিনের মধ্যে`,
};
