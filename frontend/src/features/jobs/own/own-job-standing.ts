import { indianDay } from "../../../shared/language/formats";
import type { JobStatus } from "../../../shared/schema.generated";

/** Whether people find the job and may apply: a reported one stays open while an admin looks at it. */
export const isOpenAt = (standing: { status: JobStatus } | null | undefined): boolean =>
  standing?.status === "ACTIVE" || standing?.status === "FLAGGED";

/** Whether somebody may post for one of the companies; who acts for none sets one up on the way. */
export const mayPost = (companies: readonly { viewerCan: { postJobs: boolean } }[]): boolean =>
  companies.length === 0 || companies.some(({ viewerCan }) => viewerCan.postJobs);

const DAY_MS = 86_400_000;

/** Days in India until an open job's last one; 0 on that day. Midnight belongs to the day before (OWNJ-08). */
export const daysUntilLast = ({ openUntil }: { openUntil: string }, now: number): number =>
  (Date.parse(indianDay(Date.parse(openUntil) - 1)) - Date.parse(indianDay(now))) / DAY_MS;
