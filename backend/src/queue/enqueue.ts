import type { EntityManager } from "typeorm";

/** The tasks of the queue and what each is told: ids alone, because the queue outlives what it is about. */
export interface Tasks {
  /** Mails a notice to whom it is for. */
  "notice-mail": { noticeId: string };
  /** Pushes a notice to the devices of whom it is for. */
  "notice-push": { noticeId: string };
  /** Sends a notice by SMS to whom it is for. */
  "notice-sms": { noticeId: string };
  /** Forgets addresses that mails came back from two years ago. */
  "mail-suppression-purge": object;
  /** Has the summaries of accounts mailed that are due. */
  "notice-summary-watch": object;
  /** Mails an account's summary. */
  "notice-summary": { accountId: string };
  /** Mails a code to an address that a company gave as one at work. */
  "work-email-code": { checkId: string };
  /** Mails the link of a change of an e-mail address to the new or to the old one. */
  "email-change-mail": { changeId: string; to: "new" | "old" };
  /** Forgets changes of e-mail addresses whose links are over. */
  "email-change-purge": object;
  /** Forgets proofs of second factors that are over, and keys that nobody confirmed. */
  "second-factor-purge": object;
  /** Mails somebody that they are invited to act for a company. */
  "team-invitation": { invitationId: string };
  /** Forgets invitations to teams whose time was over a week ago. */
  "team-invitation-purge": object;
  /** Forgets files that were uploaded for a message and never sent. */
  "message-file-purge": object;
  /** Tells an endpoint of a company what waits for it. */
  "webhook-delivery": { endpointId: string };
  /** Has told what is due to be told again, or was left by a worker that died. */
  "webhook-watch": object;
  /** Forgets what was told a month ago. */
  "webhook-purge": object;
  /** Reads a feed of jobs for a company. */
  "feed-import": { feedId: string };
  /** Has the feeds read that are due, or whose node has died. */
  "feed-import-watch": object;
  /** Forgets the reports on feeds of a month ago. */
  "feed-import-purge": object;
  /** Looks whether companies have put their token on their sites. */
  "site-watch": object;
  /** Ends verifications of companies that have had their time, and reminds of those that soon will. */
  "verification-lapse": object;
  /** Sends a message to many that was not taken back. */
  "message-batch": { batchId: string };
  /** Tells people of offers that have expired, or soon will. */
  "offer-watch": object;
  /** Removes papers of companies that were decided about some weeks ago. */
  "company-document-purge": object;
  /** Writes down a downgrade that has fallen due. */
  "plan-due": { accountId: string };
  /** Asks how the payment for a plan stands that nobody has reported yet. */
  "plan-payment": { requestId: string };
  /** Brings the provider's user in line with the account's block. */
  "identity-standing": { accountId: string };
  /** Removes a resume that was deleted a day ago. */
  "resume-purge": { resumeId: string };
  /** Counts anew how a job's company replies. */
  "job-replies": { jobId: string };
  /** The same for all companies. */
  "reply-rates": object;
  /** Reminds both sides of an interview; `sequence` tells whether it has moved since. */
  "interview-reminder": { interviewId: string; sequence: number; ahead: "day" | "hours" };
  /** Reminds somebody of their number for a walk-in. */
  "walk-in-reminder": { visitId: string };
  /** Tells the holders of a walk-in's numbers where and when to come now. */
  "walk-in-change": { jobId: string };
  /** Finds the alerts of jobs that came into the list, and tells those that are due. */
  "alert-watch": object;
  /** Holds one alert against the jobs that came into the list while it was being made. */
  "alert-catch-up": { alertId: string };
  /** Tells of what an alert found. */
  "alert-telling": { alertId: string };
  /** Mails it. */
  "alert-mail": { alertId: string };
  /** Asks an e-mail address whether it wants an alert. */
  "alert-question": { alertId: string };
  /** Tells applicants of a step that can't be taken back any more. */
  "move-due": { moveId: string };
  /** Matches anew the applications whose match is of a former rule. */
  "match-renewal": object;
  /** Takes a file of jobs apart, reads its rows or posts them. */
  "job-file": { fileId: string };
  /** Has files of jobs worked on whose node is gone, and forgets old ones. */
  "job-file-watch": object;
  /** Takes the jobs of a posted file back. */
  "job-file-withdrawal": { fileId: string };
  /** Removes files that nothing points to any more, or never did. */
  "file-sweep": object;
  /** Forgets the names of clients' calls that are older than a day. */
  "request-purge": object;
  /** Has the jobs that changed search words concern read by them. */
  "search-word-reading": object;
  /** Has that gone on with whose node is gone. */
  "search-word-watch": object;
  /** Forgets changes that no open page asks for any more. */
  "live-change-purge": object;
  /** Reads people anew who may be found, and forgets who looked at them long ago. */
  "people-watch": object;
  /** Forgets what people searched for longer ago than 90 days. */
  "search-query-purge": object;
  /** Tells those whom a breach of personal data concerns. */
  "breach-telling": { tellingId: string };
  /** Forgets grievances that were answered three years ago. */
  "grievance-purge": object;
  /** Warns people whose accounts nobody uses, and erases those that nobody came back to. */
  "inactivity-watch": object;
}

interface When {
  /** Now when left out. */
  at?: Date;
  /** A task of the same key takes this one's place while it waits. */
  key: string;
}

/** With graphile-worker's growing pauses the last attempt comes about a day after the first. */
const MAX_ATTEMPTS = 16;

/** A task of a higher number waits for those of lower ones; 0 where none is named. Mails go before pushes. */
const PRIORITIES: Partial<Record<keyof Tasks, number>> = { "notice-push": 10, "notice-sms": 10 };

/** Puts a task into the queue, in the caller's transaction: it is there if and only if the rest is. */
export async function enqueue<Name extends keyof Tasks>(
  manager: EntityManager,
  name: Name,
  payload: Tasks[Name],
  { at, key }: When,
): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job(
       $1, $2::json, run_at := $3::timestamptz, max_attempts := $4::int, job_key := $5, priority := $6::int
     )`,
    [name, JSON.stringify(payload), at ?? null, MAX_ATTEMPTS, `${name}:${key}`, PRIORITIES[name] ?? 0],
  );
}

/** Puts many tasks of a kind into the queue in one statement. @param at when to do them; now when left out */
export async function enqueueAll<Name extends keyof Tasks>(
  manager: EntityManager,
  name: Name,
  tasks: readonly { payload: Tasks[Name]; key: string }[],
  at?: Date,
): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job(
       $1, task.payload::json, run_at := $5::timestamptz, max_attempts := $2::int, job_key := task.key,
       priority := $6::int
     ) from unnest($3::text[], $4::text[]) task (payload, key)`,
    [
      name,
      MAX_ATTEMPTS,
      tasks.map(({ payload }) => JSON.stringify(payload)),
      tasks.map(({ key }) => `${name}:${key}`),
      at ?? null,
      PRIORITIES[name] ?? 0,
    ],
  );
}
