import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const seekerDashboardWords = defineWords("seeker-dashboard", {
  en: {
    quickActions: "Quick Actions",
    findJobs: "Find Jobs",
    profile: "My Profile",
    settings: "Settings",
    backToDashboard: "Back to Dashboard",
    createResume: "Create Resume",
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
    recommended: "Jobs that suit you",
    recommendedHint: "Add your job title and city to your profile to see jobs that suit you.",
    completeProfile: "Complete your profile",
  },
});
