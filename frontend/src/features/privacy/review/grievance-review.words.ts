import { LONGEST_GRIEVANCE_ANSWER } from "@job-portal/protocol/grievances";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const failures: OwnRefusalWords = {
  GRIEVANCE_ANSWERED: "Another admin has answered this. Your answer was not sent.",
  NOT_FOUND: "Whoever asked this has taken it back. Your answer was not sent.",
};

const days = (count: number) => `${format.count(count)} ${count === 1 ? "day" : "days"}`;

export const grievanceReviewWords = defineWords("grievance-review", {
  en: {
    title: "Grievances",
    hint: "What people ask or complain about their data. The one that is due first comes first.",
    none: "No grievance waits",
    facts: (at: string, dueOn: string) =>
      `Asked ${format.date(at)} · answer by ${format.calendarDate(dueOn)}`,
    left: (count: number) => (count === 0 ? "Due today" : `${days(count)} left`),
    late: (count: number) => `${days(count)} late`,
    answer: "Answer",
    answerOf: (number: number) => `Answer no. ${number}`,
    yourAnswer: "Your answer",
    answerHint: "The person reads it on their page, and gets a notice.",
    answerMissing: "Please write an answer",
    answerLong: `Please use ${format.count(LONGEST_GRIEVANCE_ANSWER)} characters or less`,
    send: "Send Answer",
    sending: "Sending...",
    cancel: "Cancel",
    answered: "Answered.",
    failures,
    failed: "That did not work. Please try again.",
  },
});
