import { DATA_PURPOSE_TEXTS, type DataGround } from "@job-portal/protocol/data-purposes";
import { defineWords } from "../../shared/words";

const grounds: Readonly<Record<DataGround, string>> = {
  asked: "You gave it to us for this. You can take it back by removing it or deleting your account.",
  consent: "Only if you turn it on. You can turn it off in the same place at any time.",
  law: "The law asks us to keep everybody’s data safe.",
};

export const privacyNoticeWords = defineWords({
  en: {
    title: "Privacy notice",
    lead:
      "What data about you we use, why, and for how long. We write it as India’s Digital Personal Data Protection " +
      "Act 2023 asks.",
    short: "In short",
    points: [
      "We don’t sell your data, and there are no advertisements.",
      "A company sees your application only after you have sent it. Verified companies find you only if you turn " +
        "that on.",
      "You can download all of your data, correct it, and delete your account at any time, by yourself.",
    ],
    purposes: "What we use, and why",
    texts: DATA_PURPOSE_TEXTS,
    what: "Data",
    why: "Why",
    ground: "Why we may",
    grounds,
    period: "How long",
    whoElse: "Who else gets it",
    others: [
      "Companies that you apply to get what you send them.",
      "Google’s Firebase checks your password and keeps your email address for signing in.",
      "Courts and authorities get what the law makes us give them.",
    ],
    rights: "Your rights",
    rightsList: [
      "See and take away: “Export My Data” in the settings has all that we keep about you.",
      "Correct: your profile and resumes can be changed at any time.",
      "Erase: “Delete My Account” in the settings removes your data at once, as the list above says.",
      "Withdraw: what you turned on, you turn off in the same place, with one tap.",
    ],
    settings: "Open settings",
    complain: "If something is wrong",
    complainText: (email: string) =>
      `Write to ${email} first. If our answer doesn’t help, you can complain to the Data Protection Board of India.`,
    complainWithout:
      "Tell us first. If our answer doesn’t help, you can complain to the Data Protection Board of India.",
    children: "Below 18",
    childrenText: "This portal is for people of 18 and older.",
  },
});

export const termsWords = defineWords({
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
