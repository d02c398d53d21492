import { defineWords } from "../../shared/words";

export const careerScreenWords = defineWords("career-screen", {
  en: {
    careersAt: (name: string) => `Careers at ${name}`,
    page: "Careers",
    about: (name: string) => `About working at ${name}`,
    search: "Search these jobs by title or place",
    loadFailed: "The page could not be loaded.",
    notFoundEyebrow: "Not found",
    notFoundTitle: "This page is not here",
    notFound: "The company may have taken it back, or the address may be mistyped.",
    findJobs: "Find jobs",
    editTitle: "Career Page",
    notVerified: "Only verified companies can have a career page, so that nobody makes one in your name.",
    getVerified: "Get verified",
  },
});
