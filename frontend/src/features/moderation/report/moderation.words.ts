import type { ReportReason } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

/** A rule as the server names it, with the words that it found: "asks-for-money: registration fee". */
function ruleInWords(rule: string): string {
  const [name = "", ...found] = rule.split(": ");
  const plain = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  return found.length > 0 ? `${plain}: “${found.join(": ")}”` : plain;
}

export const moderationWords = defineWords("moderation", {
  en: {
    rule: ruleInWords,
    heldBy: (rules: readonly string[]) =>
      `${rules.length === 1 ? "A rule" : "Rules"} held it: ${rules.map(ruleInWords).join("; ")}.`,
    reportJob: "Report this job",
    reportTitle: "Report this job",
    reportText:
      "Our team reads your report. The company learns for which reason its job was reported, never by whom. The job stays up while we look at it.",
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
