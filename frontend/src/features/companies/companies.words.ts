import { defineWords } from "../../shared/words";

export const companiesWords = defineWords({
  en: {
    verified: "Verified",
    notVerified: "Not verified yet",
    industry: "Industry",
    employees: "People",
    headquarters: "Head office",
    website: "Website",
    replyRate: "Replies to",
    replyRateIs: (percent: number) => `${percent}% of applicants`,
    firstReply: "First reply",
    firstReplyWithin: (days: number) => `usually within ${days === 1 ? "a day" : `${days} days`}`,
  },
});
