import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import { formatsIn } from "../../../shared/language/formats";
import type { QuestionTrade } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const screeningWords = defineWords("screening", {
  en: {
    title: "Questions for applicants",
    intro:
      "Answers stand beside each candidate. Ask only what you need to choose: short forms get more applications.",
    count: (count: number) => `${format.count(count)} of ${MOST_QUESTIONS} questions`,
    fromBank: "Ready questions",
    own: "Write your own",
    full: `A job asks ${MOST_QUESTIONS} questions at most.`,
    required: "Required",
    optional: "Optional",
    needs: (answer: string) => `Needs ${answer}`,
    question: (position: number) => `Question ${format.count(position)}`,
    unnamed: "No text yet",
    edit: (text: string) => `Edit: ${text}`,
    remove: (text: string) => `Remove: ${text}`,
    up: (text: string) => `Move up: ${text}`,
    down: (text: string) => `Move down: ${text}`,
    done: "Done",
    text: "Question",
    textHint: "One thing at a time, such as: Can you work at Peenya six days a week?",
    kind: "Answer is",
    options: "Answers to choose from",
    optionsHint: "One a line, two or more.",
    unit: "What the number counts",
    unitHint: "Such as years or km.",
    isRequired: "Everybody must answer it",
    mustHave: "Must-have answer",
    mustHaveHint:
      "Applicants read this before they answer. It marks them for you, and never rejects anybody by itself.",
    wanted: "They need to answer",
    wantedOne: "Any of these will do",
    wantedSeveral: "They need all of these",
    least: "At least",
    most: "At most",
    latest: "On or before",
    askInstead: (text: string) => `Ask instead: ${text}`,
    bank: {
      title: "Ready questions",
      search: "Search ready questions",
      trades: "For which work",
      anyWork: "All work",
      add: (text: string) => `Add: ${text}`,
      added: "Added",
      none: "No ready question has these words. Write your own.",
      failed: "The ready questions could not be loaded.",
      close: "Done",
    },
    trades: {
      ANY: "Any job",
      DRIVING: "Driving",
      FACTORY: "Factory, ITI",
      SHOP: "Shop, sales",
      OFFICE: "Office, accounts",
      CALLS: "Calls",
      HEALTH: "Nursing",
      TEACHING: "Teaching",
      KITCHEN: "Kitchen",
      SECURITY: "Security",
      BUILDING: "Building",
      BEAUTY: "Salon, sewing",
      SOFTWARE: "Software",
    } satisfies Record<QuestionTrade, string>,
  },
});
