import { defineWords } from "../../shared/words";

export const shellWords = defineWords("shell", {
  en: {
    navigation: "Dashboard",
    dashboard: "Dashboard",
    jobPostings: "Job Postings",
    candidates: "Candidates",
    interviews: "Interviews",
    people: "Find People",
    messages: "Messages",
    analytics: "Analytics",
    company: "Company",
    users: "Users",
    companies: "Companies",
    jobs: "Jobs",
    verification: "Verification",
    searchWords: "Search Words",
    payments: "Payments",
    grievances: "Grievances",
    breaches: "Breaches",
    auditLog: "Audit Log",
    collapse: "Collapse",
    expand: "Expand menu",
    profile: "Profile",
    settings: "Settings",
    logout: "Logout",
  },
});
