import { indianMoment } from "../../../text/text.rules";
import { MemberRole } from "../member-role";
import type { TeamInvitation } from "./team-invitation.entity";

const AS: Readonly<Record<MemberRole, string>> = {
  [MemberRole.OWNER]: "an owner: you act for it in everything, and decide who else does.",
  [MemberRole.RECRUITER]: "a recruiter: you post jobs, answer candidates and look for people.",
  [MemberRole.VIEWER]: "a viewer: you see jobs and figures, and no candidates.",
};

/** TEAM-04: what an invitation to a team says. */
export function mailOfInvitation({
  invitation: { role, email, expiresAt },
  company,
  inviter,
  link,
}: {
  invitation: Pick<TeamInvitation, "role" | "email" | "expiresAt">;
  company: string;
  /** Null where that account is gone. */
  inviter: string | null;
  link: string;
}): { subject: string; text: string } {
  return {
    subject: `${inviter ?? company} invites you to the team of ${company} on JobPortal`,
    text: [
      "Hello,",
      `${inviter ?? "Somebody"} invites you to act for ${company} on JobPortal as ${AS[role]}`,
      "Open this link to join. It works once:",
      link,
      `Sign in as ${email}, or sign up with that address first. The link works until ${indianMoment(expiresAt)}.`,
      "If you don't know them, do nothing.",
      "JobPortal",
    ].join("\n\n"),
  };
}
