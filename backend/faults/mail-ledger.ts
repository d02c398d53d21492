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
  /** Alerts and notices whose mails are lost, the first three. */
  lostOnes: string[];
}

const MOST_NAMED = 3;
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
 * @param taken all mails so far; it is asked after the database, which says 'mailed' only of what was taken before
 */
export async function compareMails(client: Client, taken: () => readonly string[]): Promise<MailVerdict> {
  const { rows: alerts } = await client.query<{ id: string; mailed: number }>(
    "select alert_id as id, count(*)::int as mailed from alert_matches where mailed_at is not null group by 1",
  );
  const { rows: notices } = await client.query<{ id: string }>(
    "select id from notices where mailed_at is not null",
  );
  const mails = taken();
  const byId = mailsById(mails);
  const inMails = new Map<string, number>();
  const noticesTaken = new Set<string>();
  for (const [id, head] of byId) {
    const [kind, subject = ""] = id.split(".");
    const count = Number(/^Subject: (\d+) new jobs?: /m.exec(head)?.[1] ?? 0);
    if (kind === "alert") inMails.set(subject, (inMails.get(subject) ?? 0) + count);
    if (kind === "notice") noticesTaken.add(subject);
  }
  const verdict = { lost: 0, doubled: 0, repeated: mails.length - byId.size, jobs: 0, notices: 0 };
  const lostOnes: string[] = [];
  for (const { id, mailed } of alerts) {
    const told = inMails.get(id) ?? 0;
    verdict.jobs += told;
    verdict.lost += Math.max(0, mailed - told);
    verdict.doubled += Math.max(0, told - mailed);
    if (told < mailed) lostOnes.push(`alert ${id} (${mailed} marked, ${told} in mails)`);
  }
  const untaken = notices.filter(({ id }) => !noticesTaken.has(id));
  lostOnes.push(...untaken.map(({ id }) => `notice ${id}`));
  verdict.lost += untaken.length;
  verdict.notices = noticesTaken.size;
  return { ...verdict, lostOnes: lostOnes.slice(0, MOST_NAMED) };
}
