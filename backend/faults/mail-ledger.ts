import type { Client } from "pg";

export interface MailVerdict {
  /** Marked as mailed, and the mail server never took it. */
  lost: number;
  /** Taken in more than one mail, though each was to come once. */
  doubled: number;
  /** Mails that were told by their Message-ID to be one that had been taken already. */
  repeated: number;
  /** Jobs that alerts' mails had, and notices. */
  jobs: number;
  notices: number;
}

const UNFOLDED = /\r\n[ \t]+/g;

/** Mails by their Message-ID: sent again after an outage, it is the same mail, and readers see it once. */
function mailsById(mails: readonly string[]): Map<string, string> {
  const byId = new Map<string, string>();
  for (const mail of mails) {
    const head = (mail.split("\r\n\r\n")[0] ?? "").replace(UNFOLDED, " ");
    const id = /^Message-ID: <(.+)@[^@]+>$/m.exec(head)?.[1];
    if (id !== undefined) byId.set(id, head);
  }
  return byId;
}

/**
 * Holds what was handed to the mail server against what the database says was mailed: each alert's jobs by the count in
 * the subjects of its mails, and each notice by the id of its mail.
 */
export async function compareMails(client: Client, mails: readonly string[]): Promise<MailVerdict> {
  const byId = mailsById(mails);
  const verdict = { lost: 0, doubled: 0, repeated: 0, jobs: 0, notices: 0 };
  const inMails = new Map<string, number>();
  const noticesTaken = new Set<string>();
  for (const [id, head] of byId) {
    const [kind, subject = ""] = id.split(".");
    const count = Number(/^Subject: (\d+) new jobs?: /m.exec(head)?.[1] ?? 0);
    if (kind === "alert") inMails.set(subject, (inMails.get(subject) ?? 0) + count);
    if (kind === "notice") noticesTaken.add(subject);
  }
  const { rows: alerts } = await client.query<{ id: string; mailed: number }>(
    "select alert_id as id, count(*)::int as mailed from alert_matches where mailed_at is not null group by 1",
  );
  for (const { id, mailed } of alerts) {
    const taken = inMails.get(id) ?? 0;
    verdict.jobs += taken;
    verdict.lost += Math.max(0, mailed - taken);
    verdict.doubled += Math.max(0, taken - mailed);
  }
  const { rows: notices } = await client.query<{ id: string }>(
    "select id from notices where mailed_at is not null",
  );
  for (const { id } of notices) if (!noticesTaken.has(id)) verdict.lost += 1;
  verdict.notices = noticesTaken.size;
  verdict.repeated = mails.length - byId.size;
  return verdict;
}
