import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const messageReviewWords = defineWords("message-review", {
  en: {
    hint: "A rule held these messages, or their readers reported them.",
    from: {
      COMPANY: (company: string) => `From ${company}`,
      APPLICANT: (company: string) => `To ${company}`,
      PORTAL: (company: string) => company,
    },
    about: (job: string, at: string) => `${job} · ${format.dateTime(at)}`,
    held: "Held: the other side hasn’t got it",
    delivered: "The other side has it",
    comment: (comment: string) => `“${comment}”`,
    approve: "Approve",
    remove: "Remove",
    approveOf: (text: string) => `Approve: ${text}`,
    removeOf: (text: string) => `Remove: ${text}`,
    approveTitle: "Approve this message?",
    approveHeld: "It goes out at once, and you can’t take that back.",
    approveReported: "Its reports are dismissed for good. The other side keeps it.",
    approveMessage: "Approve message",
    removeTitle: "Remove this message?",
    removeMeaning:
      "The other side doesn’t get it, or no longer sees it. Its writer sees that it was removed.",
    removeMessage: "Remove message",
    approved: "Approved.",
    removed: "Removed.",
  },
});
