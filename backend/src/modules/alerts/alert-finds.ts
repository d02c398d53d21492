import type { EntityManager } from "typeorm";
import { Job } from "../jobs/job/job.entity";
import type { ListedJobReader } from "../jobs/job/listed-job";
import type { Alert } from "./alert.entity";
import type { AlertFind } from "./alert.inputs";

/** Which finds of an alert: those that its next mail has, or the newest. */
const WHICH = {
  // Without a mail server none goes out; once there is one, it does not begin with what is old.
  "to-mail": `mailed_at is null and told_at > $2::timestamptz - interval '7 days'
    and told_at <= (select mailing_until from alerts where id = $1)`,
  newest: "told_at is not null",
} as const;

const OPEN = "job.id = match.job_id and job.is_listed and job.open_until > $2";

interface Found {
  jobId: string;
  isTitled: boolean;
  foundAt: Date;
}

/** What an alert has told of and is open at a moment, the newest first. */
export async function findsOf(
  manager: EntityManager,
  listed: ListedJobReader,
  alert: Alert,
  now: Date,
  which: keyof typeof WHICH,
  most = 100,
): Promise<AlertFind[]> {
  const found = await manager.query<Found[]>(
    `select match.job_id as "jobId", match.is_titled as "isTitled", match.found_at as "foundAt"
     from alert_matches match
     join jobs job on ${OPEN}
     where match.alert_id = $1 and ${WHICH[which]}
     order by match.found_at desc, match.job_id desc limit $3`,
    [alert.id, now, most],
  );
  if (found.length === 0) return [];
  const jobs = manager
    .createQueryBuilder(Job, "job")
    .where("job.id = any(:ids)", { ids: found.map(({ jobId }) => jobId) });
  const byId = new Map((await listed.find(jobs)).map((job) => [job.id, job]));
  return found.flatMap(({ jobId, isTitled, foundAt }) => {
    const job = byId.get(jobId);
    return job ? [{ job, foundAt, isTitled, filter: alert.filter }] : [];
  });
}

/** All of them that the alert's next mail has, those that it only counts too. @returns how many */
export async function markAsMailed(manager: EntityManager, alertId: string, now: Date): Promise<number> {
  const [, marked] = await manager.query<[unknown, number]>(
    `update alert_matches match set mailed_at = $2 from jobs job
     where match.alert_id = $1 and ${OPEN} and ${WHICH["to-mail"]}`,
    [alertId, now],
  );
  return marked;
}
