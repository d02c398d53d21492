import { defineWords } from "../../shared/words";

export const layoutWords = defineWords("layout", {
  en: {
    skipToContent: "Skip to content",
    offline: "No network. This is what was last shown here.",

    findJobs: "Find Jobs",
    postJob: "Post a Job",
    forJobSeekers: "For Job Seekers",
    forEmployers: "For Employers",
    company: "Company",
    resources: "Resources",
    resumeBuilder: "Resume Builder",
    jobAlerts: "Job Alerts",
    candidates: "Candidates",
    pricing: "Pricing",
    solutions: "Solutions",
    about: "About",
    contact: "Contact",
    privacy: "Privacy",
    terms: "Terms",
    copyright: (year: string) => `© ${year} JobPortal. All rights reserved.`,

    panelTitle: (city: string) => `Jobs in ${city}`,
    panelSlogan: "One profile. Jobs near you, with the pay stated.",
  },
});
