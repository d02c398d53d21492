import { defineWords } from "../../shared/words";

export const notYourCompanyWords = defineWords("not-your-company", {
  en: {
    title: "Company not found",
    notYours: "It is not among the companies you act for.",
    leftOutTitle: "Not part of your role",
    leftOut: "This page is not part of your role in this company. An owner can give you another role.",
    toPostings: "To Job Postings",
  },
});
