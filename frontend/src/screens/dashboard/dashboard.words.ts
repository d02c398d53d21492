import { defineWords } from "../../shared/words";

export const dashboardWords = defineWords({
  en: {
    dashboard: "Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
    quickActions: "Quick Actions",
    findJobs: "Find Jobs",
    findJobsHint: "Search by title, skill and place",
    profile: "My Profile",
    profileHint: "What employers see of you",
    settings: "Settings",
    settingsHint: "Password, e-mail and your data",
    account: "Your account",
    email: "Email",
    role: "Role",
    plan: "Plan",
    emailPending: "Not verified yet",
  },
});
