import type { WholeLocale } from "@job-portal/protocol/locale";
import { unlinked } from "../../../mail/unlinked";
import { indianMoment } from "../../../text/text.rules";
import type { TeamInvitation } from "./team-invitation.entity";
import { english, type InvitationMailWords, type InvitationOf } from "./team-invitation-mail.words";
import { hindi } from "./team-invitation-mail.words.hi";

const WORDS: Readonly<Record<WholeLocale, InvitationMailWords>> = { en: english, hi: hindi };

/** TEAM-04: what an invitation to a team says. */
export function mailOfInvitation({
  invitation: { role, email, expiresAt },
  locale,
  company,
  inviter,
  link,
}: Pick<InvitationOf, "company" | "inviter" | "link"> & {
  invitation: Pick<TeamInvitation, "role" | "email" | "expiresAt">;
  locale: WholeLocale;
}): { locale: WholeLocale; subject: string; text: string } {
  // Whoever is invited may know neither (REQS-08).
  const names = { company: unlinked(company), inviter: inviter && unlinked(inviter) };
  const of = { ...names, link, role, email, until: indianMoment(expiresAt, locale) };
  const words = WORDS[locale];
  return { locale, subject: words.subject(of), text: words.lines(of).join("\n\n") };
}
