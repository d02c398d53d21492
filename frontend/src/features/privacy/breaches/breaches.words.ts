import { BREACH_HOURS } from "@job-portal/protocol/breaches";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const hours = (count: number) => `${format.count(count)} ${count === 1 ? "hour" : "hours"}`;
const people = (count: number) => `${format.count(count)} ${count === 1 ? "person" : "people"}`;

export const breachesWords = defineWords("breaches", {
  en: {
    title: "Breaches",
    hint: `The register of breaches of personal data. The Board is told at once, and in detail within ${BREACH_HOURS} hours.`,
    none: "No breach is entered",
    enter: "Enter Breach",
    name: (number: number) => `Breach no. ${number}`,
    facts: (noticedAt: string, dueAt: string, count: number) =>
      `Noticed ${format.dateTime(noticedAt)} · tell the Board by ${format.dateTime(dueAt)} · ${people(count)}`,
    left: (count: number) => `${hours(count)} left`,
    late: (count: number) => `${hours(count)} late`,
    reported: (at: string) => `Board told ${format.date(at)}`,
    paper: "Paper for the Board",
    paperOf: (number: number) => `Paper for the Board, no. ${number}`,
    change: "Change",
    changeOf: (number: number) => `Change no. ${number}`,
    markReported: "Board Is Told",
    markReportedOf: (number: number) => `Board is told of no. ${number}`,
    reportTitle: (number: number) => `Is the Board told of no. ${number}?`,
    reportMeaning: (at: string) =>
      `The register will say that the Board was told in detail on ${format.date(at)}. From then on nobody can change the entry or take this back.`,
    told: (count: number, at: string, isGoingOn: boolean) =>
      `${isGoingOn ? "Being told since" : "Told from"} ${format.date(at)}: ${people(count)}`,
    tell: "Tell People",
    tellOf: (number: number) => `Tell people of no. ${number}`,
    tellMeaning:
      "Each account is told once, by a notice and a mail that nobody can turn off. It can’t be taken back.",
    audience: "Who is affected",
    audiences: {
      EVERYONE: "Everybody with an account",
      JOBSEEKERS: "All job seekers",
      EMPLOYERS: "All employers",
      ADDRESSES: "These e-mail addresses",
    },
    addresses: "E-mail addresses, one on each line",
    addressesMissing: "Please enter at least one address",
    message: "What they are told",
    messageOf: (what: string, data: string, consequences: string, measures: string) =>
      `What happened: ${what}\n\nYour data: ${data}\n\nWhat may follow: ${consequences}\n\nWhat we did: ${measures}`,
    advice: "What they can do to be safe",
    adviceHint: "Such as: change your password, or don’t answer calls that ask for an OTP.",
    telling: "Telling...",
    tellingBegun: "People are being told.",
    namesNobody: "Please name nobody: the register stays when accounts go.",
    noticedOn: "Day on which it was noticed (India)",
    noticedAt: "Time at which it was noticed (India)",
    peopleCount: "How many people it is about",
    texts: {
      what: "What happened, when and where",
      data: "Which data it is about",
      consequences: "What may follow for these people",
      measures: "What was done about it",
    },
    dayMissing: "Please choose the day",
    timeMissing: "Please choose the time",
    countMissing: "Please enter a number, 0 if you don’t know yet",
    textMissing: "Please fill this in",
    textLong: (most: string) => `Please use ${most} characters or less`,
    future: "It can’t have been noticed in the future.",
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Saved.",
    failed: "That did not work. Please try again.",
  },
});
