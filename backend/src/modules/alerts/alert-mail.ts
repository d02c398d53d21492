import { CLIENT_WORDS } from "@job-portal/protocol/client";
import type { Locale } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { linkIn } from "../../mail/site-url";
import { unlinked } from "../../mail/unlinked";
import { payOf } from "../jobs/reading/pay-of-job";
import { placesInShort } from "../jobs/reading/job-places";
import { PAY_TOLD } from "../jobs/reading/pay-told";
import { AlertFrequency } from "./alert.enums";
import type { Alert } from "./alert.entity";
import type { AlertFind } from "./alert.inputs";
import { bodyOf, type MailPart } from "./alert-mail-body";
import { type AlertMailWords, english } from "./alert-mail.words";
import { bengali } from "./alert-mail.words.bn";
import { gujarati } from "./alert-mail.words.gu";
import { hindi } from "./alert-mail.words.hi";
import { kannada } from "./alert-mail.words.kn";
import { marathi } from "./alert-mail.words.mr";
import { tamil } from "./alert-mail.words.ta";
import { telugu } from "./alert-mail.words.te";
import { reasonsOf } from "./alert-search";

interface AlertMail {
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the alert by one call (RFC 8058). */
  unsubscribeUrl?: string;
}

const WORDS: Readonly<Record<Locale, AlertMailWords>> = {
  en: english,
  hi: hindi,
  bn: bengali,
  mr: marathi,
  te: telugu,
  ta: tamil,
  gu: gujarati,
  kn: kannada,
};

/** What the link's page below an alert may do. */
export const ALERT_ACTS = ["confirm", "pause", "start", "daily", "weekly", "end"] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];

export const alertActPath = (secret: string, act: AlertAct): string => `${paths.alertLink(secret)}/${act}`;

interface AlertReader {
  name: string | null;
  locale: Locale;
  /** Where they find the site, without a slash at its end. */
  siteUrl: string;
}

/** The mail of what an alert has found: each job with its reasons, and one tap to change, pause or end (ALRT-07). */
export function mailOf(
  alert: Alert,
  { jobs, total }: { jobs: readonly AlertFind[]; total: number },
  reader: AlertReader,
): AlertMail {
  const { name, locale, siteUrl } = reader;
  const words = WORDS[locale];
  const link = (path: string) => linkIn(locale, siteUrl, path);
  const act = (act: AlertAct) => link(alertActPath(alert.secret, act));
  const title = alert.titleIn(locale);
  const conditions = alert.conditionsIn(locale);
  const subject = words.subject(total, title);
  const isWeekly = alert.frequency === AlertFrequency.WEEKLY;
  const other = isWeekly
    ? { text: words.dailyInstead, url: act("daily") }
    : { text: words.weeklyInstead, url: act("weekly") };
  const opening = [
    words.greeting(name),
    ...(conditions.length > 0 ? [words.askedFor(conditions)] : []),
    words.wereOpen(total),
  ];
  const parts: MailPart[] = [
    { kind: "title", text: subject },
    { kind: "text", text: opening.join(" ") },
    ...jobs.map((find) => partOf(find, reader)),
    { kind: "action", text: words.seeAll(total > jobs.length ? total : null), url: link(alert.path) },
    {
      kind: "foot",
      text: words.because(alert.frequency, title),
      links: [other, { text: words.pause, url: act("pause") }, { text: words.end, url: act("end") }],
    },
  ];
  return { locale, subject, ...bodyOf({ title: subject, locale }, parts), unsubscribeUrl: act("end") };
}

function partOf({ job, filter, isTitled }: AlertFind, { locale, siteUrl }: AlertReader): MailPart {
  const reasons = reasonsOf(filter, isTitled, locale);
  return {
    kind: "job",
    title: job.title,
    facts: [
      CLIENT_WORDS[locale].posterFor(job.company.name, job),
      placesInShort(job),
      PAY_TOLD[locale](payOf(job)),
    ],
    why: reasons.length > 0 ? WORDS[locale].fits(reasons) : null,
    url: linkIn(locale, siteUrl, paths.job(job.id)),
  };
}

/**
 * The mail that asks an address whether it wants an alert. It says nothing of who asked, and of no account. Anybody may
 * have typed the search (REQS-08).
 */
export function questionOf(alert: Alert, { locale, siteUrl }: Omit<AlertReader, "name">): AlertMail {
  const words = WORDS[locale];
  const title = unlinked(alert.titleIn(locale));
  const subject = words.questionSubject(title);
  const text = words.question(alert.frequency, title, alert.conditionsIn(locale).map(unlinked));
  const url = linkIn(locale, siteUrl, paths.alertLink(alert.secret));
  const parts: MailPart[] = [
    { kind: "title", text: subject },
    { kind: "text", text },
    { kind: "action", text: words.confirm, url },
    { kind: "foot", text: words.notYou, links: [] },
  ];
  return { locale, subject, ...bodyOf({ title: subject, locale }, parts) };
}
