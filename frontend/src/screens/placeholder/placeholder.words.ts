import { defineWords } from "../../shared/words";

export const placeholderWords = defineWords("placeholder", {
  en: {
    title: "Coming Soon",
    backToHome: "Back to Home",
    stillBuilt: "This page is still being built.",
    search: "Looking for work? Search the open jobs.",
    savedJobs: {
      name: "Saved jobs",
      hint: "Your saved jobs are on your dashboard.",
      action: "Go to dashboard",
    },
    appliedJobs: {
      name: "Applied jobs",
      hint: "Your applications are on your dashboard.",
      action: "Go to dashboard",
    },
    pricing: {
      name: "Pricing",
      hint: "The plans have a page of their own.",
      action: "Go to plans",
    },
    resumeBuilder: {
      name: "Resume Builder",
      hint: "You can write your resume already.",
      action: "Create Resume",
    },
    postJob: {
      name: "Post a Job",
      hint: "You can post your job already.",
      action: "Post a Job",
    },
    jobAlerts: {
      name: "Job Alerts",
      hint: "Your alerts have a page of their own.",
      action: "Your Alerts",
    },
    employer: {
      name: "For Employers",
      hint: "Your postings and candidates are on your dashboard.",
      action: "Go to dashboard",
    },
    resources: "Resources",
    solutions: "Solutions",
    about: "About",
    contact: "Contact",
    privacy: "Privacy",
    terms: "Terms",
  },
});
