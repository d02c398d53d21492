import { defineWords } from "../../../shared/words";

export const ownCompaniesWords = defineWords("own-companies", {
  en: {
    screen: "Company",
    none: "No company yet",
    noneHint: "A company comes with its first job, or with a colleague’s invitation.",
    postJob: "Post a Job",
    title: "Your companies",
    edit: "Edit page",
    plans: "Plans",
    plansText: "A plan decides how many people a team can have.",
  },
});
