import { MemberRole } from "../member-role";

export interface InvitationOf {
  company: string;
  /** Null where that account is gone, or says no name: an address in a sentence reads like a trick. */
  inviter: string | null;
  role: MemberRole;
  /** Where it was sent. */
  email: string;
  /** Until when its link works, as `indianMoment` writes it. */
  until: string;
  link: string;
}

/** What the mail of an invitation to a team says, in one language (LANG-10). */
export interface InvitationMailWords {
  subject(of: InvitationOf): string;
  /** Its paragraphs. */
  lines(of: InvitationOf): string[];
}

const AS: Readonly<Record<MemberRole, string>> = {
  [MemberRole.OWNER]: "an owner: you act for it in everything, and decide who else does.",
  [MemberRole.RECRUITER]: "a recruiter: you post jobs, answer candidates and look for people.",
  [MemberRole.HIRING_MANAGER]:
    "a hiring manager: you see and answer the candidates of the jobs assigned to you.",
  [MemberRole.VIEWER]: "a viewer: you see jobs and figures, and no candidates.",
};

export const english: InvitationMailWords = {
  subject: ({ inviter, company }) =>
    inviter
      ? `${inviter} invites you to the team of ${company} on JobPortal`
      : `${company} invites you to its team on JobPortal`,
  lines: ({ inviter, company, role, link, email, until }) => [
    "Hello,",
    `${inviter ?? company} invites you to act for ${inviter ? company : "it"} on JobPortal as ${AS[role]}`,
    "Open this link to join. It works once:",
    link,
    `Sign in as ${email}, or sign up with that address first. The link works until ${until}.`,
    "If you don't know them, do nothing.",
    "JobPortal",
  ],
};
