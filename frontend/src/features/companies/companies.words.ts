import { defineWords } from "../../shared/words";

export const companiesWords = defineWords({
  en: {
    verified: "Verified",
    notVerified: "Not verified yet",
    industry: "Industry",
    employees: "People",
    headquarters: "Head office",
    website: "Website",
  },
});
