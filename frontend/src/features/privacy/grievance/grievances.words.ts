import {
  GRIEVANCE_DAYS,
  LONGEST_GRIEVANCE,
  MOST_OPEN_GRIEVANCES,
  SHORTEST_GRIEVANCE,
} from "@job-portal/protocol/grievances";
import { formatsIn } from "../../../shared/language/formats";
import type { GrievanceKind } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const kinds: Readonly<Record<GrievanceKind, string>> = {
  ACCESS: "See my data",
  CORRECTION: "Correct my data",
  ERASURE: "Erase my data",
  CONSENT: "Withdraw a consent",
  OTHER: "Something else",
};

const hints: Readonly<Partial<Record<GrievanceKind, string>>> = {
  ACCESS: "“Export My Data” in the settings gives it to you at once.",
  ERASURE: "“Delete My Account” in the settings does it at once.",
  CONSENT: "What you turned on, you can turn off in the same place.",
};

export const grievancesWords = defineWords("grievances", {
  en: {
    title: "Questions about your data",
    back: "Settings",
    open: "Ask or Complain",
    lead: `Ask us about your data, or tell us what is wrong. We answer within ${GRIEVANCE_DAYS} days.`,
    board: "If our answer doesn’t help, you can complain to the Data Protection Board of India.",

    form: "Ask or complain",
    kind: "What is it about?",
    kinds,
    hints,
    kindMissing: "Please choose what it is about",
    text: "In your words",
    textHint: (length: number) => `${format.count(length)} of ${format.count(LONGEST_GRIEVANCE)} characters`,
    textShort: `Please write ${SHORTEST_GRIEVANCE} characters or more`,
    textLong: (excess: number) => `${format.count(excess)} characters too many`,
    send: "Send",
    sending: "Sending...",
    sent: (day: string) => `Sent. We answer by ${format.calendarDate(day)}.`,
    failed: "We couldn’t send this. Check your connection and try again.",
    limit: `You have ${MOST_OPEN_GRIEVANCES} open questions. You can ask more once one is answered, or taken back.`,

    list: "What you have asked",
    loadFailed: "We couldn’t load your questions.",
    none: "You haven’t asked anything yet.",
    name: (number: number, kind: GrievanceKind) => `No. ${number}: ${kinds[kind]}`,
    isOpen: "Open",
    isAnswered: "Answered",
    raised: (at: string) => `Asked ${format.date(at)}`,
    due: (day: string) => `Answer by ${format.calendarDate(day)}`,
    late: (day: string) => `We are late: our answer was due by ${format.calendarDate(day)}.`,
    answered: (at: string) => `Our answer, ${format.date(at)}`,

    unsent: "This is not sent yet.",

    withdraw: "Take Back",
    withdrawOf: (number: number) => `Take back no. ${number}`,
    withdrawTitle: "Take this back?",
    withdrawText: "We’ll delete it, and you’ll get no answer.",
    withdrawing: "Taking back...",
    keep: "Keep",
    withdrawn: "Taken back.",
    withdrawFailed: "We couldn’t take this back. Check your connection and try again.",
  },
});
