import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import type { OfferStatus } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

const on = (at: string | null) => (at === null ? "" : ` on ${format.date(at)}`);

export const offersWords = defineWords("offers", {
  en: {
    title: "Offer",
    statuses: {
      SENT: "Sent",
      ACCEPTED: "Accepted",
      DECLINED: "Declined",
      WITHDRAWN: "Withdrawn",
      EXPIRED: "Expired",
    } satisfies Record<OfferStatus, string>,
    pay: "Pay",
    joins: "Joining date",
    replyBy: "Answer by",
    day: (day: string) => format.calendarDate(day),
    letter: "Read the Letter",
    download: "Download Letter",
    downloadFailed: "We couldn’t download the letter. Please try again.",
    quote: (words: string) => `“${words}”`,
    loadFailed: "We couldn’t load the offer.",
    failed: "We couldn’t do this. Check your connection and try again.",
    refusals: {
      OFFER_STATE: "This offer has changed meanwhile. Look at it again.",
      OFFER_EXISTS: "You have an open offer to this candidate already. Look at it again.",
      MOVE_NOT_ALLOWED: "You can’t make an offer at this status. Shortlist the candidate first.",
      BAD_USER_INPUT: "Check the marked fields, then send it again.",
    } satisfies OwnRefusalWords,

    own: {
      open: "You have an offer",
      accepted: (at: string | null) => `You accepted this offer${on(at)}.`,
      declined: "You declined this offer.",
      withdrawn: (company: string) => `${company} took this offer back.`,
      ended: "This offer ended with your application.",
      expired: "The time to answer this offer is over. Ask them if it still stands.",
      accept: "Accept Offer",
      decline: "Decline",
      ask: "Ask a Question",
      safe: "An offer never asks for money. Report one that does.",
    },
    accepting: {
      title: "Accept this offer?",
      text: (company: string) =>
        `We’ll tell ${company} that you join, and an interview for this job that is still to come is cancelled. You can’t undo this here.`,
      keep: "Not Yet",
      confirm: "Accept Offer",
      busy: "Accepting...",
      done: "You accepted the offer. We’ve told the company.",
    },
    declining: {
      title: "Decline this offer?",
      label: "Reason",
      hint: "They’ll read it. Your application stays.",
      send: "Decline",
      done: "Offer declined.",
    },
    others: {
      title: "Your other open applications",
      hint: "Withdraw those that you don’t need any more. We won’t do it for you.",
      of: (title: string, company: string) => `${title} · ${company}`,
      withdraw: "Withdraw",
      withdrawOf: (title: string, company: string) => `Withdraw ${title} at ${company}`,
    },

    company: {
      none: "No offer is sent yet.",
      make: "Make an Offer",
      again: "Make Another Offer",
      waiting: (name: string) => `Waiting for ${name} to answer.`,
      declined: (name: string) => `${name} declined this offer.`,
      accepted: (name: string, at: string | null) => `${name} accepted this offer${on(at)}.`,
      withdrawn: "You took this offer back.",
      ended: "This offer ended with the application.",
      expired: (name: string) => `${name} didn’t answer in time.`,
      withdraw: "Withdraw Offer",
      earlier: "Earlier offers",
      candidate: "The candidate",
    },
    withdrawing: {
      title: "Withdraw this offer?",
      label: "Reason",
      hint: "The candidate reads it. Their application stays.",
      send: "Withdraw Offer",
      done: "Offer withdrawn.",
    },

    form: {
      title: "Make an offer",
      payNeeded: "Enter the pay in whole rupees",
      changePay: (meaning: string) => `Change to ${meaning}`,
      keepPay: "Keep as typed",
      farAboveAdvertised: (pay: string) => `The job was advertised from ${pay}. This offer is far above it.`,
      belowAdvertised: (pay: string) => `The job was advertised from ${pay}. This offer is below it.`,
      joins: "Joining date",
      joinsNeeded: "Choose the first day of work",
      replyBy: "Answer by",
      replyByHint: "The last day to accept it.",
      replyByNeeded: "Choose the last day to answer",
      replyByLate: "Choose a day on or before the joining date",
      how: "How you add the letter",
      ways: { WORDS: "Write It", FILE: "Upload a PDF" },
      words: "Letter",
      wordsHint: (places: readonly string[]) => `We fill in ${format.list(places)}, and make a PDF of it.`,
      wordsNeeded: "Write the letter",
      file: "Choose a PDF",
      fileHint: "Up to 5 MB. The candidate downloads it as it is.",
      fileNeeded: "Choose a PDF",
      uploading: "Uploading...",
      chosen: (name: string) => `Uploaded: ${name}`,
      uploadFailed: "We couldn’t upload this file. Please try again.",
      loadFailed: "We couldn’t load the letter.",
      tooLong: (most: number) => `Up to ${format.count(most)} characters`,
      close: "Cancel",
      send: "Send Offer",
      sending: "Sending...",
      sent: "Offer sent. We’ve told the candidate.",
    },
  },
});
