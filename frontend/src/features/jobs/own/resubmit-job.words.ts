import { defineWords } from "../../../shared/words";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";

/** By the server's code. */
const failures: OwnRefusalWords = {
  JOB_ACTION_NOT_ALLOWED: "The job stands differently by now. Reload the page to see how.",
  NOT_FOUND: "The job is not there any more.",
  BAD_USER_INPUT: "The server could not take this answer.",
};

export const resubmitJobWords = defineWords("resubmit-job", {
  en: {
    removed: (reason: string) => `Removed: ${reason}`,
    removedWithoutReason: "This job was removed.",
    meaning: (title: string) =>
      `People can't find ‘${title}’ or apply any more. If you think it belongs here, or will change what is wrong, answer us: one of us reads it and looks at the job again. Meanwhile you can edit the job.`,
    answer: "Your answer",
    answerHint: "What you will change, or why the removal was a mistake.",
    answerNeeded: "Please write an answer of at least 3 characters.",
    answerTooLong: "An answer has at most 1,000 characters.",
    resubmit: "Answer and resubmit",
    sending: "Sending...",
    back: "To Job Postings",
    sent: (title: string) => `‘${title}’ waits for a review. You can edit it now.`,
    failed: "Your answer could not be sent. Please try again.",
    failures,
  },
});
