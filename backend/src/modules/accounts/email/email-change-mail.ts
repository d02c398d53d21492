import type { WholeLocale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { linkIn } from "../../../mail/site-url";
import { indianMoment } from "../../../text/text.rules";
import type { Account } from "../account.entity";
import { wholeLocaleOfReader } from "../language";
import type { EmailChange } from "./email-change.entity";
import { type EmailChangeMailWords, english } from "./email-change-mail.words";
import { hindi } from "./email-change-mail.words.hi";

const WORDS: Readonly<Record<WholeLocale, EmailChangeMailWords>> = { en: english, hi: hindi };

interface MailParts {
  change: EmailChange;
  account: Account;
  /** Of the link. */
  secret: string;
  siteUrl: string;
}

/** What the mail to the new or to the old address says. */
export function mailOfEmailChange(
  to: "new" | "old",
  { change, account, secret, siteUrl }: MailParts,
): { locale: WholeLocale; subject: string; text: string } {
  const locale = wholeLocaleOfReader(account);
  const words = WORDS[locale];
  const isNew = to === "new";
  const path = isNew ? paths.confirmEmail(secret) : paths.emailStopLink(secret);
  const until = isNew ? change.confirmableUntil : change.stoppableUntil;
  const of = {
    newEmail: change.newEmail,
    // What the account is called today: it says whose account it is, to whom the address may be new.
    signInName: account.signInName,
    link: linkIn(locale, siteUrl, path),
    until: indianMoment(until, locale),
  };
  const mail = words[to];
  return { locale, subject: mail.subject, text: mail.lines(of).join("\n\n") };
}
