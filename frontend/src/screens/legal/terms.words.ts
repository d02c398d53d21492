import { defineWords } from "../../shared/words";

export const termsWords = defineWords("terms", {
  en: {
    title: "Terms of use",
    lead: "What we offer, and what we ask of you.",
    sections: [
      {
        title: "The portal",
        items: [
          "We bring together people who look for work and companies that hire. We are not a party to a job contract.",
          "You must be 18 or older to have an account.",
        ],
      },
      {
        title: "If you look for work",
        items: [
          "Searching and applying are free. No company may ask you for money for a job. Report it if one does.",
          "What you say of yourself must be true.",
          "You can withdraw an application, and delete your account, at any time.",
        ],
      },
      {
        title: "If you hire",
        items: [
          "Post only jobs that exist, with their real pay and place.",
          "Never ask applicants for money, for their bank details or for a deposit.",
          "Use what applicants send you to decide about this job alone, and keep it safe.",
          "Don’t turn people away because of religion, caste, sex, disability or another ground that the law forbids.",
        ],
      },
      {
        title: "What we may do",
        items: [
          "We hold back or remove a job or a message that breaks these terms, and tell its writer why.",
          "We block an account that harms others. A blocked account can ask why.",
        ],
      },
      {
        title: "Plans",
        items: [
          "The plans page says what a plan costs and has before you pay.",
          "A plan that you end runs to the end of what you paid for.",
        ],
      },
      {
        title: "Law",
        items: ["The law of India holds. If we change these terms, this page says so first."],
      },
    ],
    privacy: "What we do with your data is in the privacy notice.",
    openNotice: "Privacy notice",
  },
});
