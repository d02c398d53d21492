import { defineWords } from "../../shared/words";

export const companyScreenWords = defineWords("company-screen", {
  en: {
    jobsAt: (name: string) => `Jobs at ${name}`,
    company: "Company",
    loadFailed: "The company could not be loaded.",
    notFoundEyebrow: "Not found",
    notFoundTitle: "This company is not here",
    notFound: "It may have left the portal, or the address may be mistyped.",
    editTitle: "Edit Company Page",
    findJobs: "Find jobs",
    backToHome: "Back to Home",
  },
});
