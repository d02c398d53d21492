import type { JobStatus } from "../../../shared/schema.generated";

/** Whether people find the job and may apply: a reported one stays open while an admin looks at it. */
export const isOpenAt = (standing: { status: JobStatus } | null | undefined): boolean =>
  standing?.status === "ACTIVE" || standing?.status === "FLAGGED";

/** Whether somebody may post for one of the companies; who acts for none sets one up on the way. */
export const mayPost = (companies: readonly { viewerCan: { postJobs: boolean } }[]): boolean =>
  companies.length === 0 || companies.some(({ viewerCan }) => viewerCan.postJobs);
