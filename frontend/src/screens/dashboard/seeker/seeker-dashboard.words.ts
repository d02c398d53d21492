import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const seekerDashboardWords = defineWords({
  en: {
    quickActions: "Quick Actions",
    findJobs: "Find Jobs",
    findJobsHint: "Search by title, skill and place",
    profile: "My Profile",
    profileHint: "What employers see of you",
    settings: "Settings",
    settingsHint: "Password, e-mail and your data",
    backToDashboard: "Back to Dashboard",
    createResume: "Create Resume",
    createResumeHint: "Four steps, about ten minutes",
    planName: (name: string) => `${name} plan`,
    allPlans: "All plans",
    upgrade: "Upgrade Plan",
    features: "What the plans include",
    /** The month that ends when the next one's limit begins. */
    applicationsThisMonth: (resetsAt: string) =>
      `Applications in ${format.month(new Date(Date.parse(resetsAt) - 1))}`,
    usedOf: (used: number, limit: number | null) => (limit === null ? `${used}` : `${used} of ${limit}`),
    unlimited: "As many as you like.",
    left: (remaining: number, resetsAt: string) =>
      `${remaining === 0 ? "None" : remaining} left. Starts again on ${format.day(resetsAt)}.`,
    templates: "Resume templates",
    templatesLeft: (remaining: number) => `${remaining === 0 ? "None" : remaining} left on this plan.`,
    recommended: "Recommended for you",
    recommendedHint: "Tell us your professional title and place, and jobs that fit stand here.",
    completeProfile: "Complete your profile",
  },
});
