import { defineWords } from "../../shared/words";

export const dashboardWords = defineWords({
  en: {
    dashboard: "Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
    quickActions: "Quick Actions",
    findJobs: "Find Jobs",
    findJobsHint: "Search by title, skill and place",
    account: "Your account",
    email: "Email",
    role: "Role",
    plan: "Plan",
    emailPending: "Not verified yet",
  },
});
