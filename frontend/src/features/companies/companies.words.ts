import { defineWords } from "../../shared/words";

export const companiesWords = defineWords({
  en: {
    verified: "Verified",
    notVerified: "Not verified yet",
    whatWasChecked: "What we checked",
    team: "Team",
    getVerified: "Get verified",
    verification: "Verification",
    industry: "Industry",
    employees: "People",
    headquarters: "Head office",
    website: "Website",
    replyRate: "Replies to",
    replyRateIs: (percent: number) => `${percent}% of applicants`,
    company: "Company",
    allJobs: "All jobs",
    blocked: (name: string) => `${name} is blocked: nobody finds it or its jobs, and nobody can post for it.`,
    blockReason: (reason: string) => `Reason: ${reason}`,
    editPage: "Edit this page",
    about: "About",
    atAGlance: "At a glance",
    noAbout: (name: string) => `${name} has not written about itself yet.`,
    firstReply: "First reply",
    firstReplyWithin: (days: number) => `usually within ${days === 1 ? "a day" : `${days} days`}`,
  },
});
