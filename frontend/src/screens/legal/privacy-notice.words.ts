import { DATA_PURPOSE_TEXTS, type DataGround } from "@job-portal/protocol/data-purposes";
import { FIRST_WARNING_DAYS, INACTIVE_YEARS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { defineWords } from "../../shared/words";

const grounds: Readonly<Record<DataGround, string>> = {
  asked: "You gave it to us for this. You can take it back by removing it or deleting your account.",
  consent: "Only if you turn it on. You can turn it off in the same place at any time.",
  law: "The law asks us to keep everybody’s data safe.",
};

const UNUSED =
  `An account that nobody uses for ${INACTIVE_YEARS} years is deleted as if you did it yourself. We email you ` +
  `${FIRST_WARNING_DAYS} days before, and again ${SECOND_WARNING_DAYS} days before. Signing in keeps it.`;

export const privacyNoticeWords = defineWords("privacy-notice", {
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
      "You can download what you gave us and what came of it, correct it, and delete your account at any time, by " +
        "yourself.",
      UNUSED,
    ],
    purposes: "What we use, and why",
    texts: DATA_PURPOSE_TEXTS,
    what: "Data",
    why: "Why",
    ground: "Why we may",
    grounds,
    period: "How long",
    whoElse: "Who else gets it",
    othersCompanies: "Companies that you apply to get what you send them.",
    othersLaw: "Courts and authorities get what the law makes us give them.",
    rights: "Your rights",
    rightsList: [
      "Know who: “Who has seen my data” in the settings lists which companies saw what of your data, and when.",
      "See and take away: “Export My Data” in the settings has what you gave us and what came of it.",
      "Notes and scorecards: a company’s own words about you. Ask the company for them. They go with your account.",
      "Correct: your profile and resumes can be changed at any time.",
      "Erase: “Delete My Account” in the settings removes your data at once, as the list above says.",
      "Withdraw: what you turned on, you turn off in the same place, with one tap.",
      "Nominate: name one person in the settings who may ask for your data, or its deletion, if you die or can’t act.",
    ],
    settings: "Open settings",
    complain: "If something is wrong",
    complainText: (email: string) =>
      `Without an account, or if yours is blocked, write to ${email}; we answer as fast. If our answer doesn’t help, you can complain to the Data Protection Board of India.`,
    complainWithout: "If our answer doesn’t help, you can complain to the Data Protection Board of India.",
    children: "Below 18",
    childrenText: "This portal is for people of 18 and older.",
  },
});
