import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

export const words: SeekerWords["applications"] = {
  applyElsewhere: "ಕಂಪನಿಯ ಸೈಟ್‌ನಲ್ಲಿ ಅರ್ಜಿ ಹಾಕಿ",
  applyNow: "ಅರ್ಜಿ ಹಾಕಿ",
  notSentYet: "ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ",
  applying: (title) =>
    title === null
      ? "ನೀವು ಒಂದು ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕುತ್ತಿದ್ದೀರಿ. ಇದಾದ ನಂತರ ಅಲ್ಲಿಂದಲೇ ಮುಂದುವರಿಯುತ್ತೀರಿ."
      : `ನೀವು ಅರ್ಜಿ ಹಾಕುತ್ತಿದ್ದೀರಿ: ${title}. ಇದಾದ ನಂತರ ಅಲ್ಲಿಂದಲೇ ಮುಂದುವರಿಯುತ್ತೀರಿ.`,
  applied: (time) => `ಅರ್ಜಿ ಹಾಕಿದ್ದು ${format.date(time)}`,
  withdrawn: (time) => `ಹಿಂಪಡೆದದ್ದು ${format.date(time)}`,
  statuses: {
    SUBMITTED: "ಕಳುಹಿಸಲಾಗಿದೆ",
    VIEWED: "ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ",
    SHORTLISTED: "ಶಾರ್ಟ್‌ಲಿಸ್ಟ್",
    INTERVIEW: "ಇಂಟರ್‌ವ್ಯೂ",
    OFFERED: "ಆಫರ್ ಬಂದಿದೆ",
    HIRED: "ಕೆಲಸ ಸಿಕ್ಕಿದೆ",
    NOT_SELECTED: "ಆಯ್ಕೆಯಾಗಿಲ್ಲ",
    WITHDRAWN: "ಹಿಂಪಡೆಯಲಾಗಿದೆ",
  },
  remarks: { NO_REPLY: "ಉತ್ತರ ಇಲ್ಲ", JOB_CLOSED: "ಕೆಲಸ ಮುಚ್ಚಿದೆ" },

  apply: {
    title: (job) => `ಅರ್ಜಿ: ${job}`,
    copy: "ಅವರು ಈ ಪ್ರತಿಯನ್ನು ನೋಡುತ್ತಾರೆ. ನಂತರದ ಬದಲಾವಣೆಗಳು ಇದರಲ್ಲಿ ಬರುವುದಿಲ್ಲ.",
    what: "ಏನು ಕಳುಹಿಸಬೇಕು",
    resumesFailed: "ನಿಮ್ಮ ರೆಸ್ಯೂಮೆಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
    profile: "ನನ್ನ ಪ್ರೊಫೈಲ್",
    resumeOf: (title, updatedAt) => `${title} (ಬದಲಿಸಿದ್ದು ${format.date(updatedAt)})`,
    resumeSent: (title, template) => `${title}, ಟೆಂಪ್ಲೇಟ್: ${template}`,
    seePdf: "PDF ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ",
    pdfFailed: "PDF ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    editResume: "ಈ ರೆಸ್ಯೂಮೆ ತಿದ್ದಿ",
    fields: { linkedin: "LinkedIn", bio: "ನನ್ನ ಬಗ್ಗೆ" },
    profileSent: "ಅವರಿಗೆ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಸಿಗುತ್ತದೆ:",
    contactSent: "ಶಾರ್ಟ್‌ಲಿಸ್ಟ್ ಮಾಡಿದ ನಂತರವೇ:",
    editProfile: "ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ತಿದ್ದಿ",
    letter: {
      choose: "ಕವರ್ ಲೆಟರ್‌ನಿಂದ ಶುರುಮಾಡಿ",
      none: "ಲೆಟರ್ ಬೇಡ",
      bringBack: "ನಾನು ಬರೆದಿದ್ದನ್ನು ಮರಳಿ ತನ್ನಿ",
      write: "ಮತ್ತೆ ಬಳಸಲು ಒಂದು ಕವರ್ ಲೆಟರ್ ಬರೆಯಿರಿ",
    },
    note: "ಕಂಪನಿಗೆ ಟಿಪ್ಪಣಿ",
    noteHint: (length, most) => `${format.count(most)} ಅಕ್ಷರಗಳಲ್ಲಿ ${format.count(length)}`,
    noteTooLong: (excess) => `${format.count(excess)} ${excess === 1 ? "ಅಕ್ಷರ" : "ಅಕ್ಷರಗಳನ್ನು"} ತೆಗೆಯಿರಿ.`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}: ${format.count(limit)} ${limit === 1 ? "ಅರ್ಜಿಯಲ್ಲಿ" : "ಅರ್ಜಿಗಳಲ್ಲಿ"} ${format.count(remaining)} ಬಾಕಿ`,
    unlimited: "ನಿಮ್ಮ ಪ್ಲಾನ್‌ನಲ್ಲಿ ಅರ್ಜಿಗಳಿಗೆ ಮಿತಿ ಇಲ್ಲ",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)} ತಿಂಗಳ ${format.count(limit)} ${limit === 1 ? "ಅರ್ಜಿ ಮುಗಿದಿದೆ" : "ಅರ್ಜಿಗಳೂ ಮುಗಿದಿವೆ"}. ${format.day(resetsAt)} ರಂದು ಹೊಸವು ಸಿಗುತ್ತವೆ, ದೊಡ್ಡ ಪ್ಲಾನ್‌ನಲ್ಲಿ ಈಗಲೇ ಸಿಗುತ್ತವೆ.`,
    upgrade: "ಪ್ಲಾನ್ ಅಪ್‌ಗ್ರೇಡ್ ಮಾಡಿ",
    cancel: "ರದ್ದುಮಾಡಿ",
    send: "ಅರ್ಜಿ ಕಳುಹಿಸಿ",
    sending: "ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...",
    sent: "ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ.",
    errors: {
      jobClosed: "ಈ ಕೆಲಸ ಈಗ ಖಾಲಿ ಇಲ್ಲ.",
      similarJobs: "ಇಂಥದೇ ಕೆಲಸಗಳನ್ನು ಹುಡುಕಿ",
      ownJob: "ಇದು ನಿಮ್ಮದೇ ಕಂಪನಿಯ ಕೆಲಸ.",
      alreadyApplied: "ಈ ಕೆಲಸಕ್ಕೆ ನೀವು ಈಗಾಗಲೇ ಅರ್ಜಿ ಹಾಕಿದ್ದೀರಿ.",
      unverified: "ಮೊದಲು ನಿಮ್ಮ ಇಮೇಲ್ ದೃಢೀಕರಿಸಿ: ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.",
      underAge: `ನಿಮಗೆ ${ADULT_YEARS} ವರ್ಷ ಆಗಿಲ್ಲ ಎಂದು ತಿಳಿಸಿದ್ದೀರಿ, ಹಾಗಾಗಿ ಇಲ್ಲಿ ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ. ಅದು ತಪ್ಪೇ? ಸೆಟ್ಟಿಂಗ್ಸ್‌ನಲ್ಲಿ ಬದಲಿಸಿ.`,
      settings: "ಸೆಟ್ಟಿಂಗ್ಸ್",
      resumeGone: "ಈ ರೆಸ್ಯೂಮೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ. ಬೇರೊಂದನ್ನು ಅಥವಾ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ಆಯ್ಕೆಮಾಡಿ.",
      templateLimit: "ಈ ರೆಸ್ಯೂಮೆಯ ಟೆಂಪ್ಲೇಟ್ ನಿಮ್ಮ ಪ್ಲಾನ್‌ನಲ್ಲಿ ಇಲ್ಲ. ಬೇರೆ ರೆಸ್ಯೂಮೆ ಆಯ್ಕೆಮಾಡಿ.",
      checkFields: "ಗುರುತಿಸಿದ ಕಡೆ ನೋಡಿ, ಸರಿಮಾಡಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.",
      unreached: "ನಿಮ್ಮ ಅರ್ಜಿ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಸೇವೆಯನ್ನು ತಲುಪಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
      failed: "ನಿಮ್ಮ ಅರ್ಜಿ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    },
  },

  own: {
    title: "ನಿಮ್ಮ ಅರ್ಜಿ",
    status: "ಸ್ಥಿತಿ",
    sent: "ನೀವು ಕಳುಹಿಸಿದ್ದನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ",
    dashboard: "ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನಲ್ಲಿ ನೋಡಿ",
    withdraw: "ಹಿಂಪಡೆಯಿರಿ",
    onlyOnce: "ಒಂದು ಕೆಲಸಕ್ಕೆ ಒಂದೇ ಸಲ ಅರ್ಜಿ ಹಾಕಬಹುದು.",
    undoUntil: (time) => `${format.time(time)} ವರೆಗೆ ಇದನ್ನು ಮರಳಿ ತರಬಹುದು.`,
    undo: "ಅರ್ಜಿ ಮರಳಿ ತನ್ನಿ",
  },

  withdraw: {
    title: "ನಿಮ್ಮ ಅರ್ಜಿ ಹಿಂಪಡೆಯಬೇಕೇ?",
    warning: (company) =>
      `${company} ಇನ್ನು ಮುಂದೆ ಇದನ್ನು ಪರಿಗಣಿಸುವುದಿಲ್ಲ. 15 ನಿಮಿಷಗಳ ಒಳಗೆ ಇದನ್ನು ಮರಳಿ ತರಬಹುದು. ಆಮೇಲೆ ಈ ಕೆಲಸಕ್ಕೆ ಮತ್ತೆ ಅರ್ಜಿ ಹಾಕಲು ಆಗುವುದಿಲ್ಲ.`,
    givesBack: "ಅವರು ಇನ್ನೂ ತೆರೆದಿಲ್ಲ, ಹಾಗಾಗಿ ಇದು ಈ ತಿಂಗಳ ಲೆಕ್ಕಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ.",
    stillCounts: "ಅವರು ತೆರೆದಿದ್ದಾರೆ, ಹಾಗಾಗಿ ಇದು ಈ ತಿಂಗಳ ಲೆಕ್ಕಕ್ಕೆ ಸೇರುತ್ತದೆ.",
    keep: "ಹಾಗೇ ಇರಲಿ",
    confirm: "ಹಿಂಪಡೆಯಿರಿ",
    withdrawing: "ಹಿಂಪಡೆಯಲಾಗುತ್ತಿದೆ...",
    done: "ಅರ್ಜಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.",
    undo: "ಮರಳಿ ತನ್ನಿ",
    failed: "ನಿಮ್ಮ ಅರ್ಜಿ ಹಿಂಪಡೆಯಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    undone: "ನಿಮ್ಮ ಅರ್ಜಿ ಮರಳಿ ಬಂದಿದೆ.",
    notUndone: {
      UNDO_EXPIRED: "15 ನಿಮಿಷ ಮುಗಿದಿದೆ, ಇನ್ನು ಇದನ್ನು ಮರಳಿ ತರಲು ಆಗುವುದಿಲ್ಲ.",
      APPLICATION_LIMIT_REACHED: "ಈ ತಿಂಗಳ ಎಲ್ಲಾ ಅರ್ಜಿಗಳು ಮುಗಿದಿವೆ, ಹಾಗಾಗಿ ಇದನ್ನು ಮರಳಿ ತರಲು ಆಗುವುದಿಲ್ಲ.",
    },
    undoFailed: "ಇದನ್ನು ಮರಳಿ ತರಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  },
};
