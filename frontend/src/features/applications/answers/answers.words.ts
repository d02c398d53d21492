import type { AnswerProblem } from "@job-portal/protocol/screening";
import { formatsIn } from "../../../shared/language/formats";
import type { AnswerOutcome } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const answersWords = defineWords("answers", {
  en: {
    asks: (count: number) =>
      count === 1 ? "They ask one question" : `They ask ${format.count(count)} questions`,
    loadFailed: "We couldn’t load the company’s questions.",
    needs: (answer: string) => `They ask for: ${answer}. You may apply with another answer.`,
    differs: "Not what they ask for. A person decides.",
    kept: (at: string) => `From your application of ${format.shortDay(at)}`,
    named: (text: string, isRequired: boolean) => (isRequired ? text : `${text} (optional)`),
    chooseAll: "Choose all that fit",
    choose: "Choose one",
    changed: "The company has changed its questions. What still fits is kept. Please look at them once more.",
    problems: {
      REQUIRED: "Please answer this question",
      NOT_OFFERED: "Choose one of the answers",
      ONE_ONLY: "Choose one answer",
      NOT_A_NUMBER: "Enter a number, such as 2 or 2.5",
      NOT_A_DATE: "Enter a date",
      PAST_DAY: "Choose today or a later day",
      TOO_LONG: "Enter 500 characters or fewer",
      UNPRINTABLE: "This has a character that can’t be shown. Please type it again",
    } satisfies Record<AnswerProblem, string>,
    notRupees: "Enter one amount, such as 18000 or 18k",

    title: "Answers",
    outcomes: {
      AS_WANTED: "As you asked",
      DIFFERS: "Differs",
      ANSWERED: "Answered",
      NOT_ANSWERED: "Not answered",
    } satisfies Record<AnswerOutcome, string>,
    notAnswered: "Not answered",
    youAsked: (answer: string) => `You asked for: ${answer}`,
    mark: (question: string, outcome: string) => `${question} ${outcome}`,
    matched: (met: number, asked: number) => `${format.count(met)} of ${format.count(asked)} as asked for`,
    given: (given: number, asked: number) => `${format.count(given)} of ${format.count(asked)} given`,
    none: "No questions",
    filter: {
      question: "Question",
      anyQuestion: "Any question",
      answer: "Answer",
      anyAnswer: "Any answer",
    },
  },
});
