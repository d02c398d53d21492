import type { ReportReason } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

export const moderationWords = defineWords({
  en: {
    reportJob: "Report this job",
    reportTitle: "Report this job",
    reportText: "Your report goes to our team and not to the employer. The job stays up while we look at it.",
    reason: "What is wrong with it?",
    reasons: {
      SCAM: "It looks like a scam",
      ASKS_FOR_MONEY: "It asks for money",
      EXPIRED: "The job is filled or has expired",
      WRONG_DETAILS: "Its details are wrong",
      DISCRIMINATORY: "It is discriminatory",
      OTHER: "Something else",
    } satisfies Record<ReportReason, string>,
    chooseReason: "Please choose what is wrong.",
    comment: "Tell us more",
    commentHint: "Never send passwords or bank details.",
    commentTooLong: "Please use 1,000 characters at most.",
    cancel: "Cancel",
    send: "Send report",
    sending: "Sending...",
    sent: "Thank you. We will look at this job.",
    notOpen: "This job is not open any more.",
    failed: "The report could not be sent. Please try again.",
  },
});
