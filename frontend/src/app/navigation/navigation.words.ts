import { defineWords } from "../../shared/words";

export const navigationWords = defineWords("navigation", {
  en: {
    home: "Home",
    brandHome: "JobPortal, home",
    mainNavigation: "Main",
    findJobs: "Find Jobs",
    postJob: "Post a Job",
    dashboard: "Dashboard",
    signIn: "Sign In",
    register: "Register",
    logout: "Logout",
    accountMenu: "Account menu",
    accountMenuOf: (name: string) => `Account menu: ${name}`,
    openMenu: "Open menu",
    menu: "Menu",
    phoneBar: "Shortcuts",
    jobs: "Jobs",
    saved: "Saved",
    applications: "Applications",
    profile: "Profile",
    alerts: "Job Alerts",
    settings: "Settings",
  },
});
