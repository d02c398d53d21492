import { paths } from "@job-portal/protocol/paths";
import { inWords } from "../../text/text.rules";
import { payOf } from "../jobs/job/job.entity";
import type { ListedJob } from "../jobs/job/listed-job";
import { placesInShort } from "../jobs/reading/job-places";
import { AlertFrequency } from "./alert.enums";
import type { Alert } from "./alert.entity";
import { bodyOf, type MailPart } from "./alert-mail-body";

/** A job of a mail, and why it is in it. */
export interface AlertMailJob {
  job: ListedJob;
  reasons: readonly string[];
}

interface AlertMail {
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends the alert by one call (RFC 8058). */
  unsubscribeUrl?: string;
}

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "as new jobs come in",
  [AlertFrequency.DAILY]: "daily at 8 AM",
  [AlertFrequency.WEEKLY]: "on Mondays at 8 AM",
};

/** What the link's page below an alert may do. */
export const ALERT_ACTS = ["confirm", "pause", "start", "daily", "weekly", "end"] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];

export const alertActPath = (secret: string, act: AlertAct): string => `${paths.alertLink(secret)}/${act}`;

/** The mail of what an alert has found: each job with its reasons, and one tap to change, pause or end (ALRT-07). */
export function mailOf(
  alert: Alert,
  jobs: readonly AlertMailJob[],
  { total, name, siteUrl }: { total: number; name: string | null; siteUrl: string },
): AlertMail {
  const link = (path: string) => `${siteUrl}${path}`;
  const subject = `${inWords(total)} new ${total === 1 ? "job" : "jobs"}: ${alert.title}`;
  const greeting = name ? `Hello ${name}.` : "Hello.";
  const asked = alert.conditions.length > 0 ? ` You asked for: ${alert.conditions.join(", ")}.` : "";
  const other = alert.frequency === AlertFrequency.WEEKLY ? "daily" : "weekly";
  const act = (act: AlertAct) => link(alertActPath(alert.secret, act));
  const openness = `${total === 1 ? "It was" : "All were"} open when we wrote.`;
  const parts: MailPart[] = [
    { kind: "title", text: subject },
    { kind: "text", text: `${greeting}${asked} ${openness}` },
    ...jobs.map((entry) => partOf(entry, siteUrl)),
    {
      kind: "action",
      text: total > jobs.length ? `See all ${inWords(total)}` : "See all that fit",
      url: link(alert.path),
    },
    {
      kind: "foot",
      text: `You get this ${RHYTHM[alert.frequency]} because you set the alert “${alert.title}”.`,
      links: [
        { text: other === "daily" ? "Daily instead" : "Weekly instead", url: act(other) },
        { text: "Pause", url: act("pause") },
        { text: "End this alert", url: act("end") },
      ],
    },
  ];
  return { subject, ...bodyOf(subject, parts), unsubscribeUrl: act("end") };
}

const partOf = ({ job, reasons }: AlertMailJob, siteUrl: string): MailPart => ({
  kind: "job",
  title: job.title,
  facts: [job.company.name, placesInShort(job), payOf(job).headline],
  why: reasons.length > 0 ? `Fits: ${reasons.join(", ")}` : null,
  url: `${siteUrl}${paths.job(job.id)}`,
});

/** The mail that asks an address whether it wants an alert. It says nothing of who asked, and of no account. */
export function questionOf(alert: Alert, url: string): AlertMail {
  const subject = `Confirm your job alert: ${alert.title}`;
  const conditions = alert.conditions.length > 0 ? ` (${alert.conditions.join(", ")})` : "";
  return {
    subject,
    ...bodyOf(subject, [
      { kind: "title", text: subject },
      {
        kind: "text",
        text: `Somebody asked us to send new jobs for ${alert.title}${conditions} to this address ${RHYTHM[alert.frequency]}.`,
      },
      { kind: "action", text: "Confirm", url },
      {
        kind: "foot",
        text: "Wasn’t it you? Do nothing: we won’t write again. The link works for 7 days.",
        links: [],
      },
    ]),
  };
}
