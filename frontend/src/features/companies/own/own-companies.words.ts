import { defineWords } from "../../../shared/words";

export const ownCompaniesWords = defineWords("own-companies", {
  en: {
    title: "Your companies",
    edit: "Edit page",
    plans: "Plans",
    plansText: "A plan decides how many people a team can have.",
  },
});
