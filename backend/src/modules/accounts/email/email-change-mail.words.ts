export interface EmailChangeOf {
  newEmail: string;
  /** What the account signs in as until then. */
  signInName: string;
  link: string;
  /** Until when the link works, as `indianMoment` writes it. */
  until: string;
}

interface MailWords {
  subject: string;
  /** Its paragraphs. */
  lines(of: EmailChangeOf): string[];
}

/** What the mails about a change of an e-mail address say, in one language (LANG-10). */
export interface EmailChangeMailWords {
  /** To the new address. */
  new: MailWords;
  /** To the one of before. */
  old: MailWords;
}

export const english: EmailChangeMailWords = {
  new: {
    subject: "Confirm your new e-mail address",
    lines: ({ newEmail, signInName, link, until }) => [
      "Hello,",
      `Somebody asked to use ${newEmail} for the JobPortal account of ${signInName}.`,
      "If it was you, open this link, and sign in to that account if we ask. It works once:",
      link,
      `The link works until ${until}. Until you open it, nothing changes.`,
      "If it was not you, do nothing.",
      "JobPortal",
    ],
  },
  old: {
    subject: "Your e-mail address on JobPortal is about to change",
    lines: ({ newEmail, link, until }) => [
      "Hello,",
      `Somebody who is signed in to your JobPortal account asked to change its e-mail address to ${newEmail}.`,
      "If it was you, you need do nothing here. Open the link in the mail to your new address.",
      "If it was not you, open this link. It stops the change, or takes it back, and signs everybody out:",
      link,
      `The link works once, until ${until}.`,
      "JobPortal",
    ],
  },
};
