import { defineWords } from "../../../shared/words";

export const ownCompaniesWords = defineWords("own-companies", {
  en: {
    screen: "Company",
    none: "No company yet",
    noneHint: "Your company appears here once you post its first job or accept a colleague’s invitation.",
    postJob: "Post a Job",
    title: "Your companies",
    edit: "Edit page",
    plans: "Plans",
    plansText: "A plan decides how many people a team can have.",
  },
});
